// What the page shows, as signals. The server sends every sentence and every name.

import { computed, signal } from "@preact/signals"
import type { LinkState } from "./connection"
import type { Level, Race, ReviewReport, Slot, Table, Words } from "./wire"

export type Cursor = { place: string; index: number } // a pile, and a stop in it

export const table = signal<Table | null>(null)
export const replayed = signal<Table | null>(null) // an earlier table, shown during a replay
export const shown = computed(() => replayed.value ?? table.value)
export const words = signal<Words | null>(null)
export const status = signal("") // the text of the one live region
export const isSeen = signal(false) // whether it tells only what the table shows
export const glance = signal("") // what is worth a look of it then
// The language of that text. The page's own texts follow once they are loaded.
export const statusLanguage = computed(() => table.value?.spoken.language)
export const link = signal<LinkState>("connecting")
export const greetings = signal(0) // how often a server has greeted this page: each time it knows nothing of it
// Whether the page has no game to show: the game is gone or cannot be opened.
export const isWithoutGame = computed(() => !["connecting", "open", "lost"].includes(link.value))
// How much of the review that is being made is done, from 0 to 1; null while none is.
export const progress = signal<number | null>(null)
export const reviewed = signal<ReviewReport | null>(null) // of the line that is replayed
export const isWin = signal(false) // whether the replay shows how that game could have been won
// Whether the step that the replay shows next was a mistake.
export const isMistake = computed(() => !isWin.value && !!mistakeAfter(replayed.value?.at))
export const mistakeAfter = (at = -1) =>
  reviewed.value?.mistakes.find(({ step }) => step === at + 1)

// The level of new deals of each game.
export const levels = signal<Record<string, Level>>({})
export const race = signal<Race | null>(null) // the race that the player is in
export const dialog = signal<string | null>(null) // the name of the open dialog
export const showings = signal(0) // how often a dialog has hidden the table and shown it again
export const cursor = signal<Cursor>({ place: "s", index: 0 })

export const focused = computed<Slot | null>(() => {
  const { place, index } = cursor.value
  return shown.value?.piles.find((pile) => pile.place === place)?.slots[index] ?? null
})

export function label(id: string): string {
  return words.value?.labels[id] ?? ""
}

// Screen readers do not announce a text that a live region already has. A trailing no-break space
// makes the text different. Of all ways tried, only this one was announced again in both browsers
// (docs/accessibility.md).
export function announce(text: string, seen = false, short = "") {
  const said = fitting(both(events, news, text))
  if (!said) return
  clearTimeout(timer)
  isSeen.value = seen && said === text
  glance.value = isSeen.value ? short : ""
  events = news = ""
  saidAt = performance.now()
  status.value = said === status.value ? `${said}\u00a0` : said
}

// A task of the tutorial names no keys where fingers play.
export function fitting(text: string): string {
  const lesson = table.value?.lesson
  const hasMouse = lesson && matchMedia("(any-pointer: fine)").matches // then there are keys too
  return lesson && !hasMouse ? text.replace(lesson.text, lesson.short) : text
}

// News of a search, such as a certain end, waits until the last sentence has been read: Orca fetches the
// text of the line some time after the change, and would hear the news alone.
export function announceNews(text: string) {
  news = both(news, text)
  announceLater()
}

// What others did in a race waits too, and is said even if the cards have moved meanwhile: with the
// answer to a move that comes at the same time, which would take its place.
export function announceEvent(text: string) {
  events = both(events, text)
  announceLater(together)
}

function announceLater(least = 0) {
  const early = Math.max(saidAt + reading - performance.now(), least)
  if (early <= 0) return announce("")
  clearTimeout(timer)
  timer = window.setTimeout(announce, early, "")
}

// The news are no longer true.
export function forgetNews() {
  news = ""
}

const both = (...texts: string[]) => texts.filter(Boolean).join(" ")

const reading = 2000 // milliseconds; on a busy machine, one second was too short
const together = 300 // milliseconds
let saidAt = -reading
let news = "" // what waits
let events = ""
let timer = 0
