// What the page shows, as signals. The server sends every sentence and every name.

import { computed, signal } from "@preact/signals"
import type { LinkState } from "./connection"
import type { Slot, Table, Words } from "./wire"

export type Cursor = { place: string; index: number } // a pile, and a stop in it

export const table = signal<Table | null>(null)
export const replayed = signal<Table | null>(null) // an earlier table, shown during a replay
export const shown = computed(() => replayed.value ?? table.value)
export const words = signal<Words | null>(null)
export const status = signal("") // the text of the one live region
// The language of that text. The page's own texts follow once they are loaded.
export const statusLanguage = computed(() => table.value?.spoken.language)
export const link = signal<LinkState>("connecting")
// Whether the page has no game to show: the game is gone or cannot be opened.
export const isWithoutGame = computed(() => !["connecting", "open", "lost"].includes(link.value))
export const dialog = signal<string | null>(null) // the name of the open dialog
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
export function announce(text: string) {
  if (!text) return
  const whole = [text, ...late.splice(0)].join(" ")
  status.value = whole === status.value ? `${whole}\u00a0` : whole
  announced = performance.now()
}

// Announces what nobody asked for, such as a certain end, once the last message can have been read, or
// together with the next one: Orca reads the region a moment after it has changed, and never says a
// text that was replaced meanwhile.
export function announceLater(text: string) {
  if (!text) return
  late = [text]
  setTimeout(() => announce(late.pop() ?? ""), Math.max(0, announced + reading - performance.now()))
}

// The late message is no longer true.
export function forgetLate() {
  late = []
}

const reading = 1000 // milliseconds
let announced = Number.NEGATIVE_INFINITY
let late: string[] = []
