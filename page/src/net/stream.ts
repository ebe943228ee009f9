// A connection for networks that block WebSockets: an answer that does not end brings the messages of
// the server (host/streams.py), and requests take those of the page there, numbered.

import { request } from "./request"

const lost = 1006 // the code of a connection that was lost
const most = 200 // messages of a request

export class Stream {
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  readyState: WebSocket["readyState"] = WebSocket.CONNECTING
  #source: EventSource
  #path = ""
  #waiting: string[] = []
  #number = 0 // of the next message
  #isPosting = false

  constructor(address: string) {
    this.#source = new EventSource(address)
    this.#source.addEventListener("name", (event) => {
      this.#path = `/api/streams/${event.data}`
      this.readyState = WebSocket.OPEN
      this.onopen?.(event)
    })
    this.#source.onmessage = (event) => this.onmessage?.(event)
    this.#source.addEventListener("close", ({ data }) => this.#end(Number(data)))
    this.#source.onerror = () => this.#end(lost)
  }

  send(text: string) {
    this.#waiting.push(text)
    if (!this.#isPosting) void this.#post()
  }

  close() {
    this.readyState = WebSocket.CLOSED
    this.#source.close()
  }

  async #post() {
    this.#isPosting = true
    while (this.#waiting.length && this.readyState === WebSocket.OPEN) {
      const texts = this.#waiting.splice(0, most)
      const body = { number: this.#number, texts }
      this.#number += texts.length
      const answer = await request(this.#path, body).catch(() => null)
      if (!answer?.ok) this.#end(lost)
    }
    this.#isPosting = false
  }

  #end(code: number) {
    if (this.readyState === WebSocket.CLOSED) return
    this.close()
    this.onclose?.(new CloseEvent("close", { code }))
  }
}
