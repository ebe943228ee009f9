// Where the piles lie and how large the cards are. Pure functions of numbers, in CSS pixels.

import type { Pile, Slot } from "../net/wire"

export type Room = { width: number; height: number }
export type Places = Pick<Pile, "place" | "kind">[]
export type Spot = { column: number; row: number; columns?: number; rows?: number }
export type Plan = {
  // grid: stock and foundations above the columns; side: beside them; rows: each pile is a row
  kind: "grid" | "side" | "rows"
  across: number // columns of the grid
  width: number // of a card
  height: number
  gap: number // between rows
  apart: number // between columns
  line: number // height of the strip that stands for face-down cards
  edge: number // height of a face-down card's sliver; 0: too little room for slivers
}
export type Fan = {
  strip: number // height of the visible part of a covered card
  line: number // height of the face-down cards above the first face-up card
  slivers: boolean // each face-down card shows an edge; otherwise one strip shows their count
  index: number // scale of the rank and suit of a covered card, so that the strip shows them whole
}

const ratio = 336 / 240 // height of a card to its width, as in the drawings
export const least = 44 // width of a card: the smallest target (WCAG 2.5.5)
const widestCard = 360
const thinnest = 24 // strip of a covered card (WCAG 2.5.8), as long as the pile fits the table
const shortest = 16 // strip that shows the number of face-down cards
const tightest = 4 // strip; with less, because the player enlarges the cards, the page scrolls
const indexed = 0.28 // share of a card's height that its rank and suit need, as in the drawings
const readable = 12 // of the same at least, in pixels
const lowest = 210 // room in which the page need not scroll
const tall = 3.3 // heights of a card that the foundations and the columns below them need
const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

// The layout for a room. `columns` is the number of columns of the game, `size` the player's choice
// of card size in percent.
export function plan(room: Room, columns: number, size: number): Plan {
  const above = Math.max(columns, 7)
  // On the narrowest phones the cards stand close; in a low window the page scrolls anyway.
  const most = (room.width - above * least) / (above - 1)
  const apart = Math.min(room.width * 0.013, room.height * 0.025, most)
  const gap = Math.round(between(room.height > lowest ? 1 : 4, apart, 18))
  const fits = (across: number) => (room.width - (across - 1) * gap) / across
  const stands = (cards: number) => (room.height - gap) / (cards * ratio)
  const beside = columns === 6 ? 10 : columns + 3

  const grid = Math.min(fits(above), stands(tall))
  const side = Math.min(fits(beside), stands(2.6))
  const isSide = room.height < 520 && side > grid * 0.95
  const across = isSide ? beside : above
  const widest = fits(across)
  const wanted = (between(least, isSide ? side : grid, widestCard) * size) / 100
  if (widest >= least && wanted <= widest * 1.2) {
    const width = Math.min(wanted, widest)
    const spread = between(
      gap,
      Math.floor((room.width - across * width) / (across + 3)),
      width * 0.3,
    )
    return measures(isSide ? "side" : "grid", across, width, gap, spread, room)
  }
  const tile =
    widest < least ? (between(least, (room.width - 16 - 5 * 4) / 6, 56) * size) / 100 : wanted
  return measures("rows", 4, Math.min(tile, (room.width - 16 - 3 * 4) / 4), 4, 4, room)
}

function measures(
  kind: Plan["kind"],
  across: number,
  width: number,
  gap: number,
  apart: number,
  room: Room,
): Plan {
  const whole = Math.floor(width)
  const height = Math.round(whole * ratio)
  return {
    kind,
    across,
    width: whole,
    height,
    gap,
    apart,
    line: Math.round(between(28, height * 0.32, Math.max(least, height * 0.2))),
    edge:
      kind === "grid"
        ? between(4, Math.max(height * 0.045, (room.height - 3 * height) / 60), 12)
        : 0,
  }
}

