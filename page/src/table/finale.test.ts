// @vitest-environment jsdom
import { expect, it } from "vitest"
import { klondike, pileOf } from "../net/examples"
import { cardsOut } from "./finale"

const withHeights = (...heights: number[]) => ({
  ...klondike,
  piles: heights.map((height, suit) => ({
    ...pileOf(`f${suit}`, 1, 0, "foundation"),
    count: height,
  })),
})

it("finds the cards that went out, the lowest first", () => {
  expect(cardsOut(withHeights(13, 13, 13, 13), withHeights(13, 13, 13, 13))).toEqual([])
  const kings = [48, 49, 50, 51]
  expect(cardsOut(withHeights(12, 12, 12, 12), withHeights(13, 13, 13, 13))).toEqual(kings)
  const some = cardsOut(withHeights(0, 1, 2, 2), withHeights(3, 1, 3, 2))
  expect(some).toEqual([0, 4, 8, 10])
})
