// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { forget, join } from "./race"
import { announce, announceEvent, race, status, words } from "./state"
import type { Words } from "./wire"

class Socket {
  static all: Socket[] = []
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}
  constructor() {
    Socket.all.push(this)
  }
  static OPEN = 1
  close() {}
  hear(news: object) {
    this.onmessage({ data: JSON.stringify(news) })
  }
  drop(code: number) {
    this.onclose({ code })
  }
}

const waiting = { said: [], race: { id: "race-1", stage: "waiting", game: "", racers: [] } }
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("WebSocket", Socket)
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  )
  Socket.all = []
  status.value = ""
  words.value = { labels: { "race-lost": "Lost." } } as unknown as Words
  join("race-1")
})
afterEach(() => {
  forget()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it("connects again with growing pauses until the race answers", async () => {
  const made = []
  const said = []
  for (const ms of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    Socket.all.at(-1)!.drop(4429)
    await wait(ms - 1)
    made.push(Socket.all.length)
    said.push(status.value)
    status.value = ""
    await wait(1)
  }
  expect(made).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(said).toEqual(["", "Lost.", "", "", "", "", ""])
  Socket.all.at(-1)!.hear(waiting)
  expect(race.value?.id).toBe("race-1")
  Socket.all.at(-1)!.drop(1013)
  await wait(1000)
  expect(Socket.all.length).toBe(9)
})

it("asks again for the game of a race that did not come, and complains once", async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError("no network")))
  vi.stubGlobal("fetch", fetched)
  words.value = { labels: { "server-gone": "Gone." } } as unknown as Words
  const racers = [{ own: true, state: "playing" }]
  Socket.all.at(-1)!.hear(waiting)
  Socket.all.at(-1)!.hear({ said: [], race: { ...waiting.race, stage: "running", racers } })
  await wait(0)
  expect(status.value).toBe("Gone.")
  status.value = ""
  await wait(6000)
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(status.value).toBe("")
  Socket.all.at(-1)!.hear({ said: [], race: { ...waiting.race, stage: "over", racers } })
  await wait(10_000)
  expect(fetched).toHaveBeenCalledTimes(3)
})

it("forgets a race that refuses it", async () => {
  Socket.all[0]!.hear(waiting)
  Socket.all[0]!.hear({ error: "There is no such race." })
  Socket.all[0]!.drop(4404)
  await wait(60_000)
  expect([Socket.all.length, race.value]).toEqual([1, null])
})

it("says what others did with an answer that comes at the same time", async () => {
  announce("Drawn.")
  await wait(5000)
  announceEvent("The race is over.")
  expect(status.value).toBe("Drawn.")
  announce("You won!")
  expect(status.value).toBe("The race is over. You won!")
  await wait(5000)
  expect(status.value).toBe("The race is over. You won!")
  announceEvent("Somebody left.")
  await wait(400)
  expect(status.value).toBe("Somebody left.")
})
