// What a key means while the table has the focus. Letters belong to the language: they are labels.

import type { Way } from "./cursor"

export type Press = { key: string; code: string; shiftKey: boolean; ctrlKey: boolean; altKey: boolean; metaKey: boolean }

export type Mode = {
  italian: boolean                   // the game of solitario: Control P is ours
  letters: Map<string, Letter>
  keys: boolean                      // single characters are commands
  switches: "off" | "two" | "one"
}

const letters = [
  "draw", "discard", "read", "table", "waste", "stock", "foundations", "hand", "where", "moves", "hint", "info", "new",
  "brief", "finish", "undo",
] as const
export type Letter = typeof letters[number]
const shifted = { waste: "go-waste", stock: "go-stock", foundations: "go-foundations", moves: "option-back", undo: "redo" } as const

export type Command =
  | Way | Exclude<Letter, "moves"> | typeof shifted[keyof typeof shifted]
  | "press" | "best" | "out" | "back" | "deck" | "do" | "option" | "big" | "again" | "earlier" | "box" | "help"
  | `pile-${number}` | `read-${number}`

export function readLetters(label: (id: string) => string): Map<string, Letter> {
  return new Map(letters.map((name) => [label(`key-${name}`).toLowerCase(), name]))
}

const ways: Record<string, Way> = {
  ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end",
  PageDown: "next", PageUp: "previous",
}

// Null: not ours; the browser or the screen reader has it.
export function commandOf(press: Press, mode: Mode): Command | null {
  const { key, code, shiftKey } = press
  const letter = key.toLowerCase()
  if (press.altKey || press.metaKey) return null
  if (press.ctrlKey) {
    if (letter === "z") return shiftKey ? "redo" : "undo"
    if (letter === "y") return "redo"
    return letter === "p" && mode.italian ? "deck" : null
  }
  const way = ways[key]
  if (way) return shiftKey ? null : way
  switch (key) {
    case "Enter": return shiftKey ? "out" : mode.switches === "off" ? "best" : "do"
    case " ": return shiftKey ? "big" : { off: "press", two: "option", one: "do" }[mode.switches] as Command
    case "Backspace": case "Escape": return "back"
    case "F1": return "help"
  }
  if (!mode.keys) return null
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  if (digit) return shiftKey ? `read-${Number(digit)}` : `pile-${Number(digit)}`
  switch (key) {
    case "?": return "help"
    case ".": return "again"
    case ",": return "earlier"
    case ":": case "/": return "box"
  }
  const name = mode.letters.get(letter)
  if (!name) return null
  if (shiftKey) return name in shifted ? shifted[name as keyof typeof shifted] : null
  return name === "moves" ? "option" : name
}

// ---- where is: a rank, then a suit; the letters of each are a word of the label, in the order of ranks and suits

export function rankOf(key: string, letters: string): number | null {
  return key === "1" ? 1 : key === "0" ? 10 : wordOf(key, letters)
}

export function suitOf(key: string, letters: string): number | null {
  const number = wordOf(key, letters)
  return number && number - 1
}

function wordOf(key: string, letters: string): number | null {
  const found = key.length === 1 ? letters.toLowerCase().split(" ").findIndex((word) => word.includes(key.toLowerCase())) : -1
  return found < 0 ? null : found + 1
}
