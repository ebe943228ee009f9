// @vitest-environment jsdom
import { expect, it } from "vitest"
import { chooseTarget, type Target } from "./drag"

const pile = (place: string, left: number, legal: boolean): Target => ({ place, legal, box: { left, top: 200, right: left + 100, bottom: 600 } })
const card = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 140 })
const piles = [pile("1", 0, false), pile("2", 120, true), pile("3", 240, true), pile("4", 360, false)]
const drop = (left: number, top = 300) => chooseTarget(card(left, top), left + 50, top + 10, piles)?.place ?? null

it("takes the legal pile that the card covers most", () => {
  expect(drop(125)).toBe("2")
  expect(drop(170)).toBe("2")
  expect(drop(190)).toBe("3")
})
it("forgives a drop beside a legal pile", () => {
  expect(drop(40)).toBe("2")           // more over pile 1, which is not legal
  expect(drop(120, 40)).toBe("2")      // above its top
})
it("asks for the pile that the card lies on, so that the refusal is told", () => {
  expect(drop(10)).toBe("1")
  expect(drop(-20)).toBe("1")
  expect(drop(390)).toBe("4")
})
it("takes nothing outside", () => {
  expect(drop(-200)).toBeNull()
  expect(drop(700)).toBeNull()
})
