// How the page reaches what answers it: a server. The site has another one (../site/transport.ts).

import { Line } from "./line"
import { pathTo, root } from "./request"

export { pathTo, request, root } from "./request"

export type Socket = Pick<
  WebSocket,
  "readyState" | "onopen" | "onmessage" | "onclose" | "send" | "close"
> & {
  isOwed?: () => boolean // whether the page waits for an answer
  isBlocked?: boolean // WebSockets have failed; another connection works
}

// Whether others play here, too.
export const hasOthers = true

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
