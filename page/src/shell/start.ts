// What the page opens first: a shared deal or game, else the game in its address, else the game in
// progress.

import { effect } from "@preact/signals"
import { askForGame } from "../dialogs/new"
import { languageOf } from "../net/preferences"
import { loadWords, newGame, openGame, serverGone } from "../net/server"
import { settings } from "../net/settings"
import { announce, dialog, link, table } from "../net/state"
import { storedText } from "../net/stored"
import { gameShown, raceShown, root, shownAddress } from "../net/transport"
import { startTutorial } from "./tutor"

export async function start() {
  await loadWords(languageOf(settings.value, navigator.languages)).catch(() => undefined)
  addEventListener("popstate", () => open()) // also fires when a link with a fragment is opened here
  if ("serviceWorker" in navigator)
    navigator.serviceWorker.register(`${root}sw.js`).catch(() => undefined)
  const invited = raceShown()
  const shortcut = shortcuts[location.hash]
  await open()
  if (shortcut) follow(shortcut)
  const id = invited ?? storedText("sessionStorage", "race")
  if (!id) return
  ;(await import("./racing")).join(id)
  if (invited) dialog.value = "race"
}

// What the shortcuts of an installed page begin with (manifest.webmanifest).
const shortcuts: Record<string, () => void> = {
  "#new-game": () => askForGame(),
  "#daily": () => {
    dialog.value = "daily"
  },
  "#tutorial": startTutorial,
}

function follow(shortcut: () => void) {
  history.replaceState(null, "", shownAddress())
  const stop = effect(() => {
    if (!table.value || link.value !== "open") return
    queueMicrotask(() => {
      stop()
      shortcut()
    })
  })
}

// The complaint about a link is said before the greeting of the game that opens instead.
async function open(complaint = "") {
  const shared = sharedLink(location.hash)
  const game = gameShown()
  if (game && !shared) {
    if (game === table.value?.id) announce(complaint)
    else openGame(game, complaint)
    return
  }
  const opened = await newGame(shared ? { link: shared } : { resume: true }, complaint)
  if (typeof opened === "string") return
  if (opened.error === serverGone()) {
    link.value = "lost"
    setTimeout(open, 3000, complaint)
  } else if (shared) {
    history.replaceState(null, "", location.pathname)
    return open(opened.error)
  }
  announce(opened.error)
}

// The fragment of a share link: "rules=d1p3&scoring=foundation&deal=4217&moves=sw.w5". Other
// fragments are names of elements.
export function sharedLink(fragment: string): string | null {
  return fragment.includes("=") ? fragment.slice(1) : null
}
