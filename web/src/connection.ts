// One socket for one game: requests that grow by one, an answer for each, and the news of other windows.

import type { Ask, Spoken, Told } from "./wire"

export type Question = Ask extends infer A ? A extends Ask ? Omit<A, "id"> : never : never

export type Link = "connecting" | "open" | "lost" | "missing" | "busy"

export type Listener = {
  spoken(): Spoken | null
  link(link: Link): void
  greeted(told: Told, again: boolean): void     // the answer to hello; again: after a loss
  news(told: Told): void                        // another window did something
}

const shortest = 200, longest = 5000      // milliseconds until the next attempt
const ends: Record<number, Link> = { 4404: "missing", 4409: "busy" }

export const unanswered: Told = { id: null, said: [], ok: false, moved: false, table: null, shared: null, review: null, chance: null, found: null, level: null }

export class Connection {
  #listener: Listener
  address: string             // where the next attempt goes
  #socket: WebSocket | null = null
  #id = 0
  #waiting = new Map<number, (told: Told) => void>()
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

  // What is asked while the socket is down is not kept: the player would see it happen long after.
  ask(question: Question): Promise<Told> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(unanswered)
    const id = ++this.#id
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      socket.send(JSON.stringify({ ...question, id }))
    })
  }

  // The next attempt at once: the window is seen again, or the network is back.
  hurry() {
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
    const socket = this.#socket = new WebSocket(this.address)
    socket.onopen = async () => {
      const told = await this.ask({ do: "hello", spoken: this.#listener.spoken() })
      if (told === unanswered || this.#closed) return
      this.#pause = shortest
      this.#listener.link("open")
      this.#listener.greeted(told, this.#greeted)
      this.#greeted = true
    }
    socket.onmessage = (event) => {
      if (this.#closed) return
      const told = JSON.parse(String(event.data)) as Told
      const resolve = told.id === null ? undefined : this.#waiting.get(told.id)
      if (resolve) {
        this.#waiting.delete(told.id as number)
        resolve(told)
      } else if (told.id === null) this.#listener.news(told)
    }
    socket.onclose = (event) => {
      if (this.#closed) return
      this.#answerAll()
      const end = ends[event.code]
      this.#listener.link(end ?? "lost")
      if (end === "missing") return
      this.#timer = window.setTimeout(() => this.#connect(), end ? longest : this.#pause)
      this.#pause = Math.min(this.#pause * 2, longest)
    }
  }

  // The table after the next hello tells whether they were done.
  #answerAll() {
    for (const resolve of this.#waiting.values()) resolve(unanswered)
    this.#waiting.clear()
  }
}
