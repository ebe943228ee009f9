// @vitest-environment jsdom
import { render } from "preact"
import { act as settled } from "preact/test-utils"
import { beforeEach, expect, it } from "vitest"
import { Ended, endOf } from "./ended"
import { klondike } from "./examples"
import { table, words } from "./state"
import type { Table } from "./wire"

const names = [
  "undo",
  "review",
  "new",
  "finish",
  "again",
  "share",
  "replay",
  "won",
  "hint",
  "end-surely-lost",
  "end-surely-won",
  "end-no-move",
]
const show = (changes: Partial<Table>) =>
  settled(() => {
    table.value = { ...klondike, ...changes }
  })
const bar = () => document.querySelector(".ended")
const buttons = () =>
  [...document.querySelectorAll(".ended button")].map((button) => button.textContent)

beforeEach(async () => {
  words.value = {
    language: "en",
    languages: ["en", "it"],
    labels: Object.fromEntries(names.map((name) => [name, name])),
    cards: {},
  }
  table.value = klondike
  await settled(() => render(null, document.body))
  await settled(() => render(<Ended />, document.body))
})

it("appears only at an ending", async () => {
  expect(endOf(klondike)).toBeNull()
  expect(bar()).toBeNull()
  await show({ fate: "lost" })
  expect(bar()?.querySelector("h2")?.textContent).toBe("end-surely-lost")
  await show({})
  expect(bar()).toBeNull()
})

it("offers the acts that fit the ending", async () => {
  await show({ fate: "lost", undo: true })
  expect(buttons()).toEqual(["undo", "review", "new"])
  await show({ ended: "no-move" })
  expect(buttons()).toEqual(["review", "new"])
  await show({ fate: "won", finish: true })
  expect(buttons()).toEqual(["finish"])
  await show({ fate: "won" })
  expect(buttons()).toEqual(["hint"])
  await show({ fate: "won", ended: "won" })
  expect(buttons()).toEqual(["new", "again", "share", "replay", "review"])
})

it("is not a live region", async () => {
  await show({ fate: "lost" })
  expect(
    bar()?.matches("[aria-live], [role]") || bar()?.querySelector("[aria-live], [role]"),
  ).toBeFalsy()
})
