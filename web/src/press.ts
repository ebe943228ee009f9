// What pressing a stop does: with a mouse, a finger, Space, or by its name.

import type { Cursor } from "./state"
import { act, quiet, shown, table } from "./state"
import { settings } from "./settings"

const twice = 400        // milliseconds: two clicks on one pile within them are a double click
let last = { place: "", time: 0 }

export function again({ timeStamp }: Event, place: string): boolean {
  const is = last.place === place && timeStamp - last.time < twice
  last = { place: is ? "" : place, time: timeStamp }
  return is
}

let answered: Promise<unknown> = Promise.resolve()      // what the last press asked for
let putDown = false       // it put down what was held

// still: the browser counts it as the second click on one spot. After a card was put down there it belongs to the first; a
// click on that pile elsewhere, on the card that has come to lie there for one, is another, however soon it comes.
export async function activate(at: Cursor, double = false, still = false) {
  const isOne = still && putDown
  putDown = !isOne && !!table.value?.held && at.place !== "s"
  if (isOne) return undefined
  if (double) await answered
  const answer = ask(at, double)
  answered = answer ?? answered
  return answer
}

function ask({ place, index }: Cursor, double: boolean): Promise<unknown> | undefined {
  const now = table.value
  const pile = now?.piles.find((pile) => pile.place === place)
  const slot = pile?.slots[index]
  if (!now || !pile || !slot) return undefined
  const held = now.held?.source
  if (place === "s") return act("draw")
  // The first click of two has lifted the card, unless it turned one, or one went out by itself: then this is a new one.
  if (double && !settings.value.oneClick && held) {
    if (now.family === "solitario") return place === "w" ? act("out", { source: "h" }) : undefined
    if (held === place && index === pile.slots.length - 1 && pile.kind !== "foundation") return out(place)
  }
  if (place === held) return act("back")
  if (held && pile.kind === "column") return act("place", { target: place })
  if (held && pile.kind === "foundation") return act("place", { target: "f" })      // the card's own, whichever was pressed
  return act(settings.value.oneClick ? "best" : "lift", { source: place, number: slot.count })
}

// The first click of the two has lifted the card; a refusal leaves it where it was.
async function out(source: string) {
  const told = await act("out", { source })
  if (!told.ok && table.value?.held?.source === source) await quiet({ do: "act", name: "back" })
}

// Enter: what is held is put down; else the card makes its best move.
export function best({ place, index }: Cursor) {
  const now = shown.value
  const slot = now?.piles.find((pile) => pile.place === place)?.slots[index]
  if (!slot) return
  if (now?.held) return activate({ place, index })
  return act("best", { source: place, number: slot.count })
}
