// What the page opens first: a shared deal or game, the game in its address, or the one in progress.

import { announce, label, link, loadWords, newGame, openGame, table } from "./state"
import { settings } from "./settings"
import type { NewGame } from "./wire"

export async function start() {
  const language = settings.value.spoken?.language ?? (navigator.language.startsWith("it") ? "it" : "en")
  await loadWords(language).catch(() => undefined)
  addEventListener("popstate", open)      // also when a link with a fragment is opened in this window
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => undefined)
  await open()
}

async function open() {
  const shared = readShared(location.hash)
  const game = /^\/game\/([^/]+)$/.exec(location.pathname)?.[1]
  if (shared) history.replaceState(null, "", location.pathname)
  else if (game) return game === table.value?.id ? undefined : openGame(decodeURIComponent(game))

  const told = await newGame(shared ?? { resume: true })
  if (typeof told === "string") return
  if (shared) await open()
  else if (told.error === label("server-gone")) {
    link.value = "lost"
    setTimeout(open, 3000)
  }
  announce(told.error)
}

// "#rules=d1p3&scoring=foundation&deal=4217&moves=sw.w5"
export function readShared(fragment: string): NewGame | null {
  const fields = new URLSearchParams(fragment.slice(1))
  const deal = fields.get("deal")
  if (!deal) return null
  return {
    rules: fields.get("rules"),
    scoring: fields.get("scoring"),
    [/^\d+$/.test(deal) ? "number" : "deal"]: deal,
    moves: fields.get("moves")?.replaceAll(".", " ") ?? null,
  }
}
