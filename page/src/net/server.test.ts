// @vitest-environment jsdom
// The messages of a page without a game or a server.

import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { unanswered } from "./connection"
import { klondike } from "./examples"
import { act, askFor, disconnect, inTurn, newGame, openGame, sendTyped, speak } from "./server"
import { change, settings } from "./settings"
import { announce, glance, isSeen, link, status, table, words } from "./state"
import type { SpeechSettings } from "./wire"

const sockets: Socket[] = []
class Socket {
  static OPEN = 1
  readyState = 1
  sent: { id: number }[] = []
  onopen = async () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}
  constructor() {
    sockets.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  tell(more: object) {
    this.onmessage({ data: JSON.stringify({ ...unanswered, ok: true, ...more }) })
  }
}

const labels = Object.fromEntries(
  [
    ...["server-gone", "server-gone-unsaved", "server-back"],
    ...["signed-out", "no-key", "game-missing", "game-left", "game-busy", "game-unreadable"],
  ].map((name) => [name, name]),
)

beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket)
  words.value = { language: "en", languages: ["en"], labels, cards: {} } as never
  announce(" ")
})
afterEach(() => {
  vi.unstubAllGlobals()
  link.value = "connecting"
})

async function sit(saved = true): Promise<Socket> {
  openGame("a")
  const socket = sockets.at(-1)!
  void socket.onopen()
  socket.tell({ id: 1, said: ["welcome"], table: { ...klondike, saved } })
  await vi.waitFor(() => expect(link.value).toBe("open"), 20_000)
  return socket
}

it("keeps the settings that were chosen last, whatever earlier answers say", async () => {
  const socket = await sit()
  const before = settings.value.spoken
  const answer = (at: number) => {
    const { id, spoken } = socket.sent[at] as unknown as { id: number; spoken: SpeechSettings }
    socket.tell({ id, said: [], table: { ...klondike, spoken } })
  }
  const chosen = [speak({ memory: true }), speak({ figures: true })]
  answer(1)
  await chosen[0]
  expect(settings.value.spoken).toMatchObject({ memory: true, figures: true })
  answer(2)
  await chosen[1]
  expect(settings.value.spoken).toMatchObject({ memory: true, figures: true })
  change({ spoken: before })
})

it("says nothing of a server that it has left by itself", async () => {
  await sit()
  disconnect()
  expect(link.value).toBe("connecting")
})

it.each([
  [4401, "signed-out", "signed-out"],
  [4403, "no-key", "no-key"],
  [4404, "missing", "game-missing"],
  [4409, "busy", "game-busy"],
  [4410, "left", "game-left"],
])("says why there is no game after %i", async (code, state, said) => {
  const socket = await sit()
  socket.onclose({ code })
  expect([link.value, status.value, table.value]).toEqual([state, said, null])
  await act("draw")
  expect(status.value.trim()).toBe(said) // the message for a lost server does not replace it
})

it("keeps the sentence of a server that cannot read the game", async () => {
  openGame("a")
  const socket = sockets.at(-1)!
  socket.tell({ ok: false, said: ["No permission."] })
  socket.onclose({ code: 4500 })
  expect([link.value, status.value]).toEqual(["unreadable", "No permission."])
  await act("draw")
  expect(status.value).toBe("game-unreadable")
})

it.each([
  [true, "server-gone"],
  [false, "server-gone-unsaved"],
])("says that the game is saved only if it is: %s", async (saved, said) => {
  const socket = await sit(saved)
  socket.onclose({ code: 1006 })
  expect([link.value, status.value]).toEqual(["lost", said])
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()))
  expect(await newGame({})).toEqual({ error: said })
})

it("reports a replaced game as left only if no new game opens", async () => {
  const socket = await sit()
  vi.stubGlobal("fetch", async () => {
    socket.onclose({ code: 4410 })
    expect(link.value).toBe("open")
    return { json: async () => ({ error: "too fast" }) }
  })
  expect(await newGame({})).toEqual({ error: "too fast" })
  expect([link.value, status.value]).toEqual(["left", "game-left"])
})

it("begins one game for a double click, and another one only after it", async () => {
  await sit()
  const asked: { leaving: string }[] = []
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return { json: async () => ({ id: `new ${asked.length}`, said: "" }) }
  })
  const left = [klondike.id, "new 1", "new 2"]
  const begun = [newGame({ usual: true }), newGame({ usual: true }), newGame({ game: "draw-one" })]
  expect(await Promise.all(begun)).toEqual(["new 1", "new 1", "new 2"])
  expect(await newGame({ game: "draw-one" })).toBe("new 3")
  expect(asked.map(({ leaving }) => leaving)).toEqual(left)
})

it("forgets what a search has found when another game is opened", async () => {
  const socket = await sit()
  table.value = klondike
  announce("Moved.")
  socket.tell({ ok: true, said: ["This game is lost."], progress: null, table: klondike })
  const done = act("again")
  const other = { ...klondike, id: "b" }
  socket.tell({ id: socket.sent.at(-1)!.id, said: ["Resumed."], table: other })
  await done
  expect(status.value.trim()).toBe("Resumed.")
})

