import { expect, it } from "vitest"
import { klondike, pileOf, solitario } from "../net/examples"
import type { Table } from "../net/wire"
import { gamesOf, gestureAt, rowAt } from "./gestures"
import rows from "./gestures.json"

const felt = { place: "", index: 0 }

// Every stop and the felt, with nothing held and with cards of each pile that can be lifted.
function* everywhere(table: Table, sources: string[]) {
  for (const source of [null, ...sources]) {
    const now = { ...table, held: source ? { source, count: 1 } : null }
    yield [now, felt] as const
    for (const { place, slots } of table.piles)
      for (const index of slots.keys()) yield [now, { place, index }] as const
  }
}

const down = pileOf("8", 0, 3)
const empty = pileOf("7", 0)
it.each([
  [{ ...klondike, piles: [...klondike.piles, down] }, ["w", "fh", "2"]],
  [{ ...solitario, piles: [...solitario.piles, empty] }, ["h"]],
])("has a row for every stop, and uses every row", (table, sources) => {
  const stops = [...everywhere(table, sources)]
  const used = new Set(stops.map(([now, at]) => rowAt(now, at)))
  expect([...used].sort()).toEqual(Object.keys(rows[gamesOf(table)]).sort())
  for (const [now, at] of stops) expect(gestureAt(now, at).press).toBeTruthy()
})
