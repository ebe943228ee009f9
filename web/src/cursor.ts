// Moving about the table: one tab stop, a pile and a stop in it.

import type { Cursor } from "./state"
import type { Pile, Table } from "./wire"

export type Way = "left" | "right" | "up" | "down" | "home" | "end" | "next" | "previous"

// The stop where the cursor is; a stop that is gone gives way to the top of its pile.
export function stopAt(table: Table, { place, index }: Cursor): Cursor {
  const pile = table.piles.find((pile) => pile.place === place) ?? table.piles[0]
  if (!pile) return { place, index: 0 }
  return { place: pile.place, index: Math.min(index, pile.slots.length - 1) }
}

export function topOf(pile: Pile): Cursor {
  return { place: pile.place, index: pile.slots.length - 1 }
}

// Null: the edge of the table.
export function step(table: Table, from: Cursor, way: Way): Cursor | null {
  const { place, index } = stopAt(table, from)
  const at = table.piles.findIndex((pile) => pile.place === place)
  const pile = table.piles[at]
  if (!pile) return null
  const top = pile.slots.length - 1
  const inPile = (index: number) => index < 0 || index > top ? null : { place, index }
  const toPile = (pile: Pile | undefined) => pile ? topOf(pile) : null
  switch (way) {
    case "left": return toPile(table.piles[at - 1])
    case "right": return toPile(table.piles[at + 1])
    case "up": return inPile(index - 1)
    case "down": return inPile(index + 1)
    case "home": return inPile(Math.max(0, pile.slots.findIndex((slot) => slot.card !== null)))
    case "end": return inPile(top)
    case "next": return toPile(table.piles.slice(at).find((other) => other.kind !== pile.kind))
    case "previous": {
      const kind = table.piles.slice(0, at).findLast((other) => other.kind !== pile.kind)?.kind
      return toPile(table.piles.find((other) => other.kind === kind))
    }
  }
}
