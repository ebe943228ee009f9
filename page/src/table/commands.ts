// Turns the keys of the table into acts. It keeps the state of a started command ("where is", an
// offered move), but no state of the game.

import { effect } from "@preact/signals"
import { dealNext } from "../net/deals"
import { act, askQuietly, speak, spokenNow } from "../net/server"
import { settings } from "../net/settings"
import { announce, cursor, dialog, label, replayed, shown, table, words } from "../net/state"
import { type ActName, type Pile, verbosities } from "../net/wire"
import { neighbour, stopAt, topOf, type Way } from "./cursor"
import { focusStop, isAtTable } from "./focus"
import {
  type Command,
  commandOf,
  type Letter,
  rankOf,
  readLetters,
  type Stroke,
  suitOf,
} from "./keys"
import { playBest, pressStop } from "./press"

let letters = new Map<string, Letter>()
effect(() => {
  if (words.value) letters = readLetters(label)
})

let offered = false // the server offered a move, and Enter plays it
let wanted: number | null = null // "where is": -1 while its rank is missing, then the rank

// Cancels a started command: after a click, and when the focus leaves the table.
export function forget() {
  offered = false
  wanted = null
}

// Handles a key; returns false for a key that belongs to the browser.
export function handleKey(stroke: Stroke): boolean {
  const now = table.value
  if (!now) return false
  if (wanted !== null && locate(stroke)) return true
  const { keys, switches } = settings.value
  const command = commandOf(stroke, { hand: now.hand, letters, singleKeys: keys, switches })
  if (command) void run(command)
  return command !== null
}

function run(command: Command): unknown {
  const wasOffered = offered
  const at = stopAt(shown.value!, cursor.value)
  const { place } = at
  const [name, number] = command.split("-")
  offered = name === "option" || name === "hint"
  if (replayed.value && !(command in ways)) return undefined // a replay changes nothing
  if (name === "pile" && number) return goOrPlay(number)
  if (name === "read" && number) return act("read", { number: Number(number) })
  switch (command) {
    case "left":
    case "right":
    case "up":
    case "down":
    case "home":
    case "end":
    case "next":
    case "previous":
      return moveFocus(command)
    case "press":
      return pressStop(at)
    case "best":
      return wasOffered ? act("do") : playBest(at)
    case "out":
      return act("out", { source: place })
    case "option":
      return act("option", { number: 1 })
    case "do": // with a number, the server then says the first of the next choices
      if (settings.value.switches === "two") return act("do", { number: 1 })
      // The button means what was said last, and not what is under way from the server.
      if (scanning) void askQuietly({ do: "act", name: "scan", number: -scanning })
      return act("do")
    case "option-back":
      return act("option", { number: -1 })
    case "read":
      return readPile(place)
    case "waste":
      return settings.value.quick ? act("best", { source: "w", number: 1 }) : act("waste")
    case "foundations":
      return act("foundation")
    case "go-waste":
      return focusKind("waste")
    case "go-stock":
      return focusKind("stock")
    case "go-foundations":
      return focusKind("foundation")
    case "where":
      wanted = -1
      return announce(askRank())
    case "brief":
      return nextVerbosity()
    case "redo":
      return act("redo", { number: 1 })
    case "new":
      return dealNext(table.value!)
    case "help":
      dialog.value = command
      return undefined
    case "big":
      dialog.value = "card"
      return undefined
    case "box":
      return document.getElementById("cmd")?.focus()
  }
  // The other commands have the names of acts.
  return act(command as ActName)
}

const ways: Record<Way, true> = {
  left: true,
  right: true,
  up: true,
  down: true,
  home: true,
  end: true,
  next: true,
  previous: true,
}

const askRank = () => label(`where-rank-${table.value!.deck}`)

function readPile(place: string) {
  if (/\d/.test(place)) return act("read", { number: Number(place) })
  const { kind } = shown.value!.piles.find((pile) => pile.place === place)!
  return act(kind === "column" ? "read" : kind)
}

function nextVerbosity() {
  const next = verbosities.indexOf(spokenNow().level) + 1
  return speak({ level: verbosities[next % verbosities.length]! })
}

// A digit selects a choice, plays the best move of its column, or moves the focus to the column.
function goOrPlay(digit: string) {
  if (table.value!.choices.length) return act("choose", { number: Number(digit) })
  const pile = shown.value!.piles.find((pile) => pile.place === digit)
  if (settings.value.quick && pile) return act("best", { source: digit })
  return goTo(pile, () => act("read", { number: Number(digit) }))
}

function focusKind(kind: "waste" | "stock" | "foundation") {
  return goTo(
    shown.value!.piles.find((pile) => pile.kind === kind),
    () => act(kind),
  )
}

// A screen reader speaks when the focus moves. If it cannot move, the server reads the pile.
function goTo(pile: Pile | undefined, read: () => unknown) {
  const before = document.activeElement
  if (pile) focusStop(topOf(pile))
  return document.activeElement === before ? read() : undefined
}

function moveFocus(way: Way) {
  const { left } = settings.value
  const now = shown.value!
  const at = stopAt(now, cursor.value)
  const mirrored = left && (way === "left" || way === "right") && !/\d/.test(at.place)
  const to = neighbour(now, at, mirrored ? (way === "left" ? "right" : "left") : way)
  if (to) focusStop(to)
  else if (now.spoken.level === "full") announce(label(`edge-${way}`))
}

// "Where is" waits for a rank and then a suit, without a time limit; Backspace ends it.
function locate(stroke: Stroke): boolean {
  const { key, ctrlKey, altKey, metaKey } = stroke
  if (["Shift", "Control", "Alt", "AltGraph", "Meta"].includes(key)) return true
  if (key === "Tab" || key.startsWith("Arrow") || ctrlKey || altKey || metaKey) {
    wanted = null
    return false
  }
  if (key === "Backspace" || key === "Escape") {
    wanted = null
    announce(label("where-left"))
    return true
  }
  const { deck } = table.value!
  if (wanted === -1) {
    wanted = rankOf(stroke, label(`keys-rank-${deck}`)) ?? -1
    announce(wanted === -1 ? askRank() : label(`where-suit-${wanted}`))
    return true
  }
  const suit = suitOf(stroke, label(`keys-suit-${deck}`))
  if (suit === null) announce(label(`where-suit-${wanted!}`))
  else {
    void act("where", { card: 4 * (wanted! - 1) + suit })
    wanted = null
  }
  return true
}

let scanning = 0 // moves under way from the server that the player has not heard

// One-button mode: while the table has the focus, or nothing has it, the server says one possible move
// after another, and the button plays the last one said. Each new table restarts the wait.
effect(() => {
  const { switches, scan } = settings.value
  if (switches !== "one" || !table.value) return
  const timer = setInterval(() => {
    const isOn = isAtTable() && !document.hidden && !dialog.value && !replayed.value
    if (!isOn || !table.value) return
    scanning += 1
    void act("scan").finally(() => {
      scanning -= 1
    })
  }, scan * 1000)
  return () => clearInterval(timer)
})
