// The other worker, which searches: starts it, and ends a search that is not wanted any more.

const grace = 2000 // milliseconds after which an unwanted search ends with its worker

export type Question = { question: Uint8Array }
export type Answer = { answer: Uint8Array } | { failed: string }

export class Searcher {
  #root: string
  #worker: Worker | null = null
  #running: Promise<Uint8Array> | null = null

  constructor(root: string) {
    this.#root = root
  }

  // Starts the worker, so that the first search need not wait for it.
  start() {
    if (this.#worker) return
    this.#worker = new Worker(self.location.href, { type: "module" })
    this.#worker.postMessage({ do: "search", root: this.#root })
  }

  async search(question: Uint8Array): Promise<Uint8Array> {
    if (this.#running) await this.#settle(this.#running)
    this.start()
    const worker = this.#worker!
    const running = new Promise<Uint8Array>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) =>
        "answer" in data ? resolve(data.answer) : reject(new Error(data.failed))
      worker.onerror = (event) => reject(new Error(event.message))
    })
    this.#running = running
    worker.postMessage({ question } satisfies Question)
    try {
      return await running
    } catch (fault) {
      if (this.#worker === worker) this.#end()
      throw fault
    } finally {
      if (this.#running === running) this.#running = null
    }
  }

  // Waits for a search that nobody wants any more.
  async #settle(running: Promise<Uint8Array>) {
    const late = new Promise((resolve) => setTimeout(resolve, grace, "late"))
    if ((await Promise.race([running.catch(() => null), late])) === "late") this.#end()
  }

  #end() {
    this.#worker?.terminate()
    this.#worker = null
    this.#running = null
  }
}
