// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { Line } from "./line"

class Socket {
  static CONNECTING = 0
  static OPEN = 1
  static CLOSED = 3
  readyState = 0
  sent: string[] = []
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}
  send = (text: string) => this.sent.push(text)
  close = () => {
    this.readyState = 2 // for ever: the other end does not answer
  }
  open() {
    this.readyState = 1
    this.onopen()
  }
  tell = (data: string) => this.onmessage?.({ data })
}

class Source extends EventTarget {
  onerror = () => {}
  onmessage = (_: { data: string }) => {}
  isClosed = false
  address: string
  constructor(address: string) {
    super()
    this.address = address
    source = this
  }
  close = () => {
    this.isClosed = true
  }
  send = (name: string, data: string) => this.dispatchEvent(new MessageEvent(name, { data }))
}

let socket: Socket
let source: Source
let line: Line
let heard: string[]
function open(isOwed = () => false) {
  vi.stubGlobal(
    "WebSocket",
    class extends Socket {
      constructor() {
        super()
        socket = this
      }
    },
  )
  vi.stubGlobal("EventSource", Source)
  line = new Line("ws://host/game")
  line.isOwed = isOwed
  heard = []
  line.onmessage = ({ data }) => heard.push(data)
  line.onclose = ({ code }) => heard.push(`closed ${code}`)
}
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// Patience lasts as long as the page: tests that lose a connection win it back.
function recover() {
  open()
  socket.open()
  socket.tell("pulse")
}

it("ends a connection in which nothing arrives after a message", () => {
  open()
  socket.open()
  line.send("a move")
  wait(3.9)
  expect([socket.sent, heard]).toEqual([["a move", "pulse"], []])
  wait(0.2)
  expect(heard).toEqual(["closed 1006"])
  socket.tell("late")
  wait(60)
  expect(heard).toEqual(["closed 1006"])
  recover()
})

it("waits for an answer as long as the server is there", () => {
  let isOwed = true
  open(() => isOwed)
  socket.open()
  line.send("a long search")
  for (let second = 0; second < 30; second++) {
    wait(1)
    if (socket.sent.at(-1) === "pulse" && second % 2) socket.tell("pulse")
  }
  expect(heard).toEqual([])
  socket.tell("found")
  isOwed = false
  expect(heard).toEqual(["found"])
  wait(4.1)
  expect(heard).toEqual(["found", "closed 1006"])
  recover()
})

it("asks every twenty seconds, and at once when the network is back", () => {
  open()
  socket.open()
  wait(19.9)
  expect(socket.sent).toEqual([])
  wait(0.2)
  expect(socket.sent).toEqual(["pulse"])
  socket.tell("pulse")
  wait(5)
  dispatchEvent(new Event("online"))
  expect(socket.sent).toEqual(["pulse", "pulse"])
  wait(2.1)
  expect(heard).toEqual(["closed 1006"])
  recover()
})

// Sockets and streams in turn.
it("gives up a connection that does not open, later each time", () => {
  for (const seconds of [4, 8, 16, 32]) {
    open()
    wait(seconds - 0.1)
    expect(heard).toEqual([])
    wait(0.2)
    expect(heard).toEqual(["closed 1006"])
  }
  for (let each = 0; each < 3; each++) recover()
})

it("passes on what a living connection says, and ends with it", () => {
  open()
  socket.open()
  socket.tell("one")
  socket.readyState = 3
  socket.onclose({ code: 4404 })
  wait(60)
  expect(heard).toEqual(["one", "closed 4404"])
  expect(socket.sent).toEqual([])
})

function block() {
  open()
  socket.onclose({ code: 1006 })
}

it("connects by a stream where WebSockets are blocked", async () => {
  const posted: unknown[] = []
  let answer = (_: boolean) => {}
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    posted.push([path, JSON.parse(body)])
    return new Promise((resolve) => {
      answer = (ok) => resolve({ ok })
    })
  })
  block()
  expect([heard, source.address]).toEqual([[], "http://host/game"])
  source.send("name", "ab")
  expect([line.isBlocked, line.readyState]).toEqual([true, 1])
  line.send("one")
  line.send("two")
  line.send("three")
  source.onmessage({ data: "answer" })
  answer(true)
  await vi.advanceTimersByTimeAsync(0)
  answer(true)
  await vi.advanceTimersByTimeAsync(0)
  const path = "/api/streams/ab"
  expect(posted).toEqual([
    [path, { number: 0, texts: ["one"] }],
    [path, { number: 1, texts: ["two", "three"] }],
  ])
  source.send("close", "4404")
  expect([heard, source.isClosed]).toEqual([["answer", "closed 4404"], true])
  recoverFromBlock()
})

it("ends a stream whose messages do not arrive, or that breaks", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error()))
  block()
  source.send("name", "ab")
  line.send("one")
  await vi.advanceTimersByTimeAsync(0)
  expect([heard, source.isClosed]).toEqual([["closed 1006"], true])
  const before = source
  open() // what worked last is tried first
  expect(source).not.toBe(before)
  source.send("name", "cd")
  source.onerror()
  expect([heard, source.isClosed]).toEqual([["closed 1006"], true])
  recoverFromBlock()
})

it("is lost where neither works", () => {
  block()
  source.onerror()
  expect([heard, line.isBlocked]).toEqual([["closed 1006"], true])
})

// The next connection is a WebSocket again.
function recoverFromBlock() {
  open()
  source.onerror()
  socket.open()
  socket.tell("pulse")
}
