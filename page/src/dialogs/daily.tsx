// The daily deals: the days of a month, and the three deals of a day.

import { useSignal } from "@preact/signals"
import type { TargetedKeyboardEvent } from "preact"
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { dailyLevels } from "../net/deals"
import { askQuietly, newGame } from "../net/server"
import { label, table } from "../net/state"
import type { Day, Month } from "../net/wire"
import { closeDialog, Modal } from "./modal"
import { Turn } from "./turn"

export function DailyDialog() {
  const month = useSignal<Month | null>(null)
  const chosen = useSignal("")
  const fault = useSignal("")
  const grid = useRef<HTMLTableElement>(null)
  const wanted = useRef("") // the day that gets the focus when its month is shown

  async function show(day: string) {
    const reply = await askQuietly({ do: "days", month: day })
    if (reply.month) {
      chosen.value ||= reply.month.today
      month.value = reply.month
    } else fault.value = reply.said.join(" ")
  }
  useEffect(() => void show(chosen.value), [])
  useLayoutEffect(() => {
    if (wanted.current) focusDay(wanted.current)
    wanted.current = ""
  }, [month.value])

  const dayButton = (day: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)

  function focusDay(day: string) {
    const button = dayButton(day)
    chosen.value = day
    if (button) button.focus()
    else {
      wanted.current = day
      void show(day)
    }
  }

  function keyDown(event: TargetedKeyboardEvent<HTMLTableElement>) {
    const shown = month.value
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -7,
      ArrowDown: 7,
      PageUp: -30,
      PageDown: 30,
    }
    const at = shown?.days.findIndex(({ day }) => day === chosen.value) ?? -1
    if (!shown || at < 0) return
    const weekday = (shown.first + at) % 7
    const step =
      event.key === "Home" ? -weekday : event.key === "End" ? 6 - weekday : steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const day = moved(chosen.value, step)
    const isShown = shown.days.some((each) => each.day === day)
    if (isShown || (step < 0 ? shown.before : shown.after)) focusDay(day)
  }

  async function play(level: string) {
    const now = table.value
    if (!now) return
    const { rules, scoring } = now
    const begun = await newGame({ rules, scoring, daily: `${chosen.value}:${level}` })
    if (typeof begun === "string") closeDialog()
    else fault.value = begun.error
  }

  const now = month.value
  const day = now?.days.find((each) => each.day === chosen.value)
  return (
    <Modal title={label("daily")}>
      {now && (
        <>
          <div class="month">
            <Turn to={now.before} text="daily-back" sign="‹" show={show} />
            <h3 id="h-month" aria-live="polite">
              {now.title}
            </h3>
            <Turn to={now.after} text="daily-forward" sign="›" show={show} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, as ARIA has it */}
          <table ref={grid} role="grid" class="days" aria-labelledby="h-month" onKeyDown={keyDown}>
            {/* The names of the days begin with the weekday. */}
            <thead aria-hidden="true">
              <tr>
                {now.weekdays.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks(now).map((week, at) => (
                <tr key={at}>
                  {week.map((each, n) =>
                    each ? (
                      <td key={n}>
                        <DayButton
                          day={each}
                          isToday={each.day === now.today}
                          isChosen={each.day === chosen.value}
                          isStop={each.day === (day ?? now.days[0]!).day}
                          choose={() => {
                            chosen.value = each.day
                          }}
                        />
                      </td>
                    ) : (
                      <td key={n} />
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          {day && (
            <section class="of-day" aria-labelledby="h-day">
              <h3 id="h-day">{day.day === now.today ? label("daily-today") : day.name}</h3>
              <div class="buttons">
                {dailyLevels.map((level) => (
                  <button
                    key={level}
                    type="button"
                    class={day.won.includes(level) ? undefined : "main"}
                    data-idle={!day.open || undefined}
                    onClick={() => void play(level)}
                  >
                    {label(`daily-${level}`)}
                    {day.won.includes(level) && <small> ({label("daily-won")})</small>}
                  </button>
                ))}
              </div>
            </section>
          )}
          <p class="aside">
            {now.game}. {now.streak}
          </p>
        </>
      )}
      <p role="alert" class="fault">
        {fault.value}
      </p>
    </Modal>
  )
}

// One day is the stop of the Tab key; the arrows go to the others. The focus tells which day is chosen:
// a state for screen readers would be said a second time after it.
function DayButton({
  day,
  isToday,
  isChosen,
  isStop,
  choose,
}: {
  day: Day
  isToday: boolean
  isChosen: boolean
  isStop: boolean
  choose: () => void
}) {
  return (
    <button
      type="button"
      data-day={day.day}
      class="plain"
      tabIndex={isStop ? 0 : -1}
      aria-label={day.name}
      data-chosen={isChosen || undefined}
      aria-current={isToday ? "date" : undefined}
      aria-disabled={!day.open || undefined}
      onClick={choose}
    >
      <span>{day.number}</span>
      <span class="pips">
        {day.open &&
          dailyLevels.map((level) => <i key={level} data-won={day.won.includes(level)} />)}
      </span>
    </button>
  )
}

function moved(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

// The days in rows of seven; null: a day of another month.
function weeks({ first, days }: Month): (Day | null)[][] {
  const cells: (Day | null)[] = [...Array<null>(first).fill(null), ...days]
  while (cells.length % 7) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, at) => cells.slice(7 * at, 7 * at + 7))
}
