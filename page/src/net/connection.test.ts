// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { Connection, type Listener, unanswered } from "./connection"
import type { Reply } from "./wire"

class Socket {
  static all: Socket[] = []
  static CONNECTING = 0
  static OPEN = 1
  static CLOSED = 3
  readyState = 0
  sent: { do: string; id: number; page?: string }[] = []
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}
  constructor() {
    Socket.all.push(this)
  }
  send(text: string) {
    if (text !== "pulse") this.sent.push(JSON.parse(text))
    else if (this.readyState === 1) this.onmessage({ data: text }) // the connection lives
  }
  close() {}
  open() {
    this.readyState = 1
    this.onopen()
  }
  tell(id: number | null, said = "", done: number | null = null) {
    this.onmessage({ data: JSON.stringify({ ...unanswered, id, ok: true, said: [said], done }) })
  }
  drop(code = 1006) {
    this.readyState = 3
    this.onclose({ code })
  }
}

// Where the server is gone, a stream cannot connect either.
class Unreached {
  onerror = () => {}
  constructor() {
    void Promise.resolve().then(() => this.onerror())
  }
  addEventListener() {}
  close() {}
}

let heard: string[]
let listener: Listener
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("WebSocket", Socket)
  vi.stubGlobal("EventSource", Unreached)
  Socket.all = []
  heard = []
  listener = {
    spoken: () => null,
    link: (link) => heard.push(link),
    greeted: (_, how) => heard.push(`greeted ${how}`),
    news: (reply: Reply) => heard.push(reply.said.join()),
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it("greets, asks with growing numbers, and matches the answers", async () => {
  const connection = new Connection("", listener)
  const socket = Socket.all[0]!
  // Not open yet: the request is dropped.
  expect(await connection.ask({ do: "play", move: "sw" })).toBe(unanswered)
  socket.open()
  socket.tell(1)
  await vi.advanceTimersByTimeAsync(0)
  const first = connection.ask({ do: "play", move: "sw" }),
    second = connection.ask({ do: "play", move: "3f" })
  expect(socket.sent.map(({ do: what, id }) => `${what} ${id}`)).toEqual([
    "hello 1",
    "play 2",
    "play 3",
  ])
  socket.tell(3, "second")
  socket.tell(null, "another window")
  socket.tell(2, "first")
  expect([(await first).said, (await second).said]).toEqual([["first"], ["second"]])
  expect(heard).toEqual(["connecting", "open", "greeted first", "another window"])
})

it("reconnects with growing pauses and greets again; drops what waits for too long", async () => {
  const connection = new Connection("", listener)
  Socket.all[0]!.open()
  Socket.all[0]!.tell(1)
  await vi.advanceTimersByTimeAsync(0)
  const lost = connection.ask({ do: "play", move: "sw" })
  Socket.all[0]!.drop()
  for (const pause of [200, 400, 800, 1600, 3200, 5000, 5000]) {
    const before = Socket.all.length
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(Socket.all.length).toBe(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(Socket.all.length).toBe(before + 1)
    Socket.all.at(-1)!.drop()
  }
  expect(await lost).toBe(unanswered)
  await vi.advanceTimersByTimeAsync(0)
  connection.reconnect()
  const socket = Socket.all.at(-1)!
  socket.open()
  socket.tell(socket.sent[0]!.id)
  await vi.advanceTimersByTimeAsync(0)
  expect(heard.filter((word, i) => word !== heard[i - 1])).toEqual([
    "connecting",
    "open",
    "greeted first",
    "lost",
    "open",
    "greeted again",
  ])
})

it("moves to another process without a word, and asks again what has no answer", async () => {
  const connection = new Connection("", listener)
  const first = Socket.all[0]!
  first.open()
  first.tell(1)
  await vi.advanceTimersByTimeAsync(0)
  const unheard = connection.ask({ do: "play", move: "sw" })
  first.drop(1012)
  const second = Socket.all[1]! // at once
  const later = connection.ask({ do: "play", move: "3f" })
  second.open()
  expect(second.sent.map(({ do: what, id }) => `${what} ${id}`)).toEqual(["hello 4"])
  second.tell(4)
  await vi.advanceTimersByTimeAsync(0)
  expect(second.sent.map(({ do: what, id }) => `${what} ${id}`)).toEqual([
    "hello 4",
    "play 2",
    "play 3",
  ])
  second.tell(2, "one")
  second.tell(3, "two")
  expect([(await unheard).said, (await later).said]).toEqual([["one"], ["two"]])
  expect(heard).toEqual(["connecting", "open", "greeted first", "greeted moved"])
})

it("says that the server is gone if no other process answers", async () => {
  const connection = new Connection("", listener)
  Socket.all[0]!.open()
  Socket.all[0]!.tell(1)
  await vi.advanceTimersByTimeAsync(0)
  const lost = connection.ask({ do: "play", move: "sw" })
  Socket.all[0]!.drop(1012)
  Socket.all[1]!.drop()
  await vi.advanceTimersByTimeAsync(200)
  Socket.all[2]!.drop(1012) // a process that ends at once does not keep the page busy
  expect(Socket.all.length).toBe(3)
  expect(heard.at(-1)).toBe("lost")
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await lost).toBe(unanswered)
})

it("asks again what a process that ended has not carried out, however long another one takes", async () => {
  const connection = new Connection("", listener)
  Socket.all[0]!.open()
  Socket.all[0]!.tell(1)
  await vi.advanceTimersByTimeAsync(0)
  const asked = connection.ask({ do: "play", move: "sw" })
  Socket.all[0]!.drop(1012)
  Socket.all[1]!.drop()
  await vi.advanceTimersByTimeAsync(200)
  Socket.all[2]!.drop()
  await vi.advanceTimersByTimeAsync(400)
  const last = Socket.all[3]!
  last.open()
  last.tell(last.sent[0]!.id)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent(last).slice(1)).toEqual(["play 2"])
  last.tell(2, "one")
  expect((await asked).said).toEqual(["one"])
  expect(heard.slice(-3)).toEqual(["lost", "open", "greeted again"])
})