// How much of the covered cards shows: as much as possible without the pile reaching beyond the
// table. Face-down cards are slivers, unless the face-up cards need their room.
export function fan(
  plan: Plan,
  room: Room,
  pile: { kind: Pile["kind"]; slots: Pick<Slot, "card" | "down">[] },
): Fan {
  const open = pile.slots.filter((slot) => slot.card !== null).length
  const down = open > 0 ? Math.max(...pile.slots.map((slot) => slot.down)) : 0
  const covered = Math.max(open - 1, 0)
  const above = plan.kind === "grid" ? plan.height + Math.ceil(1.2 * plan.gap) : 0
  const space = room.height - above - plan.height
  const usual = Math.max(plan.height * 0.3, thinnest)
  const most = between(usual, space / 10, Math.max(usual, least))

  const left = space - thinnest * covered // for the face-down cards
  const edges = Math.max(thinnest, down * plan.edge)
  const slivers = down > 0 && plan.edge > 0 && left >= edges
  const line = Math.round(slivers ? edges : between(shortest, left, plan.line))
  const fitting = (space - (down && line)) / Math.max(covered, 1)
  const strip = Math.min(most, fitting < tightest ? thinnest : fitting)
  const isWhole = plan.kind === "rows" || pile.kind !== "column"
  const index = isWhole ? 1 : Math.min(1, Math.max(strip, readable) / (indexed * plan.height))
  return { strip: Math.floor(2 * strip) / 2, line, slivers, index }
}

// The grid cell of each pile. A left-handed table is the mirror image, but its columns keep their
// order.
export function spots(table: { piles: Places }, plan: Plan, left: boolean): Map<string, Spot> {
  const hand = table.piles.some((pile) => pile.kind === "hand")
  const { across } = plan
  const spots = new Map<string, Spot>()
  let foundation = 0
  let column = 0
  for (const { place, kind } of table.piles) {
    const number = kind === "foundation" ? foundation++ : kind === "column" ? column++ : 0
    let spot: Spot
    if (plan.kind === "rows")
      spot = {
        stock: { column: 1, row: 1 },
        waste: { column: 2, row: 1, columns: hand ? 2 : 3 },
        hand: { column: 4, row: 1 },
        foundation: { column: 1 + number, row: 2 },
        column: { column: 1, row: 3 + number, columns: 4 },
      }[kind]
    else if (plan.kind === "side")
      spot = {
        stock: { column: 1, row: 1 },
        waste: { column: 1, row: 2 },
        hand: { column: 2, row: 1 },
        foundation: { column: across - 1 + (number % 2), row: 1 + (number >> 1) },
        column: { column: (hand ? 3 : 2) + number, row: 1, rows: 2 },
      }[kind]
    else
      spot = {
        stock: { column: 1, row: 1 },
        waste: { column: 2, row: 1, columns: hand ? 1 : 2 },
        hand: { column: 3, row: 1 },
        foundation: { column: across - 3 + number, row: 1 },
        column: { column: 1 + number, row: 2 },
      }[kind]
    const shift = kind === "column" && plan.kind === "side" ? (left ? 2 - (hand ? 2 : 1) : 0) : 0
    if (left && kind !== "column")
      spot = { ...spot, column: across + 2 - spot.column - (spot.columns ?? 1) }
    spots.set(place, { ...spot, column: spot.column + shift })
  }
  return spots
}

// The styles of the table and of a cell. Custom properties are those of table.css.
export function tableStyle({ kind, across, width, height, gap, apart }: Plan, room: Room) {
  return {
    gridTemplateColumns: `repeat(${across}, ${kind === "rows" ? "1fr" : `${width}px`})`,
    "--w": `${width}px`,
    "--h": `${height}px`,
    "--gap": `${gap}px`,
    columnGap: `${apart}px`,
    minHeight: `${room.height}px`,
  }
}

export function cellStyle({ column, row, columns = 1, rows = 1 }: Spot) {
  return { gridColumn: `${column} / span ${columns}`, gridRow: `${row} / span ${rows}` }
}
