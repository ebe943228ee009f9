// @vitest-environment jsdom
// The dialog for the question which card is turned.

import { afterEach, beforeEach, expect, it } from "vitest"
import { klondike } from "../net/examples"
import { dialog, link, table } from "../net/state"
import { askCard } from "./asking"

const asking = { ...klondike, asked: { said: "Which card?", cards: [0, 1] } } as never

let stop = () => {}
beforeEach(() => {
  link.value = "open"
  table.value = asking
  stop = askCard()
})
afterEach(() => {
  stop()
  dialog.value = table.value = null
})

it("asks once", () => {
  expect(dialog.value).toBe("reveal")
  dialog.value = null
  table.value = { ...(asking as object) } as never
  expect(dialog.value).toBe(null)
})

it("asks again at once after a table without a question, however soon the next one comes", () => {
  dialog.value = null
  table.value = klondike
  table.value = asking
  expect(dialog.value).toBe("reveal")
})

it("asks again after a loss of the connection", () => {
  dialog.value = null
  link.value = "lost"
  expect(dialog.value).toBe(null)
  link.value = "open"
  expect(dialog.value).toBe("reveal")
})

it("does not ask while another dialog is open, but at the next table", () => {
  dialog.value = null
  table.value = klondike
  dialog.value = "settings"
  table.value = asking
  expect(dialog.value).toBe("settings")
  dialog.value = null
  table.value = { ...(asking as object) } as never
  expect(dialog.value).toBe("reveal")
})
