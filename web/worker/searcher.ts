// The other worker, which searches: starts it, and ends a search that is not wanted any more.

const grace = 1000 // milliseconds after which an unwanted search ends with its worker

export type Question = { question: Uint8Array }
export type Answer = { progress: number } | { answer: Uint8Array } | { failed: string }
type Running = {
  ended: Promise<unknown>
  fail(fault: Error): void
  tell: ((progress: number) => void) | null // null: nobody wants the answer any more
}

export class Searcher {
  #root: string
  #worker: Worker | null = null
  #running: Running | null = null

  constructor(root: string) {
    this.#root = root
  }

  // Starts the worker, so that the first search need not wait for it.
  start() {
    if (this.#worker) return
    this.#worker = new Worker(self.location.href, { type: "module" })
    this.#worker.postMessage({ do: "search", root: this.#root })
  }

  // A search that nobody wants any more ends first.
  async search(question: Uint8Array, tell: (progress: number) => void): Promise<Uint8Array> {
    while (this.#running) await this.#running.ended
    this.start()
    const worker = this.#worker!
    const answer = new Promise<Uint8Array>((resolve, reject) => {
      const running: Running = { ended: Promise.resolve(), fail: reject, tell }
      this.#running = running
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if ("progress" in data) running.tell?.(data.progress)
        else if ("answer" in data) resolve(data.answer)
        else reject(new Error(data.failed))
      }
      worker.onerror = (event) => reject(new Error(event.message))
    })
    const running = this.#running!
    running.ended = answer
      .catch(() => this.#end(worker)) // it may be in any state
      .then(() => {
        this.#running = null
      })
    worker.postMessage({ question } satisfies Question)
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

  #end(worker: Worker) {
    worker.terminate()
    if (this.#worker === worker) this.#worker = null
  }
}
