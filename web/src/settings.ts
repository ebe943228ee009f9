// What the player likes, kept in this browser and shown to the style sheets as data- attributes of the page.

import { effect, signal } from "@preact/signals"
import type { Spoken } from "./wire"

export const levels = ["random", "easy", "normal", "hard", "tricky"] as const
export type Level = typeof levels[number]

// In solitario nothing is drawn for want of another move: there are no tricky deals.
export const levelsOf = (game: string) => levels.filter((name) => name !== "tricky" || game !== "solitario")

export type Settings = {
  theme: "auto" | "light" | "dark" | "contrast"
  four: boolean             // four colours of suits, not two
  back: 1 | 2 | 3 | 4
  left: boolean             // left-handed: the stock on the right
  motion: boolean
  size: number              // per cent of the size of cards that fits the window
  celebrate: boolean
  clock: boolean
  score: boolean
  hints: boolean            // mark what can usefully be lifted
  oneClick: boolean         // a click plays the best move
  quick: boolean            // a digit plays the best move of its pile
  keys: boolean             // single letters are commands
  switches: "off" | "two" | "one"
  scan: number              // seconds a move in one-button mode
  level: Level              // of new deals
  chance: boolean           // the chance bar
  spoken: Spoken | null     // null: the server chooses
}

export const standard: Settings = {
  theme: "auto", four: true, back: 1, left: false, motion: true, size: 100, celebrate: true, clock: true, score: true,
  hints: false, oneClick: false, quick: false, keys: true, switches: "off", scan: 2, level: "random", chance: false, spoken: null,
}

const allowed: { [K in keyof Settings]: (value: unknown) => boolean } = {
  theme: one("auto", "light", "dark", "contrast"), four: flag, back: one(1, 2, 3, 4), left: flag, motion: flag, size: between(100, 400),
  celebrate: flag, clock: flag, score: flag, hints: flag, oneClick: flag, quick: flag, keys: flag, switches: one("off", "two", "one"),
  scan: between(0.5, 10), level: one(...levels), chance: flag, spoken: isSpoken,
}

function flag(value: unknown) { return typeof value === "boolean" }
function one(...values: unknown[]) { return (value: unknown) => values.includes(value) }
function between(least: number, most: number) {
  return (value: unknown) => typeof value === "number" && value >= least && value <= most
}
function isSpoken(value: unknown) {
  if (value === null) return true
  if (typeof value !== "object") return false
  const { language, level, memory, figures, endings } = value as Record<string, unknown>
  return one("en", "it")(language) && one("brief", "normal", "full")(level) && flag(memory) && flag(figures)
    && (endings === undefined || flag(endings))
}

// Stored text may be of an older version or from anybody: what does not fit is left at its standard value.
export function readSettings(text: string | null): Settings {
  let stored: unknown = null
  try { stored = JSON.parse(text ?? "null") } catch { /* as if nothing were stored */ }
  const settings: Record<string, unknown> = { ...standard }
  if (stored !== null && typeof stored === "object")
    for (const [name, value] of Object.entries(stored))
      if (Object.hasOwn(allowed, name) && allowed[name as keyof Settings](value)) settings[name] = value
  return settings as Settings
}

const place = "winnable"
function load(): string | null {
  try { return localStorage.getItem(place) } catch { return null }   // storage may be forbidden
}

export const settings = signal<Settings>(readSettings(load()))

export function change(changes: Partial<Settings>) {
  settings.value = { ...settings.value, ...changes }
}

effect(() => {
  try { localStorage.setItem(place, JSON.stringify(settings.value)) } catch { /* kept for this visit only */ }
})

// ---- what the system prefers

function prefers(query: string) {
  const media = typeof matchMedia === "function" ? matchMedia(query) : null
  const answer = signal(media?.matches ?? false)
  media?.addEventListener("change", () => { answer.value = media.matches })
  return answer
}
const dark = prefers("(prefers-color-scheme: dark)")
const contrast = prefers("(prefers-contrast: more)")
const still = prefers("(prefers-reduced-motion: reduce)")

export function moves(): boolean { return settings.value.motion && !still.value }

effect(() => {
  const now = settings.value
  const theme = now.theme !== "auto" ? now.theme : contrast.value ? "contrast" : dark.value ? "dark" : "light"
  Object.assign(document.documentElement.dataset, {
    theme, four: String(now.four), back: String(now.back), left: String(now.left), hints: String(now.hints),
    motion: String(moves()), size: String(now.size), clock: String(now.clock), score: String(now.score),
  })
})