it("says what was understood of a pasted text before the greeting", async () => {
  vi.stubGlobal("fetch", async () => ({ json: async () => ({ id: "a", said: "A deal." }) }))
  expect(await newGame({ deal: "2H" })).toBe("a")
  const socket = sockets.at(-1)!
  void socket.onopen()
  socket.tell({ id: 1, said: ["Welcome."], table: klondike })
  await vi.waitFor(() => expect(status.value.trim()).toBe("A deal. Welcome."), 20_000)
})

it("says that the language has changed after the labels have", async () => {
  const socket = await sit()
  let deliver = (_: object) => {}
  vi.stubGlobal("fetch", () => new Promise((resolve) => (deliver = resolve)))
  const typed = sendTyped("language italian")
  const { id } = socket.sent.at(-1)!
  const spoken = { ...klondike.spoken, language: "it" }
  socket.tell({ id, said: ["Italiano."], table: { ...klondike, spoken } })
  await typed
  expect(status.value).not.toBe("Italiano.")
  deliver({ ok: true, json: async () => ({ ...words.value, language: "it" }) })
  await vi.waitFor(() => expect(status.value).toBe("Italiano."), 20_000)
  expect(words.value?.language).toBe("it")
})

it.each([
  ["a move", { moved: true, said: ["Moved."] }, true],
  [
    "a lifted card",
    { said: ["In hand."], table: { ...klondike, held: { source: "1", cards: [] } } },
    true,
  ],
  ["an answer", { said: ["Pile 1."] }, false],
  ["a refusal", { ok: false, said: ["No."] }, false],
  ["a move that is not saved", { moved: true, said: ["Moved.", "Not saved."] }, false],
  [
    "the way back to a lost move",
    { moved: true, said: ["44 back."], table: { ...klondike, at: klondike.at + 44 } },
    false,
  ],
  ["another game", { moved: true, said: ["Dealt."], table: { ...klondike, id: "b" } }, true],
])("knows what the table shows by itself: %s", async (_, reply, seen) => {
  const socket = await sit()
  table.value = klondike
  const done = act("draw")
  socket.tell({ id: socket.sent.at(-1)!.id, table: klondike, ...reply })
  await done
  expect(isSeen.value).toBe(seen)
})

it.each([
  [["Draw one, deal 7: it can be won. 7 piles."], {}, "Draw one, deal 7: it can be won."],
  [["Draw one, deal 7. 7 piles.", "Not saved."], {}, ""],
  [["Draw one, deal 7. This one counts."], { ranked: "day" } as const, ""],
])("shows the eye which deal it is: %s", async (said, more, short) => {
  const socket = await sit()
  table.value = klondike
  const done = act("again")
  socket.tell({ id: socket.sent.at(-1)!.id, said, table: { ...klondike, id: "b", ...more } })
  await done
  expect([status.value, glance.value]).toEqual([said.join(" "), short])
})

it("leaves a sentence to the screen reader before news follow", async () => {
  const socket = await sit()
  vi.useFakeTimers()
  try {
    announce("Drawn.")
    vi.advanceTimersByTime(900)
    socket.tell({ id: null, moved: true, said: ["Another window drew."] })
    expect(status.value).toBe("Another window drew.")
    socket.tell({ id: null, said: ["The game is lost."] })
    vi.advanceTimersByTime(1900)
    expect(status.value).toBe("Another window drew.")
    vi.advanceTimersByTime(100)
    expect(status.value).toBe("The game is lost.")
    socket.tell({ id: null, said: ["The game is open."] })
    announce("Undone.")
    expect(status.value).toBe("The game is open. Undone.") // in the order of events
    vi.advanceTimersByTime(2000)
    expect(status.value).toBe("The game is open. Undone.")
  } finally {
    vi.useRealTimers()
  }
})

it("says that the end is certain after the message of the move, or with the next one", async () => {
  const socket = await sit()
  vi.useFakeTimers()
  const decided = { ...klondike, fate: "won" }
  const news = { said: ["Certainly won."], table: decided }
  const make = async (said: string, table: object) => {
    const done = act("draw")
    socket.tell({ id: socket.sent.at(-1)!.id, said: [said], moved: true, table })
    await done
  }
  await make("Moved.", klondike)
  socket.tell(news)
  expect(status.value).toBe("Moved.")
  vi.advanceTimersByTime(2000)
  expect(status.value).toBe("Certainly won.")
  await make("Moved.", klondike)
  socket.tell(news)
  await make("Moved on.", decided)
  expect(status.value).toBe("Certainly won. Moved on.")
  await make("Moved.", klondike)
  socket.tell(news)
  await make("Taken back.", klondike) // the end is open again
  vi.advanceTimersByTime(2000)
  expect(status.value).toBe("Taken back.")
  vi.useRealTimers()
})

it("sends a press after the answers before it, and an act after the press before it", async () => {
  const socket = await sit()
  const sent = () => socket.sent.slice(1).map((each) => (each as { name?: string }).name)
  void act("draw")
  void inTurn(() => askFor("lift"))
  void act("hint")
  for (const [answered, names] of [
    [1, ["draw"]],
    [2, ["draw", "lift"]],
    [3, ["draw", "lift", "hint"]],
  ] as const) {
    socket.tell({ id: answered })
    await vi.waitFor(() => expect(sent()).toEqual(names))
  }
})
