// @vitest-environment jsdom
import { expect, it } from "vitest"
import { klondike, solitario } from "../net/examples"
import { chooseTarget, requestFor, type Target } from "./drag"

const pile = (place: string, left: number, legal: boolean): Target => ({
  place,
  legal,
  box: { left, top: 200, right: left + 100, bottom: 600 },
})
const card = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 140 })
const piles = [
  pile("1", 0, false),
  pile("2", 120, true),
  pile("3", 240, true),
  pile("4", 360, false),
]
const drop = (left: number, top = 300) =>
  chooseTarget(card(left, top), left + 50, top + 10, piles)?.place ?? null

it("takes the legal pile that the card covers most", () => {
  expect(drop(125)).toBe("2")
  expect(drop(170)).toBe("2")
  expect(drop(190)).toBe("3")
})
it("accepts a drop next to a legal pile", () => {
  expect(drop(40)).toBe("2") // mostly over pile 1, which is not legal
  expect(drop(120, 40)).toBe("2") // above its top
})
it("takes the pile under the card if no legal one is near, so that the server refuses", () => {
  expect(drop(10)).toBe("1")
  expect(drop(-20)).toBe("1")
  expect(drop(390)).toBe("4")
})
it("takes no pile far away from all piles", () => {
  expect(drop(-200)).toBeNull()
  expect(drop(700)).toBeNull()
})

it("sends a drop as a move", () => {
  const drop = (place: string, target: string, count = 1) =>
    requestFor({ table: klondike, place, count }, target)
  expect(drop("w", "5")).toEqual({ do: "play", move: "w5" })
  expect(drop("3", "5", 2)).toEqual({ do: "play", move: "35x2" })
  expect(drop("3", "fc")).toEqual({ do: "play", move: "3f" })
  expect(drop("fh", "5")).toEqual({ do: "play", move: "fh5" })
})
it("sends a drop that goes through the hand as one act, by its places", () => {
  const drop = (place: string, target: string) =>
    requestFor({ table: solitario, place, count: 1 }, target)
  expect(drop("w", "5")).toEqual({ do: "act", name: "move", source: "w", target: "5" })
  expect(drop("3", "w")).toEqual({ do: "act", name: "move", source: "3", target: "w" })
  expect(drop("fh", "3")).toEqual({ do: "act", name: "move", source: "fh", target: "3" })
  expect(drop("3", "h")).toEqual({ do: "play", move: "3h" })
  expect(drop("h", "3")).toEqual({ do: "play", move: "h3" })
  expect(drop("3", "fd")).toEqual({ do: "play", move: "3f" })
})
