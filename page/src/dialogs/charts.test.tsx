// @vitest-environment jsdom
import { render } from "preact"
import { expect, it } from "vitest"
import type { Chart } from "../net/wire"
import { ChartView } from "./charts"

const chart = (kind: Chart["kind"], ...values: (number | null)[][]): Chart => ({
  kind,
  title: "Chart",
  heads: ["Row", "One", "Two"].slice(0, 1 + values[0]!.length),
  rows: values.map((row, at) => ({
    name: `row ${at}`,
    short: `${at}`,
    values: row,
    texts: row.map(String),
  })),
})
const draw = (drawn: Chart) => render(<ChartView chart={drawn} />, document.body)
const all = (parts: string) => [...document.querySelectorAll(parts)]
const numbers = (part: Element, name: string) => Number(part.getAttribute(name))

it("draws a bar for each row, as tall as its value", () => {
  draw(chart("bars", [2], [0], [4]))
  const tall = all("rect").map((bar) => numbers(bar, "height"))
  expect(tall[1]).toBe(0)
  expect(tall[2]).toBeCloseTo(2 * tall[0]!)
})

it("draws a second share as a mark only if it is known", () => {
  draw(chart("shares", [0.25, 0.5], [1, null]))
  const long = all("rect[data-series]").map((bar) => numbers(bar, "width"))
  expect(long[1]).toBeCloseTo(4 * long[0]!)
  expect(all("path[data-series]")).toHaveLength(1)
})

it("draws a single row of lines as level lines", () => {
  draw(chart("lines", [3, 1]))
  const points = all("polyline")[0]!.getAttribute("points")!.split(" ")
  expect(points).toHaveLength(2)
  expect(points[0]!.split(",")[1]).toBe(points[1]!.split(",")[1])
})

it("is a table with every value for screen readers", () => {
  draw(chart("lines", [3, 1], [5, 2]))
  const rows = all("tbody tr").map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ["row 0", "3", "1"],
    ["row 1", "5", "2"],
  ])
  expect(all("svg")[0]!.closest("[aria-hidden=true]")).not.toBeNull()
})
