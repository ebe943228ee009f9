## The daily deals

date = { $day } { month } { $year }
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 }
bar-month = { month } { $year }
weekday = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
 }
bar-weekday = { $weekday ->
    [1] Mo
    [2] Tu
    [3] We
    [4] Th
    [5] Fr
    [6] Sa
   *[7] Su
 }
deal-daily = { $level ->
    [easy] easy deal of { date }
    [normal] normal deal of { date }
   *[hard] hard deal of { date }
 }
bar-daily = { $level ->
    [easy] Daily, easy ({ date })
    [normal] Daily, normal ({ date })
   *[hard] Daily, hard ({ date })
 }
daily = { date }: { $easy ->
    [yes] easy won
   *[no] easy not won
 }, { $normal ->
    [yes] normal won
   *[no] normal not won
 }, { $hard ->
    [yes] hard won
   *[no] hard not won
 }.
daily-streak = { $days ->
    [0] Days in a row with a win: none yet.
    [one] Days in a row with a win: { $days }.
   *[other] Days in a row with a win: { $days }.
 }
daily-how = Type "daily hard" to play the hard deal.
help-daily = daily: today's three deals. daily hard: play one. daily 2026 11 3 easy: play one from another day.
slot-day = { weekday } { date }{ $future ->
    [yes] , not yet available
   *[no] { $won ->
        [0] , none won
       *[other] , { $won } of 3 won
     }
 }
ui-daily = Daily deals
ui-daily-today = Today's deals
ui-daily-back = Previous month
ui-daily-forward = Next month
ui-daily-easy = Easy deal
ui-daily-normal = Normal deal
ui-daily-hard = Hard deal
ui-daily-won = won
fault-daily-outside = There are no daily deals for "{ $text }"; they run from 1 January 2026 to today.
fault-daily-level = "{ $text }" is not a level of daily deals; the levels are easy, normal and hard.
command-daily = daily | daily deal | daily deals | today's deal | today's deals | deal of the day
