// @vitest-environment jsdom
import { render } from "preact"
import { act as settled } from "preact/test-utils"
import { beforeEach, expect, it } from "vitest"
import { klondike } from "../net/examples"
import { table, words } from "../net/state"
import type { Table } from "../net/wire"
import { isFinishing } from "../table/finale"
import { Ended } from "./ended"

const names = [
  "review",
  "lost-where",
  "new",
  "finish",
  "again",
  "next-level",
  "easier-level",
  "tutorial",
  "share",
  "replay",
  "won",
  "end-surely-lost",
  "end-surely-won",
  "end-no-move",
  "win-best",
]
const win = {
  facts: [
    { name: "Time", text: "6:12", best: true },
    { name: "Moves", text: "131", best: false },
  ],
  said: "Well played!",
  share: "Won",
  link: "",
  next: null,
}
const show = (changes: Partial<Table>) =>
  settled(() => {
    table.value = { ...klondike, ...changes }
  })
const bar = () => document.querySelector(".ended")
const buttons = () =>
  [...document.querySelectorAll(".ended button:not([aria-label])")].map(
    (button) => button.textContent,
  )

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
  expect(bar()).toBeNull()
  await show({ fate: "lost" })
  expect(bar()?.querySelector("h2")?.textContent).toBe("end-surely-lost")
  await show({})
  expect(bar()).toBeNull()
})

it("offers the acts that fit the ending", async () => {
  await show({ fate: "lost", undo: true })
  expect(buttons()).toEqual(["lost-where", "again"])
  await show({ ended: "no-move" })
  expect(buttons()).toEqual(["lost-where", "again"])
  const easier = { game: "draw-one", level: "easy" } as const
  await show({ ended: "no-move", easier })
  expect(buttons()).toEqual(["lost-where", "easier-level"])
  await show({ ended: "no-move", lesson_helps: true })
  expect(buttons()).toEqual(["lost-where", "tutorial"])
  await show({ finish: true })
  expect(buttons()).toEqual(["finish"])
  await show({ fate: "won" }) // the status line tells it; there is nothing to press
  expect(bar()).toBeNull()
  await show({ fate: "won", ended: "won", win })
  expect(buttons()).toEqual(["new", "again", "share", "replay", "review"])
  const next = { game: "draw-one", level: "normal" } as const
  await show({ fate: "won", ended: "won", win: { ...win, next } })
  expect(buttons().slice(0, 2)).toEqual(["new", "next-level"])
})

it("can be put away, until the game ends in another way", async () => {
  await show({ fate: "lost" })
  await settled(() => document.querySelector<HTMLElement>(".ended [aria-label]")!.click())
  expect(bar()).toBeNull()
  await show({ ended: "no-move" })
  expect(bar()).not.toBeNull()
  await settled(() => document.querySelector<HTMLElement>(".ended [aria-label]")!.click())
  await show({ id: "another", ended: "no-move" })
  expect(bar()).not.toBeNull()
})

it("shows what a win means", async () => {
  await show({ ended: "won", win })
  const rows = [...document.querySelectorAll(".win dl > div")].map((row) => row.textContent)
  expect(rows).toEqual(["Time6:12win-best", "Moves131"])
  expect(document.querySelector(".win h2")?.textContent).toBe("Well played!")
  isFinishing.value = true // cards still fly
  await settled(() => undefined)
  expect(bar()).toBeNull()
  isFinishing.value = false
})

it("is not a live region", async () => {
  await show({ fate: "lost" })
  expect(
    bar()?.matches("[aria-live], [role]") || bar()?.querySelector("[aria-live], [role]"),
  ).toBeFalsy()
})
