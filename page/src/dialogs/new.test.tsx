// @vitest-environment jsdom
// The search for graded deals, and an answer that comes when another game is chosen.

import { render } from "preact"
import { act as settled } from "preact/test-utils"
import { beforeEach, expect, it, vi } from "vitest"
import { klondike } from "../net/examples"
import { table, words } from "../net/state"

let answer = async (_reply: object) => {}
vi.mock("../net/server", () => ({
  newGame: vi.fn(),
  askQuietly: () =>
    new Promise((resolve) => {
      answer = (reply) =>
        settled(async () => {
          resolve(reply)
          await new Promise((next) => setTimeout(next))
        })
    }),
}))

const { NewGameDialog } = await import("./new")

const choose = (name: string, value: string) =>
  settled(() => document.querySelector<HTMLElement>(`[name=${name}][value="${value}"]`)!.click())
const find = async () => {
  await choose("cards", "find")
  await settled(() => document.querySelector<HTMLElement>("button[type=submit]")!.click())
}
const found = {
  said: ["1 deal"],
  found: [{ number: 7, level: "easy", rates: [1, 1, 1, 1], passes: 1, returns: false }],
}
const rows = () => document.querySelectorAll("table.found tbody tr").length

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = () => {}
  HTMLElement.prototype.scrollIntoView = () => {}
  words.value = { language: "en", languages: ["en"], labels: {}, cards: {} }
  table.value = klondike
  await settled(() => render(null, document.body))
  await settled(() => render(<NewGameDialog />, document.body))
  await answer({ mine: [] })
})

it("shows the deals that it found", async () => {
  await find()
  await answer(found)
  expect(rows()).toBe(1)
})

it("searches again at once for another game", async () => {
  await find()
  const late = answer
  await choose("game", "draw-one")
  await find()
  await late({ said: ["none"], found: [] })
  await answer(found)
  expect(rows()).toBe(1)
})

it("does not show the deals of one game as those of another", async () => {
  await find()
  await choose("game", "draw-one")
  await answer(found)
  expect(rows()).toBe(0)
})
