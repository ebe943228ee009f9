// The settings of the player. This browser stores them; the style sheets see them as data-
// attributes of the page.

import { effect, signal } from "@preact/signals"
import { storedText, storeText } from "./stored"
import { type Level, languages, levels, type SpeechSettings, verbosities } from "./wire"

// Solitario has no tricky deals (docs/grading.md).
export const levelsOf = (game: string) =>
  levels.filter((name) => name !== "tricky" || game !== "solitario")

export type Settings = {
  theme: "auto" | "light" | "dark" | "contrast"
  four: boolean // four colours for the suits, not two
  back: 1 | 2 | 3 | 4
  left: boolean // left-handed: the stock on the right
  motion: boolean
  size: number // card size in percent of the size that fits the window
  celebrate: boolean
  clock: boolean
  score: boolean
  hints: boolean // mark the cards whose move is useful
  oneClick: boolean // a click plays the best move
  offeredTap: boolean // one-tap moves were offered to the player
  quick: boolean // a digit plays the best move of its pile
  keys: boolean // single letters are commands
  switches: "off" | "two" | "one"
  scan: number // seconds for each move in one-button mode
  level: Level // of new deals
  chance: boolean // the chance bar
  sounds: boolean
  toured: boolean // the tutorial was offered and the offer answered
  touredSolitario: boolean // the same for solitario, whose tutorial is another one
  spoken: SpeechSettings | null // null: the server chooses
}

export const standard: Settings = {
  theme: "auto",
  four: false,
  back: 1,
  left: false,
  motion: true,
  size: 100,
  celebrate: true,
  clock: true,
  score: true,
  hints: false,
  oneClick: false,
  offeredTap: false,
  quick: false,
  keys: true,
  switches: "off",
  scan: 2,
  level: "random",
  chance: false,
  sounds: false,
  toured: false,
  touredSolitario: false,
  spoken: null,
}

const allowed: { [K in keyof Settings]: (value: unknown) => boolean } = {
  theme: one("auto", "light", "dark", "contrast"),
  four: flag,
  back: one(1, 2, 3, 4),
  left: flag,
  motion: flag,
  size: between(100, 400),
  celebrate: flag,
  clock: flag,
  score: flag,
  hints: flag,
  oneClick: flag,
  offeredTap: flag,
  quick: flag,
  keys: flag,
  switches: one("off", "two", "one"),
  scan: between(0.5, 10),
  level: one(...levels),
  chance: flag,
  sounds: flag,
  toured: flag,
  touredSolitario: flag,
  spoken: isSpoken,
}

function flag(value: unknown) {
  return typeof value === "boolean"
}
function one(...values: unknown[]) {
  return (value: unknown) => values.includes(value)
}
function between(least: number, most: number) {
  return (value: unknown) => typeof value === "number" && value >= least && value <= most
}
function isSpoken(value: unknown) {
  if (value === null) return true
  if (typeof value !== "object") return false
  const { language, level, memory, figures, endings, rating, chosen } = value as Record<
    string,
    unknown
  >
  return (
    one(...languages)(language) &&
    one(...verbosities)(level) &&
    flag(memory) &&
    flag(figures) &&
    (endings === undefined || flag(endings)) &&
    (rating === undefined || flag(rating)) &&
    (chosen === undefined || flag(chosen))
  )
}

// Reads stored text. It may come from an older version or from elsewhere: a value that does not fit
// is replaced by the standard one.
export function readSettings(text: string | null): Settings {
  let stored: unknown = null
  try {
    stored = JSON.parse(text ?? "null")
  } catch {
    // Not JSON: as if nothing were stored.
  }
  const settings: Record<string, unknown> = { ...standard }
  if (stored !== null && typeof stored === "object")
    for (const [name, value] of Object.entries(stored))
      if (Object.hasOwn(allowed, name) && allowed[name as keyof Settings](value))
        settings[name] = value
  return settings as Settings
}

const storageKey = "winnable"

export const settings = signal<Settings>(readSettings(storedText("localStorage", storageKey)))

export function change(changes: Partial<Settings>) {
  settings.value = { ...settings.value, ...changes }
}

effect(() => storeText("localStorage", storageKey, JSON.stringify(settings.value)))

// ---- preferences of the operating system

function prefers(query: string) {
  const media = typeof matchMedia === "function" ? matchMedia(query) : null
  const answer = signal(media?.matches ?? false)
  media?.addEventListener("change", () => {
    answer.value = media.matches
  })
  return answer
}
const dark = prefers("(prefers-color-scheme: dark)")
const contrast = prefers("(prefers-contrast: more)")
const still = prefers("(prefers-reduced-motion: reduce)")

// Whether moving cards are animated.
export function isAnimated(): boolean {
  return settings.value.motion && !still.value
}

effect(() => {
  const now = settings.value
  const theme =
    now.theme !== "auto" ? now.theme : contrast.value ? "contrast" : dark.value ? "dark" : "light"
  Object.assign(document.documentElement.dataset, {
    theme,
    four: String(now.four),
    back: String(now.back),
    left: String(now.left),
    hints: String(now.hints),
    motion: String(isAnimated()),
    size: String(now.size),
    clock: String(now.clock),
    score: String(now.score),
  })
})
