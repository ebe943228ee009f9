// The cursor of the table: a pile and a stop in it. It is the table's only tab stop.

import type { Cursor } from "../net/state"
import type { Pile, Table } from "../net/wire"

export type Way = "left" | "right" | "up" | "down" | "home" | "end" | "next" | "previous"

// The stop at the cursor. If that stop is gone, the top stop of its pile.
export function stopAt(table: Table, { place, index }: Cursor): Cursor {
  const pile = table.piles.find((pile) => pile.place === place) ?? table.piles[0]
  if (!pile) return { place, index: 0 }
  return { place: pile.place, index: Math.min(index, pile.slots.length - 1) }
}

// The stop at the cursor after the table has changed: the top stays the top, so that a card that is
// put on a pile gets the cursor; a lower stop stays at its card.
export function follow(before: Table, now: Table, cursor: Cursor): Cursor {
  const at = stopAt(before, cursor)
  const pile = before.piles.find((pile) => pile.place === at.place)
  const wasTop = pile && at.index === pile.slots.length - 1
  return stopAt(now, wasTop ? { ...at, index: Number.POSITIVE_INFINITY } : at)
}

export function topOf(pile: Pile): Cursor {
  return { place: pile.place, index: pile.slots.length - 1 }
}

// The next stop on the way; null at the edge of the table.
export function neighbour(table: Table, from: Cursor, way: Way): Cursor | null {
  const { place, index } = stopAt(table, from)
  const at = table.piles.findIndex((pile) => pile.place === place)
  const pile = table.piles[at]
  if (!pile) return null
  const top = pile.slots.length - 1
  const inPile = (index: number) => (index < 0 || index > top ? null : { place, index })
  const toPile = (pile: Pile | undefined) => (pile ? topOf(pile) : null)
  switch (way) {
    case "left":
      return toPile(table.piles[at - 1])
    case "right":
      return toPile(table.piles[at + 1])
    case "up":
      return inPile(index - 1)
    case "down":
      return inPile(index + 1)
    case "home": {
      const deepest = pile.slots.findIndex((slot) => slot.card !== null)
      return inPile(Math.max(0, deepest))
    }
    case "end":
      return inPile(top)
    case "next":
      return toPile(table.piles.slice(at).find((other) => other.kind !== pile.kind))
    case "previous": {
      const kind = table.piles.slice(0, at).findLast((other) => other.kind !== pile.kind)?.kind
      return toPile(table.piles.find((other) => other.kind === kind))
    }
  }
}
