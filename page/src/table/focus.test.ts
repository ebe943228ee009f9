// @vitest-environment jsdom
import { expect, it } from "vitest"
import { table } from "../net/state"
import { focusTable } from "./focus"

it("puts the focus nowhere when the game has gone with the bar that had it", () => {
  table.value = null
  expect(focusTable).not.toThrow()
})
