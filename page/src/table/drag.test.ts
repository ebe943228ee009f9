// @vitest-environment jsdom
import { expect, it } from "vitest"
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

it("sends a drop with the card, which may lie elsewhere when its turn comes", () => {
  const drop = (place: string, target: string) => requestFor({ place, card: 30 }, target)
  expect(drop("w", "5")).toEqual({ do: "act", name: "move", card: 30, target: "5" })
  expect(drop("3", "w")).toEqual({ do: "act", name: "move", card: 30, target: "w" })
  expect(drop("3", "fc")).toEqual({ do: "act", name: "move", card: 30, target: "f" })
})
it("takes a card into the hand from its place", () => {
  expect(requestFor({ place: "3", card: 30 }, "h")).toEqual({ do: "play", move: "3h" })
})