// Requests 2 to 4 have no answer when the connection breaks.
async function broken() {
  const connection = new Connection("", listener)
  const socket = Socket.all[0]!
  socket.open()
  socket.tell(1)
  await vi.advanceTimersByTimeAsync(0)
  const asked = ["sw", "w3", "3f"].map((move) => connection.ask({ do: "play", move }))
  socket.drop()
  await vi.advanceTimersByTimeAsync(1000)
  const next = Socket.all.at(-1)!
  next.open()
  return { connection, asked, next, hello: next.sent[0]! }
}
const sent = ({ sent }: Socket) => sent.map(({ do: what, id }) => `${what} ${id}`)

it("asks again what the server has not carried out, and then what came later", async () => {
  const { connection, asked, next, hello } = await broken()
  expect(hello).toMatchObject({ do: "hello", page: Socket.all[0]!.sent[0]!.page })
  const later = connection.ask({ do: "play", move: "4f" })
  expect(sent(next)).toEqual(["hello 5"])
  next.tell(5, "", 2)
  await vi.advanceTimersByTimeAsync(0)
  expect(sent(next)).toEqual(["hello 5", "play 3", "play 4", "play 6"])
  for (const id of [3, 4, 6]) next.tell(id, `${id}`)
  expect(await asked[0]).toBe(unanswered) // its answer is lost; the table shows it
  const said = await Promise.all([...asked.slice(1), later])
  expect(said.map((reply) => reply.said)).toEqual([["3"], ["4"], ["6"]])
})

it("asks nothing again of a process that does not know the page", async () => {
  const { connection, asked, next } = await broken()
  const later = connection.ask({ do: "play", move: "4f" })
  next.tell(5)
  await vi.advanceTimersByTimeAsync(0)
  expect(await Promise.all(asked)).toEqual([unanswered, unanswered, unanswered])
  expect(sent(next)).toEqual(["hello 5", "play 6"])
  next.tell(6, "later")
  expect((await later).said).toEqual(["later"])
})

it("stops if there is no such game, and reports a game that is open elsewhere", async () => {
  new Connection("", listener)
  Socket.all[0]!.drop(4404)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([heard.at(-1), Socket.all.length]).toEqual(["missing", 1])
  new Connection("", listener)
  Socket.all[1]!.drop(4409)
  expect(heard.at(-1)).toBe("busy")
  await vi.advanceTimersByTimeAsync(5000)
  expect(Socket.all.length).toBe(3) // it may have become free
})

it.each([
  [4401, "signed-out"],
  [4403, "no-key"],
  [4404, "missing"],
  [4410, "left"],
  [4500, "unreadable"],
])("does not ask again for a game that was closed with %i", async (code, state) => {
  const connection = new Connection("", listener)
  const socket = Socket.all[0]!
  socket.tell(null, "why")
  socket.drop(code)
  connection.reconnect()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual(["connecting", "why", state])
  expect(Socket.all.length).toBe(1)
})

it("says once that a window is one too many, and asks again after a minute or when it is seen", async () => {
  const connection = new Connection("", listener)
  Socket.all[0]!.drop(1013)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(Socket.all.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  Socket.all[1]!.drop(1013)
  connection.reconnect()
  const socket = Socket.all[2]!
  socket.open()
  socket.tell(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual(["connecting", "full", "full", "open", "greeted first"])
  expect(Socket.all.length).toBe(3)
})

it("connects again after a window was too slow", async () => {
  new Connection("", listener)
  Socket.all[0]!.drop(4429)
  await vi.advanceTimersByTimeAsync(200)
  expect([heard.at(-1), Socket.all.length]).toEqual(["lost", 2])
})
