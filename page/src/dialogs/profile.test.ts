// @vitest-environment jsdom
import { expect, it } from "vitest"
import { partsOf } from "./profile"

const head = { version: 1, winnable: "everything", settings: { language: "it" } }

it("sends a small export whole", () => {
  const everything = { ...head, games: [{ id: "a" }], results: [] }
  expect(partsOf(everything).map((text) => JSON.parse(text))).toEqual([everything])
})

it("sends a large export in pieces that together have everything, in order", () => {
  const games = [...Array(40).keys()].map((id) => ({ id, text: "x".repeat(50_000) }))
  const results = [{ id: 1 }, { id: 2 }]
  const parts = partsOf({ ...head, games, results, damaged: [] })
  expect(Math.max(...parts.map((text) => text.length))).toBeLessThan(700_000)
  const found = parts.map((text) => JSON.parse(text))
  for (const each of found) expect(each).toMatchObject(head)
  expect(found.flatMap((each) => each.games ?? [])).toEqual(games)
  expect(found.flatMap((each) => each.results ?? [])).toEqual(results)
})
