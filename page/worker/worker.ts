// The worker of the site. With the games: Python answers the page (winnable.web.site). As a second one:
// Python searches (web.site.search).

import type { FromWorker, ToWorker } from "../src/site/messages"
import { openFiles } from "./files"
import { type FileSystem, mountFiles } from "./mount"
import type { Files } from "./names"
import { loadPython, type Python } from "./python"
import { type Answer, type Question, Searcher } from "./searcher"

type Site = {
  answer(path: string, body: string | undefined): Promise<Answered>
  open(socket: number, path: string): void
  hear(socket: number, text: string): void
  hang_up(socket: number): void
}
type Answered = { toJs(): [number, string | Uint8Array<ArrayBuffer>]; destroy(): void }

const folder = "/player"
const tell = (message: FromWorker, ports: MessagePort[] = []) => self.postMessage(message, ports)

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === "start") void begin(data.root, data.language)
  else if (data.do === "search") beginToSearch(data.root, data.port)
}

// ---- the games

async function begin(root: string, language: string) {
  try {
    const place = new URL(root).pathname
    const isOurs = ours(place)
    const files = isOurs.then(() => openFiles(place, end))
    const python = await loadPython(root, (loaded, total) =>
      tell({ did: "progress", loaded, total }),
    )
    const { files: shown, stored } = await files
    mountFiles(python.FS as unknown as FileSystem, folder, shown)
    serve(python, root, language, stored)
    tell({ did: "ready" })
  } catch (fault) {
    tell({ did: "failed", why: String(fault) })
  }
}

// Waits until no other tab has the games; this worker has them until it ends. Over plain http there are no
// locks: the pages have agreed (src/site/alone.ts).
function ours(place: string): Promise<void> {
  return new Promise((resolve) => {
    if (!navigator.locks) return resolve()
    const name = `winnable ${place}`
    const hold = () => {
      resolve()
      return new Promise(() => undefined)
    }
    const asked = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold()
      tell({ did: "busy" })
      void navigator.locks.request(name, hold)
      return
    })
    asked.catch(() => resolve()) // the browser stores nothing: there is nothing to share
  })
}

// Another tab has taken the games.
function end() {
  tell({ did: "taken" })
  self.close()
}

function serve(python: Python, root: string, language: string, stored: Files["stored"]) {
  const searcher = new Searcher((port) => tell({ did: "call", root, port }, [port]))
  const script = {
    text: (socket: number, text: string) => tell({ did: "text", socket, text }),
    close: (socket: number, code: number) => tell({ did: "close", socket, code }),
    stored,
    search: (question: Uint8Array, tell: (share: number) => void) =>
      searcher.search(question, tell),
    cancel: () => searcher.cancel(),
  }
  const start = python.pyimport("winnable.web.site.start")
  const site = start.start(folder, language, script) as Site
  self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
    switch (data.do) {
      case "request": {
        const answer = await site.answer(data.path, data.body ?? undefined)
        const [status, text] = answer.toJs()
        answer.destroy()
        tell({ did: "answer", id: data.id, status, text })
        break
      }
      case "open":
        site.open(data.socket, data.path)
        tell({ did: "open", socket: data.socket })
        searcher.start()
        break
      case "text":
        site.hear(data.socket, data.text)
        break
      case "close":
        site.hang_up(data.socket)
        break
      case "give up":
        searcher.giveUp(data.why)
    }
  }
}

// ---- the searches

function beginToSearch(root: string, port: MessagePort) {
  const answer = loadPython(root).then((python) => {
    const start = python.pyimport("winnable.web.site.start")
    return start.answer as (question: Uint8Array, tell: (share: number) => void) => Uint8Array
  })
  const tell = (said: Answer) => port.postMessage(said)
  port.onmessage = async ({ data }: MessageEvent<Question>) => {
    let said: Answer
    try {
      said = { answer: (await answer)(data.question, (progress) => tell({ progress })) }
    } catch (fault) {
      said = { failed: String(fault) }
    }
    tell(said)
  }
}
