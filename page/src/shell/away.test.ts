// @vitest-environment jsdom
// What the server knows of a player who is away from the table.

import { expect, it, vi } from "vitest"
import { dialog, greetings, link } from "../net/state"

const asked: unknown[] = []
vi.mock("../net/server", () => ({ askQuietly: (body: unknown) => asked.push(body) }))
await import("./away")

it("tells each process that serves the game that the player is away, once", () => {
  greetings.value += 1
  link.value = "open"
  dialog.value = "settings"
  expect(asked).toEqual([{ do: "away", away: true }])
  greetings.value += 1 // another process, over a connection that was never lost
  expect(asked).toHaveLength(2)
  link.value = "lost"
  dialog.value = null
  greetings.value += 1
  link.value = "open"
  expect(asked).toHaveLength(2) // a server believes that a player is there
})
