// The socket of a game: numbered requests, one answer to each, and news from other windows.

import type { Reply, Request, SpeechSettings } from "./wire"

// A request without its number.
export type RequestBody = Request extends infer A
  ? A extends Request
    ? Omit<A, "id">
    : never
  : never

export type LinkState = "connecting" | "open" | "lost" | "missing" | "left" | "busy" | "unreadable"

export type Listener = {
  spoken(): SpeechSettings | null
  link(state: LinkState): void
  greeted(reply: Reply, isAgain: boolean): void // the answer to hello; isAgain: after a loss
  news(reply: Reply): void // what another window did
}

// Milliseconds until the next attempt; the pause doubles each time.
const shortest = 200
const longest = 5000
const ends: Record<number, LinkState> = {
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
  board: null,
  pictures: null,
  statistics: null,
  level: null,
}

export class Connection {
  #listener: Listener
  address: string // of the next attempt
  #socket: WebSocket | null = null
  #id = 0
  #waiting = new Map<number, (reply: Reply) => void>()
  #pause = shortest
  #timer = 0
  #greeted = false
  #closed = false

  constructor(address: string, listener: Listener) {
    this.address = address
    this.#listener = listener
    listener.link("connecting")
    this.#connect()
  }

  // Without a connection a request is dropped: the player would see its effect much later.
  ask(body: RequestBody): Promise<Reply> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(unanswered)
    const id = ++this.#id
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      socket.send(JSON.stringify({ ...body, id }))
    })
  }

  // Tries again at once: the window is visible again, or the network is back.
  reconnect() {
    if (!this.#timer) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#answerAll()
  }

  #connect() {
    this.#timer = 0
    const socket = new WebSocket(this.address)
    this.#socket = socket
    socket.onopen = async () => {
      const reply = await this.ask({ do: "hello", spoken: this.#listener.spoken() })
      if (reply === unanswered || this.#closed) return
      this.#pause = shortest
      this.#listener.link("open")
      this.#listener.greeted(reply, this.#greeted)
      this.#greeted = true
    }
    socket.onmessage = (event) => {
      if (this.#closed) return
      const reply = JSON.parse(String(event.data)) as Reply
      const resolve = reply.id === null ? undefined : this.#waiting.get(reply.id)
      if (resolve) {
        this.#waiting.delete(reply.id as number)
        resolve(reply)
      } else if (reply.id === null) this.#listener.news(reply)
    }
    socket.onclose = (event) => {
      if (this.#closed) return
      this.#answerAll()
      const end = ends[event.code]
      this.#listener.link(end ?? "lost")
      // Only a game that is open elsewhere may become free by itself.
      if (end && end !== "busy") return
      this.#timer = window.setTimeout(() => this.#connect(), end ? longest : this.#pause)
      this.#pause = Math.min(this.#pause * 2, longest)
    }
  }

  // The server may have handled these requests or not; the table after the next hello shows it.
  #answerAll() {
    for (const resolve of this.#waiting.values()) resolve(unanswered)
    this.#waiting.clear()
  }
}
