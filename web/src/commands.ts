// Keys turned into acts: the table's memory of what was just asked is here, and nothing of the game.

import { effect } from "@preact/signals"
import { step, stopAt, topOf, type Way } from "./cursor"
import { commandOf, rankOf, readLetters, suitOf, type Command, type Press } from "./keys"
import { activate, best } from "./press"
import { settings } from "./settings"
import { act, announce, cursor, dialog, label, looking, set, shown, status, table, words, type Cursor } from "./state"
import type { Pile } from "./wire"

let letters = new Map<string, never>() as ReturnType<typeof readLetters>
effect(() => {
  if (words.value) letters = readLetters(label)
})

let offered = false                     // a move was told, and Enter does it
let wanted: number | null = null        // "where is": -1 before its rank, then the rank

// A click, or the focus elsewhere: no key goes on with what was begun.
export function forget() {
  offered = false
  wanted = null
}

// Whether the key was ours.
export function press(event: Press): boolean {
  const now = table.value
  if (!now) return false
  if (wanted !== null && locate(event)) return true
  const { keys, switches } = settings.value
  const command = commandOf(event, { italian: now.family === "solitario", letters, keys, switches })
  if (command) run(command)
  return command !== null
}

function run(command: Command) {
  const offer = offered
  const at = stopAt(shown.value!, cursor.value)
  const { place } = at
  const [name, number] = command.split("-")
  offered = name === "option" || name === "hint"
  if (looking.value && !(command in ways)) return     // the replay is only looked at
  if (name === "pile" && number) return digit(number)
  if (name === "read" && number) return act("read", { number: Number(number) })
  switch (command) {
    case "left": case "right": case "up": case "down": case "home": case "end": case "next": case "previous":
      return move(command)
    case "press": return activate(at)
    case "best": return offer ? act("do") : best(at)
    case "out": return act("out", { source: place })
    case "option": return act("option", { number: 1 })
    case "option-back": return act("option", { number: -1 })
    case "read": return /\d/.test(place) ? act("read", { number: Number(place) }) : act(asks[shown.value!.piles.find((pile) => pile.place === place)!.kind])
    case "waste": return settings.value.quick ? act("best", { source: "w", number: 1 }) : act("waste")
    case "foundations": return act("foundation")
    case "go-waste": return go(({ kind }) => kind === "waste")
    case "go-stock": return go(({ kind }) => kind === "stock")
    case "go-foundations": return go(({ kind }) => kind === "foundation")
    case "where":
      wanted = -1
      return announce(label("where-rank"))
    case "brief": {
      const { spoken } = table.value!
      const levels = ["brief", "normal", "full"] as const
      return set({ ...spoken, level: levels[(levels.indexOf(spoken.level) + 1) % 3]! })
    }
    case "redo": return act("redo", { number: 1 })
    case "new": case "help":
      dialog.value = command
      return
    case "big":
      dialog.value = "card"
      return
    case "box": return document.getElementById("cmd")?.focus()
  }
  return act(command)        // draw, back, deck, discard, stock, table, hand, hint, info, undo, finish, again, earlier, do
}

const asks = { stock: "stock", waste: "waste", hand: "hand", foundation: "foundation", column: "read" }
const ways: Record<Way, true> = { left: true, right: true, up: true, down: true, home: true, end: true, next: true, previous: true }

function digit(number: string) {
  if (table.value!.choices.length) return act("choose", { number: Number(number) })
  const pile = shown.value!.piles.find((pile) => pile.place === number)
  if (settings.value.quick && pile) return act("best", { source: number })
  // The focus speaks for itself; where it does not move, the pile is told.
  const there = pile && JSON.stringify(topOf(pile)) === JSON.stringify(cursor.value)
  return there || !pile ? act("read", { number: Number(number) }) : focus(topOf(pile))
}

function go(is: (pile: Pile) => boolean) {
  const pile = shown.value!.piles.find(is)
  if (pile) focus(topOf(pile))
}

function move(way: Way) {
  const { left } = settings.value
  const now = shown.value!
  const at = stopAt(now, cursor.value)
  const mirrored = left && (way === "left" || way === "right") && !/\d/.test(at.place)
  const to = step(now, at, mirrored ? way === "left" ? "right" : "left" : way)
  if (to) focus(to)
  else if (now.spoken.level === "full") announce(label(`edge-${way}`))
}

function focus({ place, index }: Cursor) {
  document.querySelector<HTMLElement>(`#table [data-slot="${place}.${index}"]`)?.focus()
}

// "Where is" waits for a rank and a suit as long as it takes; Backspace leaves.
function locate({ key, ctrlKey, altKey, metaKey }: Press): boolean {
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
    wanted = rankOf(key, label(`keys-rank-${deck}`)) ?? -1
    announce(wanted === -1 ? label("where-rank") : label(`where-suit-${wanted}`))
    return true
  }
  const suit = suitOf(key, label(`keys-suit-${deck}`))
  if (suit === null) announce(status.value)
  else {
    void act("where", { card: 4 * (wanted! - 1) + suit })
    wanted = null
  }
  return true
}

// One button: what can be done is told one by one while the table has the focus; the button does it.
effect(() => {
  const { switches, scan } = settings.value
  if (switches !== "one" || !table.value) return      // any news of the table starts the wait again
  const timer = setInterval(() => {
    const on = document.activeElement?.closest("#table") && !document.hidden && !dialog.value && !looking.value
    if (on && table.value && !table.value.ended) void act("option", { number: 1 })
  }, scan * 1000)
  return () => clearInterval(timer)
})
