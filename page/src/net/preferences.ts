// What the player has chosen, as it is stored, and what follows from it before anything else is known: the
// attributes that the style sheets see, and the language. Without signals: the first frame needs it.

import { languages, levels, type SpeechSettings, verbosities } from "./wire"

export const storageKey = "winnable"

// Solitario has no tricky deals (docs/grading.md).
export const levelsOf = (game: string) =>
  levels.filter((name) => name !== "tricky" || game !== "solitario")

export type Settings = {
  theme: "auto" | "light" | "dark" | "contrast"
  face: "auto" | "classic" | "large" // of the cards: large figures, or small ones in two corners
  felt: "green" | "blue" | "red"
  four: boolean // four colours for the suits, not two
  back: 1 | 2 | 3 | 4 | 5 | 6
  left: boolean // left-handed: the stock on the right
  motion: boolean
  size: number // card size in percent of the size that fits the window
  celebrate: boolean
  clock: boolean
  score: boolean
  hints: boolean // mark the cards that can be played, most of all those whose move is useful
  oneClick: boolean // a click plays the best move
  quick: boolean // a digit plays the best move of its pile
  keys: boolean // single letters are commands
  switches: "off" | "two" | "one"
  scan: number // seconds for each move in one-button mode
  chance: boolean // the chance bar
  sounds: boolean
  words: boolean // each move is told in words, and the texts below the table are in sight
  toured: boolean // the tutorial was offered and the offer answered
  touredSolitario: boolean // the same for solitario, whose tutorial is another one
  last: "" | "klondike" | "solitario" // the table to draw first, that of the last game; "": no move yet
  spoken: SpeechSettings | null // null: the server chooses
}

export const standard: Settings = {
  theme: "auto",
  face: "auto",
  felt: "green",
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
  quick: false,
  keys: true,
  switches: "off",
  scan: 2,
  chance: false,
  sounds: false,
  words: false,
  toured: false,
  touredSolitario: false,
  last: "",
  spoken: null,
}

const allowed: { [K in keyof Settings]: (value: unknown) => boolean } = {
  theme: one("auto", "light", "dark", "contrast"),
  face: one("auto", "classic", "large"),
  felt: one("green", "blue", "red"),
  four: flag,
  back: one(1, 2, 3, 4, 5, 6),
  left: flag,
  motion: flag,
  size: between(100, 400),
  celebrate: flag,
  clock: flag,
  score: flag,
  hints: flag,
  oneClick: flag,
  quick: flag,
  keys: flag,
  switches: one("off", "two", "one"),
  scan: between(0.5, 10),
  chance: flag,
  sounds: flag,
  words: flag,
  toured: flag,
  touredSolitario: flag,
  last: one("", "klondike", "solitario"),
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
  if (stored !== null && typeof stored === "object") {
    if (Object.hasOwn(stored, "toured")) settings.last = "klondike" // been here before there was `last`
    for (const [name, value] of Object.entries(stored))
      if (Object.hasOwn(allowed, name) && allowed[name as keyof Settings](value))
        settings[name] = value
  }
  return settings as Settings
}

// What the operating system prefers, and whether the window has room for cards with small figures.
export const wished = {
  dark: "(prefers-color-scheme: dark)",
  contrast: "(prefers-contrast: more)",
  still: "(prefers-reduced-motion: reduce)",
  roomy: "(min-width: 48rem) and (min-height: 32rem)",
}
export type Wishes = { [K in keyof typeof wished]: boolean }

export function attributesOf(now: Settings, wishes: Wishes): Record<string, string> {
  const theme =
    now.theme !== "auto" ? now.theme : wishes.contrast ? "contrast" : wishes.dark ? "dark" : "light"
  const isLarge = !wishes.roomy || theme === "contrast" || now.size > 100
  return {
    theme,
    face: now.face !== "auto" ? now.face : isLarge ? "large" : "classic",
    felt: now.felt,
    four: String(now.four),
    back: String(now.back),
    left: String(now.left),
    hints: String(now.hints),
    motion: String(now.motion && !wishes.still),
    size: String(now.size),
    clock: String(now.clock),
    score: String(now.score),
  }
}

// The language that the player has chosen here, or the first one of the browser that is spoken here.
export function languageOf({ spoken }: Settings, wanted: readonly string[]): string {
  if (spoken && spoken.chosen !== false) return spoken.language
  const names = wanted.map((name) => name.split("-")[0])
  return names.find((name) => (languages as readonly (string | undefined)[]).includes(name)) ?? "en"
}
