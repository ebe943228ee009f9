// How the page of the site reaches what answers it: Python in a worker. The build puts this module in
// the place of ../net/transport.

import { label } from "../net/state"
import type { Socket } from "../net/transport"
import type { FromWorker, ToWorker } from "./messages"

export type { Socket }

export const root = ""
export const pathTo = (path: string) => path
export const hasOthers = false

const newWorker = () =>
  new Worker(new URL("../../worker/worker.ts", import.meta.url), { type: "module" })

export const worker = newWorker()
const tell = (message: ToWorker) => worker.postMessage(message)

const sockets = new Map<number, PageSocket>()
const asked = new Map<number, (response: Response) => void>()
let last = 0
const openElsewhere = 4409 // (web/faults.py)
let isTaken = false // the games, by another tab

worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
  switch (data.did) {
    case "answer":
      asked.get(data.id)?.(new Response(data.text, { status: data.status }))
      asked.delete(data.id)
      break
    case "open":
      sockets.get(data.socket)?.opened()
      break
    case "text":
      sockets.get(data.socket)?.onmessage?.({ data: data.text } as MessageEvent)
      break
    case "close":
      sockets.get(data.socket)?.closed(data.code)
      break
    case "taken": // this worker has ended
      isTaken = true
      for (const resolve of asked.values()) resolve(refused())
      for (const socket of sockets.values()) socket.closed(openElsewhere)
      break
    case "call":
      startSearcher(data.root, data.port)
  }
})

// The page starts the worker that searches. When the other worker did, 4 of 230 starts in Firefox stood
// still for good, and the cause was not found.
let searcher: Worker | undefined
function startSearcher(root: string, port: MessagePort) {
  searcher?.terminate()
  searcher = newWorker()
  searcher.onerror = ({ message }) => tell({ do: "give up", why: message || "worker" })
  searcher.postMessage({ do: "search", root, port } satisfies ToWorker, [port])
}

export async function request(path: string, body?: unknown): Promise<Response> {
  if (isTaken) return refused()
  const id = ++last
  tell({ do: "request", id, path, body: body === undefined ? null : JSON.stringify(body) })
  return new Promise((resolve) => asked.set(id, resolve))
}

const refused = () => Response.json({ error: label("game-busy") }, { status: 409 })

class PageSocket {
  readyState: number = WebSocket.CONNECTING
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  #number = ++last

  constructor(path: string) {
    sockets.set(this.#number, this)
    tell({ do: "open", socket: this.#number, path })
  }

  send(text: string) {
    keepSoon()
    tell({ do: "text", socket: this.#number, text })
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return
    tell({ do: "close", socket: this.#number })
    this.closed(1000)
  }

  opened() {
    this.readyState = WebSocket.OPEN
    this.onopen?.(new Event("open"))
  }

  closed(code: number) {
    this.readyState = WebSocket.CLOSED
    sockets.delete(this.#number)
    this.onclose?.(new CloseEvent("close", { code }))
  }
}

// The browser is asked once to keep the games for good, when the player has played for a while.
let requests = 0
function keepSoon() {
  if (++requests !== 30) return
  try {
    if (localStorage.getItem("winnable-kept")) return
    localStorage.setItem("winnable-kept", "asked")
    void navigator.storage?.persist?.().catch(() => undefined)
  } catch {
    // The browser stores nothing.
  }
}

export const openSocket = (path: string): Socket => new PageSocket(path) as Socket
export const socketOf = (path: string) => path

// A file host knows one page only, so the game is in the query.
export const addressOf = (id: string) => `${location.pathname}?game=${encodeURIComponent(id)}`
export const shownAddress = () => location.pathname + location.search
export const gameShown = () => new URLSearchParams(location.search).get("game") ?? undefined
export const raceShown = (): string | undefined => undefined

export const linkTo = (path: string) => new URL(path.slice(1), new URL(".", location.href)).href

// The links to files that a server makes: the worker makes these.
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a[download]")
  const path = link?.getAttribute("href")
  if (!path?.startsWith("/api/")) return
  event.preventDefault()
  void save(path, link!.getAttribute("download")!)
})

async function save(path: string, name: string) {
  const address = URL.createObjectURL(await (await request(path)).blob())
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
