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

// Null: the key belongs to the browser or the screen reader.
export function commandOf(stroke: Stroke, mode: Mode): Command | null {
  const { key, code, shiftKey } = stroke
  const letter = key.toLowerCase()
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
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  if (digit) return shiftKey ? `read-${Number(digit)}` : `pile-${Number(digit)}`
  switch (key) {
    case "?":
      return "help"
    case ".":
      return "again"
    case ",":
      return "earlier"
    case ":":
    case "/":
      return "box"
  }
  const name = mode.letters.get(letter)
  if (!name) return null
  if (shiftKey) return name in shifted ? shifted[name as keyof typeof shifted] : null
  return name === "moves" ? "option" : name
}

// ---- "Where is" takes a rank and a suit. Each is a list of words in a label, in the order of the
// ranks and suits; the letters of a word are the keys for it.

export function rankOf(key: string, words: string): number | null {
  return key === "1" ? 1 : key === "0" ? 10 : positionOf(key, words)
}

export function suitOf(key: string, words: string): number | null {
  const position = positionOf(key, words)
  return position && position - 1
}

// The position of the word that contains the key, from 1.
function positionOf(key: string, words: string): number | null {
  if (key.length !== 1) return null
  const letter = key.toLowerCase()
  const found = words
    .toLowerCase()
    .split(" ")
    .findIndex((word) => word.includes(letter))
  return found < 0 ? null : found + 1
}
