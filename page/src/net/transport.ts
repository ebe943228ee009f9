// How the page reaches what answers it: a server. The site has another one (../site/transport.ts).

import { Line } from "./line"

export type Socket = Pick<
  WebSocket,
  "readyState" | "onopen" | "onmessage" | "onclose" | "send" | "close"
> & {
  isOwed?: () => boolean // whether the page waits for an answer
}

const patience = 30_000 // milliseconds; to find a winnable deal takes some
const pace = 4 // bytes a millisecond, of a slow network

// The folder of the page: "/", or the path below which the server lives.
export const root = document.documentElement.dataset.root ?? "/"

// Where the server has what the page names by a path that begins with "/".
export const pathTo = (path: string) => root + path.slice(1)

// Whether others play here, too.
export const hasOthers = true

// Asks over HTTP: with a body, to change something. A connection that is dead does not answer and does not
// fail either.
export function request(path: string, asked?: unknown): Promise<Response> {
  const body = asked === undefined ? "" : JSON.stringify(asked)
  const signal = AbortSignal.timeout(patience + Math.ceil(body.length / pace))
  if (!body) return fetch(pathTo(path), { signal })
  return fetch(pathTo(path), {
    signal,
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  })
}

export const openSocket = (address: string): Socket => new Line(address)

export function socketOf(path: string): string {
  const address = new URL(pathTo(path), location.href)
  address.protocol = address.protocol.replace("http", "ws")
  return address.href
}

// The address of a game in the browser's history, the address shown now, and the game that it names.
export const addressOf = (id: string) => pathTo(`/game/${encodeURIComponent(id)}`)
export const shownAddress = () => location.pathname
export const gameShown = () => named(/^game\/([^/]+)$/)
export const raceShown = () => named(/^race\/([^/]+)$/)

function named(pattern: RegExp): string | undefined {
  const name = pattern.exec(location.pathname.slice(root.length))?.[1]
  return name && decodeURIComponent(name)
}

// The whole address of a link that begins with "/".
export const linkTo = (path: string) => new URL(pathTo(path), location.origin).href
