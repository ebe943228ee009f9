// The other worker, which searches: has it started, and ends a search that is not wanted any more.

const grace = 1000 // milliseconds after which an unwanted search ends with its worker

export type Question = { question: Uint8Array }
export type Answer = { progress: number } | { answer: Uint8Array } | { failed: string }
type Running = {
  ended: Promise<unknown>
  fail(fault: Error): void
  tell: ((progress: number) => void) | null // null: nobody wants the answer any more
}

export class Searcher {
  #call: (port: MessagePort) => void
  #port: MessagePort | null = null
  #running: Running | null = null

  // The function starts a new worker at the other end of a port; the one before it ends.
  constructor(call: (port: MessagePort) => void) {
    this.#call = call
  }

  // Starts the worker, so that the first search need not wait for it.
  start() {
    if (this.#port) return
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    this.#call(port2)
  }

  // A search that nobody wants any more ends first.
  async search(question: Uint8Array, tell: (progress: number) => void): Promise<Uint8Array> {
    while (this.#running) await this.#running.ended
    this.start()
    const port = this.#port!
    const answer = new Promise<Uint8Array>((resolve, reject) => {
      const running: Running = { ended: Promise.resolve(), fail: reject, tell }
      this.#running = running
      port.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ("progress" in data) running.tell?.(data.progress)
        else if ("answer" in data) resolve(data.answer)
        else reject(new Error(data.failed))
      }
    })
    const running = this.#running!
    running.ended = answer
      .catch(() => this.#forget()) // it may be in any state
      .then(() => {
        this.#running = null
      })
    port.postMessage({ question } satisfies Question)
    return answer
  }

  // Nobody wants the answer of the running search any more.
  cancel() {
    const running = this.#running
    if (!running?.tell) return
    running.tell = null
    setTimeout(() => {
      if (this.#running !== running) return
      running.fail(new Error("the search took too long to end"))
      void running.ended.then(() => this.start())
    }, grace)
  }

  // The worker failed. The next search starts a new one.
  giveUp(why: string) {
    if (this.#running) this.#running.fail(new Error(why))
    else this.#forget()
  }

  #forget() {
    this.#port?.close()
    this.#port = null
  }
}
