// A socket that notices that its connection is dead. A connection can be dead without being closed: in a
// tunnel, after a change of networks, after a sleep. Then nothing arrives any more, and no error.
//
// What the page sends is answered. If nothing arrives meanwhile, the page asks whether the connection
// works, and the server answers such a pulse at once, even during a long search. Without an answer the
// socket ends as if the connection had been closed.
//
// Where WebSockets fail, a stream connects, and the other way round.

import { Stream } from "./stream"

// Milliseconds without a sign of life after which a connection is dead; a pulse is sent at half of them.
// They double while connections die, since a network may just be slow.
const shortest = 4000
const longest = 32_000
let patience = shortest
// Milliseconds between the pulses of a window that is seen and has nothing to send.
const rest = 20_000
// The message of a pulse and of its answer (host/accepted.py).
const pulse = "pulse"
const dead = 1006 // the code of a connection that was lost
let isStreamed = false // the next connection, because a stream was the last one that worked

export class Line {
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  isOwed = () => false
  isBlocked = false // WebSockets have failed; this is a stream
  #socket!: WebSocket | Stream
  #timer = 0
  #isExpecting = false // a sign of life
  #isNew = true // nothing has arrived yet
  #ended = new AbortController()

  constructor(address: string) {
    this.#connect(address, isStreamed, () => {
      this.#connect(address, !isStreamed)
      this.isBlocked = !isStreamed
    })
    const { signal } = this.#ended
    addEventListener("online", this.#check, { signal })
    document.addEventListener("visibilitychange", this.#check, { signal })
  }

  // `otherwise` is called if no connection can be made.
  #connect(address: string, asStream: boolean, otherwise?: () => void) {
    const socket = asStream ? new Stream(address.replace("ws", "http")) : new WebSocket(address)
    let isOpen = false
    this.#socket = socket
    socket.onopen = (event: Event) => {
      isOpen = true
      isStreamed = asStream
      this.#lives()
      this.onopen?.(event)
    }
    socket.onmessage = (event: MessageEvent) => {
      if (this.#isNew) patience = Math.max(patience / 2, shortest)
      this.#isNew = this.#isExpecting = false
      if (event.data !== pulse) this.onmessage?.(event)
      if (!this.#isExpecting) this.#lives()
    }
    socket.onclose = (event: CloseEvent) => {
      if (!isOpen && event.code === dead && otherwise) return otherwise()
      this.#end()
      this.onclose?.(event)
    }
    this.#expect(patience, this.#die)
  }

  get readyState() {
    return this.#socket.readyState
  }

  send(text: string) {
    this.#socket.send(text)
    if (!this.#isExpecting) this.#expect(patience / 2, this.#ask)
  }

  close() {
    this.#end()
    this.#socket.close()
  }

  #expect(wait: number, otherwise: () => void) {
    this.#isExpecting = true
    this.#after(wait, otherwise)
  }

  #after(wait: number, act: () => void) {
    clearTimeout(this.#timer)
    if (!this.#ended.signal.aborted) this.#timer = window.setTimeout(act, wait)
  }

  #lives() {
    this.#isExpecting = false
    if (this.isOwed()) this.#expect(patience / 2, this.#ask)
    else this.#after(rest, this.#check)
  }

  #ask = () => {
    if (this.readyState !== WebSocket.OPEN) return
    this.#expect(patience / 2, this.#die)
    this.#socket.send(pulse)
  }

  // A window that nobody sees asks when it is seen again.
  #check = () => {
    if (!document.hidden && this.readyState === WebSocket.OPEN) this.#ask()
  }

  #die = () => {
    if (this.readyState === WebSocket.CONNECTING) isStreamed = !isStreamed
    patience = Math.min(patience * 2, longest)
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.close()
    this.onclose?.(new CloseEvent("close", { code: dead }))
  }

  #end() {
    this.#ended.abort()
    clearTimeout(this.#timer)
  }
}
