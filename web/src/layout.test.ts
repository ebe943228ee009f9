import { describe, expect, it } from "vitest"
import { least, plan, spots, strip, type Room } from "./layout"
import { klondike, pileOf, solitario } from "./examples"

const screens: [string, Room][] = [
  ["small phone", { width: 308, height: 460 }], ["phone", { width: 377, height: 620 }], ["phone on its side", { width: 800, height: 260 }],
  ["laptop", { width: 1236, height: 560 }], ["4K", { width: 3800, height: 1900 }], ["four times enlarged", { width: 300, height: 220 }],
]

describe.each(screens)("%s", (_, room) => {
  it.each([6, 7, 9])("%i columns fit across, and no card is too small to hit", (columns) => {
    for (const size of [100, 150, 200]) {
      const laid = plan(room, columns, size)
      expect(laid.width).toBeGreaterThanOrEqual(least)
      if (laid.kind !== "rows") expect(laid.across * laid.width + (laid.across - 1) * laid.apart).toBeLessThanOrEqual(room.width)
      else expect(2 * laid.width).toBeLessThanOrEqual(room.width)
    }
  })

  it.each([["klondike", klondike], ["solitario", solitario]])("no two piles of %s share a cell, in either hand", (_, table) => {
    for (const left of [false, true]) {
      const columns = table.piles.filter((pile) => pile.kind === "column").length
      const laid = plan(room, columns, 100)
      const cells = [...spots(table, laid, left).values()].flatMap(({ column, row, columns = 1, rows = 1 }) =>
        Array.from({ length: columns * rows }, (_, i) => `${column + i % columns},${row + Math.floor(i / columns)}`))
      expect(new Set(cells).size).toBe(cells.length)
      for (const cell of cells) expect(Number(cell.split(",")[0])).toSatisfy((at: number) => at >= 1 && at <= laid.across)
    }
  })
})

it("a small phone gets a row a pile, one on its side gets the foundations beside", () => {
  expect(plan(screens[0]![1], 7, 100).kind).toBe("rows")
  expect(plan(screens[2]![1], 7, 100).kind).toBe("side")
  expect(plan(screens[3]![1], 7, 100).kind).toBe("grid")
})

it("a long pile is pressed together until it ends within the table, and never below 24 pixels", () => {
  const room = { width: 1236, height: 560 }
  const laid = plan(room, 7, 100)
  const long = pileOf("7", 9, 6)
  const end = laid.height + 2 * laid.gap + laid.line + 8 * strip(laid, room, long) + laid.height
  expect(end).toBeLessThanOrEqual(room.height)
  expect(strip(laid, room, pileOf("7", 3))).toBeGreaterThan(strip(laid, room, long))
  expect(strip(laid, { ...room, height: 300 }, pileOf("7", 30))).toBe(24)
})
