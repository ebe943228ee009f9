// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest"
import { klondike } from "../net/examples"
import type { ChanceEstimate, Reply, Table } from "../net/wire"

const answers: ((reply: Partial<Reply>) => void)[] = []
vi.mock("../net/server", async (original) => ({
  ...(await original<typeof import("../net/server")>()),
  askQuietly: () => new Promise((resolve) => answers.push(resolve as never)),
}))
const { chance } = await import("./chance")
const { change } = await import("../net/settings")
const { link, table } = await import("../net/state")

const after = (text: string): Table => ({
  ...klondike,
  piles: [{ ...klondike.piles[0]!, text }, ...klondike.piles.slice(1)],
})
const likely = (share: number): ChanceEstimate => ({ said: "", fair: null, share, low: 0, high: 1 })
async function answer(share: number) {
  answers.shift()!({ chance: likely(share) })
  await Promise.resolve().then(() => undefined)
}

beforeEach(() => {
  answers.length = 0
  link.value = "open"
  change({ chance: true })
})

it("asks for one position at a time, and drops an answer that is too late", async () => {
  table.value = after("first")
  expect(answers.length).toBe(1)
  table.value = after("second")
  table.value = after("third")
  expect(answers.length).toBe(1)
  await answer(0.1)
  expect(chance.value).toBeNull()
  expect(answers.length).toBe(1)
  await answer(0.3)
  expect(chance.value?.share).toBe(0.3)
  expect(answers.length).toBe(0)
})

it("asks again only for another position, and not while it is off or after the end", async () => {
  table.value = { ...after("third"), seconds: 7 }
  expect(answers.length).toBe(0)
  change({ chance: false })
  table.value = after("fourth")
  change({ chance: true })
  expect(answers.length).toBe(1)
  await answer(0.4)
  table.value = { ...after("fifth"), ended: "won" }
  expect(answers.length).toBe(0)
  expect(chance.value).toBeNull()
})
