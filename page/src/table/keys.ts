// Maps the keys of the table to commands. The letters depend on the language, so they come from the
// labels.

import type { Way } from "./cursor"

// The fields of a KeyboardEvent that select a command.
export type Stroke = {
  key: string
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

export type Mode = {
  hand: boolean // Control P is a command only in a game with a hand
  letters: Map<string, Letter>
  singleKeys: boolean // single characters are commands
  switches: "off" | "two" | "one"
}

const letters = [
  "draw",
  "discard",
  "read",
  "table",
  "waste",
  "stock",
  "foundations",
  "hand",
  "where",
  "moves",
  "hint",
  "info",
  "new",
  "brief",
  "finish",
  "undo",
] as const
export type Letter = (typeof letters)[number]
const shifted = {
  waste: "go-waste",
  stock: "go-stock",
  foundations: "go-foundations",
  moves: "option-back",
  undo: "redo",
} as const

export type Command =
  | Way
  | Exclude<Letter, "moves">
  | (typeof shifted)[keyof typeof shifted]
  | "press"
  | "best"
  | "out"
  | "back"
  | "deck"
  | "do"
  | "option"
  | "scan"
  | "big"
  | "again"
  | "earlier"
  | "box"
  | "help"
  | `pile-${number}`
  | `read-${number}`

export function readLetters(label: (id: string) => string): Map<string, Letter> {
  return new Map(letters.map((name) => [label(`key-${name}`).toLowerCase(), name]))
}

const ways: Record<string, Way> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "home",
  End: "end",
  PageDown: "next",
  PageUp: "previous",
}

// The digit of a key, by its position: some keyboards have digits only with Shift.
const digitOf = (code: string) => /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]

// The small Latin letter of a key. A key with a letter of another script counts as the letter that an
// English keyboard has there, and so does the apostrophe that Hebrew has in the place of W.
export function letterOf({ key, code }: Pick<Stroke, "key" | "code">): string {
  const place = /^Key([A-Z])$/.exec(code)?.[1]
  const isOfOtherScript = /^[\p{L}\p{M}\p{N}]/u.test(key) && key > "\u024f"
  const isHebrew = key === "'" && place === "W"
  return (place && (isOfOtherScript || isHebrew) ? place : key).toLowerCase()
}

// Whether a key has a name, such as Enter. Some Arabic keys have two letters.
export const isNamed = (key: string) => /^[A-Z][A-Za-z0-9]+$/.test(key)

// Null: the key belongs to the browser or the screen reader.
export function commandOf(stroke: Stroke, mode: Mode): Command | null {
  const { key, code, shiftKey } = stroke
  const letter = letterOf(stroke)
  if (stroke.altKey || stroke.metaKey) return null
  if (stroke.ctrlKey) {
    if (letter === "z") return shiftKey ? "redo" : "undo"
    if (letter === "y") return "redo"
    return letter === "p" && mode.hand ? "deck" : null
  }
  const way = ways[key]
  if (way) return shiftKey ? null : way
  switch (key) {
    case "Enter":
      return shiftKey ? "out" : mode.switches === "off" ? "best" : "do"
    case " ":
      return shiftKey ? "big" : ({ off: "press", two: "scan", one: "do" } as const)[mode.switches]
    case "Backspace":
    case "Escape":
      return "back"
    case "F1":
      return "help"
  }
  if (!mode.singleKeys) return null
  // These signs are in the list of keys, so they come before digits: in Russian, Shift and 7 make "?".
  // The slash is not in the list: in German, Shift and 7 make it, and read pile 7.
  switch (key) {
    case "?":
    case "؟":
      return "help"
    case ".":
      return "again"
    case ",":
    case "،":
      return "earlier"
    case ":":
      return "box"
  }
  const digit = Number(digitOf(code))
  if (digit) return shiftKey ? `read-${digit}` : `pile-${digit}`
  if (key === "/") return "box"
  const name = mode.letters.get(letter)
  if (!name) return null
  if (shiftKey) return name in shifted ? shifted[name as keyof typeof shifted] : null
  return name === "moves" ? "option" : name
}

// ---- "Where is" takes a rank and a suit. Each is a list of words in a label, in the order of the
// ranks and suits; the letters of a word are the keys for it.
type Press = Pick<Stroke, "key" | "code">

export function rankOf(press: Press, words: string): number | null {
  const sign = isNamed(press.key) ? press.key : (digitOf(press.code) ?? letterOf(press))
  return sign === "1" ? 1 : sign === "0" ? 10 : positionOf(sign, words)
}

export function suitOf(press: Press, words: string): number | null {
  const position = positionOf(letterOf(press), words)
  return position && position - 1
}

// The position of the word that contains the letter, from 1.
function positionOf(letter: string, words: string): number | null {
  if (letter.length !== 1) return null
  const found = words
    .toLowerCase()
    .split(" ")
    .findIndex((word) => word.includes(letter))
  return found < 0 ? null : found + 1
}
