// What a press, the second press of a double press, and a drag mean: the table gestures.json. Tests
// compare docs/table.md with it, and play every row.

import type { Cursor } from "../net/state"
import type { Pile, Table } from "../net/wire"
import rows from "./gestures.json"

// column: its top card; run: a card below the top, where runs move; down: a top card that is turned by
// hand; empty: a column without cards
type Place = Pile["kind"] | "run" | "down" | "empty" | "felt"
// back-late: puts the card back as soon as no second press can follow
// place-or-back: what is refused goes back where it was
type Press =
  | "draw"
  | "lift"
  | "turn"
  | "place"
  | "place-or-back"
  | "discard"
  | "back"
  | "back-late"
  | "nothing"
// out: sends the card to its foundation, or says why not
type Second = "draw" | "out" | "out-or-back" | "back" | "nothing"
export type Gesture = {
  place: Place
  press: Press
  second: Second
  drag: "card" | "run" | "nothing" // what it moves
}

// The meaning of gestures at a stop; without a pile, on the felt.
export function gestureAt(now: Table, at: Cursor): Gesture {
  const place = placeOf(now, at)
  const found: Record<string, string[]> = rows[gamesOf(now)]
  const [press, second, drag] = found[rowAt(now, at)]!
  return { place, press, second, drag } as Gesture
}

export const gamesOf = ({ hand }: Table) => (hand ? "with a hand" : "without a hand")

// The name of its row.
export function rowAt(now: Table, at: Cursor): string {
  const place = placeOf(now, at)
  const held = !now.held ? "nothing" : now.held.source === at.place ? "this" : "another"
  return place in rows[gamesOf(now)] ? place : `${place}, ${held} held`
}

function placeOf(now: Table, { place, index }: Cursor): Place {
  const pile = now.piles.find((pile) => pile.place === place)
  if (!pile) return "felt"
  if (pile.kind !== "column") return pile.kind
  const top = pile.slots.length - 1
  if (index < top) return now.hand ? "column" : "run"
  const { card, down } = pile.slots[top]!
  return card !== null ? "column" : down ? "down" : "empty"
}
