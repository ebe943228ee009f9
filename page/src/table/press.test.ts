// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest"
import { klondike, solitario } from "../net/examples"
import { change } from "../net/settings"
import { table } from "../net/state"
import type { Table } from "../net/wire"
import { forgetTaps, pressStop } from "./press"

// The acts that were asked for, and what answers them: the table is another one only after the answer.
const acts: string[] = []
let held: (name: string) => Table["held"] = () => null
vi.mock("../net/server", () => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    askFor: async (name: string, details: { source?: string; target?: string } = {}) => {
      acts.push([name, details.source ?? details.target].filter(Boolean).join(" "))
      await new Promise((resolve) => setTimeout(resolve, 1000)) // a slow answer
      table.value = { ...table.value!, held: held(name) }
      return { ok: true }
    },
    inTurn: (press: () => Promise<unknown>) => {
      last = last.then(press)
      return last
    },
  }
})

const tap = (place: string, time: number, x = 0) =>
  pressStop({ place, index: Number.POSITIVE_INFINITY }, { x, y: 0, time })
const inHand = { ...solitario, held: { source: "h", count: 1 } }

beforeEach(() => {
  vi.useFakeTimers()
  acts.length = 0
  held = () => null
  change({ oneClick: false })
  forgetTaps()
})

it("refers to the table that the press before has left", async () => {
  table.value = klondike
  held = (name) => (name === "lift" ? { source: "6", count: 1 } : null)
  void tap("6", 0)
  void tap("7", 100)
  await vi.runAllTimersAsync()
  expect(acts).toEqual(["lift 6", "place 7"])
})

it("counts as a second one by its own time, however slow the answer", async () => {
  table.value = klondike
  held = (name) => (name === "lift" ? { source: "6", count: 1 } : null)
  void tap("6", 0)
  void tap("6", 399)
  await vi.runAllTimersAsync()
  expect(acts).toEqual(["lift 6", "out 6"])
  void tap("6", 5000)
  void tap("6", 5400)
  await vi.runAllTimersAsync()
  expect(acts.slice(2)).toEqual(["lift 6", "back"])
})

it("plays one move where one click plays a move", async () => {
  table.value = klondike
  change({ oneClick: true })
  void tap("6", 0)
  void tap("6", 100)
  void tap("6", 1000)
  await vi.runAllTimersAsync()
  expect(acts).toEqual(["best 6", "best 6"])
})

it("puts the card in the hand back unless a second press or a drag follows", async () => {
  table.value = inHand
  void tap("h", 0)
  await vi.advanceTimersByTimeAsync(399)
  expect(acts).toEqual([])
  await vi.runAllTimersAsync()
  expect(acts.splice(0)).toEqual(["back"])

  table.value = inHand
  void tap("h", 2000)
  void tap("h", 2100)
  await vi.runAllTimersAsync()
  expect(acts.splice(0)).toEqual(["out h"])

  table.value = inHand
  void tap("h", 4000)
  await vi.advanceTimersByTimeAsync(100)
  forgetTaps()
  await vi.runAllTimersAsync()
  expect(acts.splice(0)).toEqual([])

  table.value = inHand
  void tap("h", 6000)
  await vi.advanceTimersByTimeAsync(100)
  void tap("3", 6100)
  await vi.runAllTimersAsync()
  expect(acts.splice(0)).toEqual(["back", "lift 3"])
})

it("puts the card in the hand back at once by a key", async () => {
  table.value = inHand
  void pressStop({ place: "h", index: 0 })
  await vi.advanceTimersByTimeAsync(0)
  expect(acts).toEqual(["back"])
  await vi.runAllTimersAsync()
})
