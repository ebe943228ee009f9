// Where the piles lie and how large the cards are: numbers in, numbers out.

import type { Pile, Table } from "./wire"

export type Room = { width: number; height: number }
export type Spot = { column: number; row: number; columns?: number; rows?: number }
export type Plan = {
  kind: "grid" | "side" | "rows"     // stock and foundations above, beside, or one pile a row
  across: number                     // columns of the grid
  width: number                      // of a card
  height: number
  gap: number                        // between rows; between columns it may be wider
  apart: number
  line: number                       // height of the strip that face-down cards show
}

export const ratio = 336 / 240       // height of a card to its width, as drawn
export const least = 44              // CSS pixels: the smallest target
const thinnest = 24                  // the smallest strip of a covered card
const most = 360
const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

export function plan(room: Room, columns: number, size: number): Plan {
  const gap = Math.round(between(4, room.width * 0.013, 18))
  const fits = (across: number) => (room.width - (across - 1) * gap) / across
  const stands = (cards: number) => (room.height - gap) / (cards * ratio)
  const above = Math.max(columns, 7)
  const beside = columns === 6 ? 10 : columns + 3

  const grid = Math.min(fits(above), stands(3.8))
  const side = Math.min(fits(beside), stands(2.6))
  const isSide = room.height < 520 && side > grid * 1.1
  const across = isSide ? beside : above
  const widest = fits(across)
  const wanted = between(least, isSide ? side : grid, most) * size / 100
  if (widest >= least && wanted <= widest * 1.2) {
    const width = Math.min(wanted, widest)
    const apart = between(gap, Math.floor((room.width - across * width) / (across + 3)), width * 0.3)
    return measures(isSide ? "side" : "grid", across, width, gap, apart)
  }
  const tile = widest < least ? between(least, (room.width - 16 - 5 * 4) / 6, 56) * size / 100 : wanted
  return measures("rows", 4, Math.min(tile, (room.width - 16 - 4) / 2), 4, 4)
}

function measures(kind: Plan["kind"], across: number, width: number, gap: number, apart: number): Plan {
  const whole = Math.floor(width)
  const height = Math.round(whole * ratio)
  return { kind, across, width: whole, height, gap, apart, line: Math.round(between(28, height * 0.32, Math.max(least, height * 0.2))) }
}

// How much of a covered card shows: as much as lets the pile end within the table.
export function strip(plan: Plan, room: Room, pile: Pile): number {
  const open = pile.slots.filter((slot) => slot.card !== null).length
  const down = pile.slots.some((slot) => slot.down > 0) && open > 0 ? plan.line : 0
  const space = room.height - (plan.kind === "grid" ? plan.height + 2 * plan.gap : 0) - plan.height - down
  const roomy = between(plan.height * 0.3, space / 10, Math.max(plan.height * 0.3, least))
  return Math.floor(between(thinnest, open > 1 ? space / (open - 1) : roomy, roomy))
}

// The cells of the piles, from the left; a left-handed table is its mirror, but for the order of the columns.
export function spots(table: Table, plan: Plan, left: boolean): Map<string, Spot> {
  const hand = table.piles.some((pile) => pile.kind === "hand")
  const { across } = plan
  const spots = new Map<string, Spot>()
  let foundation = 0, column = 0
  for (const { place, kind } of table.piles) {
    const number = kind === "foundation" ? foundation++ : kind === "column" ? column++ : 0
    let spot: Spot
    if (plan.kind === "rows") spot = {
      stock: { column: 1, row: 1 }, waste: { column: 2, row: 1, columns: hand ? 2 : 3 }, hand: { column: 4, row: 1 },
      foundation: { column: 1 + number, row: 2 }, column: { column: 1, row: 3 + number, columns: 4 },
    }[kind]
    else if (plan.kind === "side") spot = {
      stock: { column: 1, row: 1 }, waste: { column: 1, row: 2 }, hand: { column: 2, row: 1 },
      foundation: { column: across - 1 + number % 2, row: 1 + (number >> 1) },
      column: { column: (hand ? 3 : 2) + number, row: 1, rows: 2 },
    }[kind]
    else spot = {
      stock: { column: 1, row: 1 }, waste: { column: 2, row: 1, columns: hand ? 1 : 2 }, hand: { column: 3, row: 1 },
      foundation: { column: across - 3 + number, row: 1 }, column: { column: 1 + number, row: 2 },
    }[kind]
    const shift = kind === "column" && plan.kind === "side" ? (left ? 2 - (hand ? 2 : 1) : 0) : 0
    if (left && kind !== "column") spot = { ...spot, column: across + 2 - spot.column - (spot.columns ?? 1) }
    spots.set(place, { ...spot, column: spot.column + shift })
  }
  return spots
}
