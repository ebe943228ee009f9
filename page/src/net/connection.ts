// The socket of a game: numbered requests, one answer to each, and news from other windows.
//
// If the connection breaks, requests without an answer wait for the next one. The server says which of
// them it has carried out; the others are sent again. After a while they are dropped: the player would
// see their effect much later.

import { batch } from "@preact/signals"
import { openSocket, type Socket } from "./transport"
import type { Reply, Request, SpeechSettings } from "./wire"

// A request without its number.
export type RequestBody = Request extends infer A
  ? A extends Request
    ? Omit<A, "id">
    : never
  : never

export type LinkState =
  | "connecting"
  | "open"
  | "lost"
  | "full"
  | "missing"
  | "signed-out"
  | "no-key"
  | "left"
  | "busy"
  | "unreadable"

// again: after a loss; moved: another process serves the game now, and the player need not know.
export type Greeting = "first" | "again" | "moved"

export type Listener = {
  spoken(): SpeechSettings | null
  link(state: LinkState): void
  greeted(reply: Reply, how: Greeting): void // the answer to hello
  news(reply: Reply): void // what another window did
}

// Milliseconds that a request waits for another connection.
const lasting = 15_000
// Milliseconds until the next attempt; the pause doubles each time.
const shortest = 200
const longest = 5000
// Milliseconds after which a place may have become free: a game that is open elsewhere, a window that
// is one too many.
const later: Partial<Record<LinkState, number>> = { busy: longest, full: 60_000 }
// The process ends after it has answered every request that it has carried out.
const restart = 1012
const ends: Record<number, LinkState> = {
  1013: "full",
  4401: "signed-out",
  4403: "no-key",
  4404: "missing",
  4409: "busy",
  4410: "left",
  4500: "unreadable",
}

export const unanswered: Reply = {
  id: null,
  said: [],
  ok: false,
  moved: false,
  table: null,
  shared: null,
  review: null,
  chance: null,
  found: null,
  month: null,
  layout: null,
  board: null,
  pictures: null,
  statistics: null,
  mine: null,
  levels: null,
  progress: null,
  done: null,
}

export class Connection {
  #listener: Listener
  address: string // of the next attempt
  #socket: Socket | null = null
  #id = 0
  #waiting = new Map<number, { body: RequestBody; resolve: (reply: Reply) => void }>()
  #hello = 0 // the number of the request that opens the socket
  #page = Math.random().toString(36).slice(2)
  #lost = 0 // the number of the last request that may have been carried out without an answer
  #dropping = 0 // the timer of what waits for another one
  #pause = shortest
  #timer = 0
  #greeted = false
  #isGreeted = false // on this socket
  #isMoving = false // to another process; requests wait meanwhile
  #closed = false

  constructor(address: string, listener: Listener) {
    this.address = address
    this.#listener = listener
    listener.link("connecting")
    this.#connect()
  }

  // Without a connection a request is dropped: the player would see its effect much later.
  ask(body: RequestBody): Promise<Reply> {
    const isOpen = this.#socket?.readyState === WebSocket.OPEN
    if (!isOpen && !this.#isMoving) return Promise.resolve(unanswered)
    const id = ++this.#id
    if (body.do === "hello") this.#hello = id
    return new Promise((resolve) => {
      this.#waiting.set(id, { body, resolve })
      if (this.#isGreeted || id === this.#hello) this.#send(id, body)
    })
  }

  // Tries again at once: the window is visible again, or the network is back.
  reconnect() {
    if (!this.#timer) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  get isBlocked() {
    return this.#socket?.isBlocked === true
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#drop()
  }

  #connect() {
    this.#timer = 0
    const socket = openSocket(this.address)
    socket.isOwed = () => this.#waiting.size > 0
    this.#socket = socket
    this.#isGreeted = false
    socket.onopen = async () => {
      const spoken = this.#listener.spoken()
      const reply = await this.ask({ do: "hello", spoken, page: this.#page })
      if (reply === unanswered || this.#closed) return
      this.#pause = shortest
      this.#isGreeted = true
      this.#drop(reply.done ?? this.#lost)
      for (const [id, { body }] of this.#waiting) this.#send(id, body)
      batch(() => {
        // nobody sees the new state of the line with the old table
        if (!this.#isMoving) this.#listener.link("open")
        this.#listener.greeted(reply, this.#isMoving ? "moved" : this.#greeted ? "again" : "first")
      })
      this.#greeted = true
      this.#isMoving = false
    }
    socket.onmessage = (event) => {
      if (this.#closed) return
      const reply = JSON.parse(String(event.data)) as Reply
      const asked = reply.id === null ? undefined : this.#waiting.get(reply.id)
      if (asked) {
        this.#waiting.delete(reply.id as number)
        asked.resolve(reply)
      } else if (reply.id === null) this.#listener.news(reply)
    }
    socket.onclose = (event) => {
      if (this.#closed) return
      if (this.#isGreeted) this.#lost = event.code === restart ? 0 : this.#id
      if (event.code === restart && this.#isGreeted) {
        this.#isMoving = true
        this.#connect()
        return
      }
      this.#isMoving = false
      const end = ends[event.code]
      if (end) this.#drop()
      else this.#wait()
      this.#listener.link(end ?? "lost")
      const pause = end ? later[end] : this.#pause
      if (pause === undefined) return
      this.#timer = window.setTimeout(() => this.#connect(), pause)
      if (!end) this.#pause = Math.min(this.#pause * 2, longest)
    }
  }

  // Keeps what has no answer for the next connection, except the hello of this one.
  #wait() {
    this.#waiting.get(this.#hello)?.resolve(unanswered)
    this.#waiting.delete(this.#hello)
    const last = this.#id
    this.#dropping ||= window.setTimeout(() => this.#drop(last), lasting)
  }

  // Leaves requests up to a number without an answer; the table shows which were carried out.
  #drop(last = this.#id) {
    clearTimeout(this.#dropping)
    this.#dropping = 0
    for (const [id, { resolve }] of this.#waiting) {
      if (id > last) continue
      this.#waiting.delete(id)
      resolve(unanswered)
    }
  }

  #send(id: number, body: RequestBody) {
    this.#socket?.send(JSON.stringify({ ...body, id }))
  }
}
