import { describe, expect, it } from "vitest"
import { klondike, pileOf, solitario } from "../net/examples"
import { fan, least, plan, type Room, spots } from "./layout"

const screens: [string, Room][] = [
  ["small phone", { width: 316, height: 260 }],
  ["phone", { width: 377, height: 620 }],
  ["phone on its side", { width: 800, height: 260 }],
  ["laptop", { width: 1236, height: 560 }],
  ["4K", { width: 3800, height: 1900 }],
  ["four times enlarged", { width: 300, height: 220 }],
]

describe.each(screens)("%s", (_, room) => {
  it.each([6, 7, 9])("%i columns fit across, and no card is too small to hit", (columns) => {
    for (const size of [100, 150, 200]) {
      const laid = plan(room, columns, size)
      expect(laid.width).toBeGreaterThanOrEqual(least)
      if (laid.kind !== "rows")
        expect(laid.across * laid.width + (laid.across - 1) * laid.apart).toBeLessThanOrEqual(
          room.width,
        )
      else expect(2 * laid.width).toBeLessThanOrEqual(room.width)
    }
  })

  it.each([
    ["klondike", klondike],
    ["solitario", solitario],
  ])("no two piles of %s share a cell, in either hand", (_, table) => {
    for (const left of [false, true]) {
      const columns = table.piles.filter((pile) => pile.kind === "column").length
      const laid = plan(room, columns, 100)
      const cells = [...spots(table, laid, left).values()].flatMap(
        ({ column, row, columns = 1, rows = 1 }) =>
          Array.from(
            { length: columns * rows },
            (_, i) => `${column + (i % columns)},${row + Math.floor(i / columns)}`,
          ),
      )
      expect(new Set(cells).size).toBe(cells.length)
      for (const cell of cells)
        expect(Number(cell.split(",")[0])).toSatisfy((at: number) => at >= 1 && at <= laid.across)
    }
  })
})

it("gives a low narrow window a row for each pile, and a sideways phone foundations at the side", () => {
  expect(plan(screens[5]![1], 7, 100).kind).toBe("rows")
  expect(plan({ width: 316, height: 190 }, 7, 100).kind).toBe("rows")
  expect(plan(screens[0]![1], 7, 100).kind).toBe("grid")
  expect(plan(screens[2]![1], 7, 100).kind).toBe("side")
  expect(plan(screens[3]![1], 7, 100).kind).toBe("grid")
})

const laptop = { width: 1240, height: 600 }

it.each(screens)("fans the longest piles so that they fit the table: %s", (_, room) => {
  for (const columns of [6, 7, 9])
    for (const [open, down] of [
      [13, 6],
      [19, 0],
      [8, 3],
    ] as const) {
      const laid = plan(room, columns, 100)
      if (laid.kind === "rows") continue
      const { line, strip, index } = fan(laid, room, pileOf("6", open, down))
      const above = laid.kind === "grid" ? laid.height + 1.2 * laid.gap : 0
      const covered = (down && line) + (open - 1) * strip
      expect(above + covered + laid.height).toBeLessThanOrEqual(room.height)
      expect(strip).toBeGreaterThanOrEqual(4)
      if (strip >= 12) expect(strip).toBeGreaterThan(index * 0.28 * laid.height - 1)
    }
})

it("shows more of each card of a short pile", () => {
  const laid = plan(laptop, 7, 100)
  const long = fan(laid, laptop, pileOf("7", 13, 6))
  const short = fan(laid, laptop, pileOf("7", 3))
  expect(short.strip).toBeGreaterThan(long.strip)
  expect(long.index).toBeLessThan(1)
  expect(short.index).toBe(1)
})

it("keeps strips of 24 pixels where the player's large cards do not fit anyway", () => {
  const low = { width: 2000, height: 230 }
  const laid = plan(low, 7, 200)
  expect(laid.kind).toBe("side")
  expect(fan(laid, low, pileOf("7", 13, 6)).strip).toBe(24)
})

it("has room for four foundations in a row, however large the player's cards are", () => {
  for (const width of [300, 377, 830, 1270]) {
    const laid = plan({ width, height: 600 }, 7, 400)
    expect(laid.kind).toBe("rows")
    expect(4 * laid.width + 3 * laid.gap + 16).toBeLessThanOrEqual(width)
  }
})

it("makes the cards of a laptop at least 125 pixels wide", () => {
  for (const columns of [6, 7]) expect(plan(laptop, columns, 100).width).toBeGreaterThanOrEqual(125)
})

it("shows an edge of 4 to 12 pixels for each face-down card, in a target of 24 or more", () => {
  for (const room of [laptop, { width: 377, height: 620 }]) {
    const laid = plan(room, 7, 100)
    for (const down of [1, 2, 3, 4, 5, 6]) {
      const { line, slivers } = fan(laid, room, pileOf("7", 2, down))
      expect(slivers).toBe(true)
      expect(line).toBeGreaterThanOrEqual(24)
      expect(line / down).toBeGreaterThanOrEqual(4)
      if (line > 24) expect(line / down).toBeLessThanOrEqual(12.2)
    }
  }
})

it("counts the face-down cards in one strip where the room is small", () => {
  const low = { width: 800, height: 260 }
  expect(fan(plan(low, 7, 100), low, pileOf("7", 2, 6)).slivers).toBe(false)
  expect(fan(plan(laptop, 7, 100), laptop, pileOf("7", 13, 6)).slivers).toBe(false)
})
