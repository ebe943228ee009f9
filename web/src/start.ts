// What the page opens first: a shared deal or game, else the game in its address, else the game in
// progress.

import { loadWords, newGame, openGame, serverGone } from "./server"
import { settings } from "./settings"
import { announce, dialog, link, table } from "./state"
import { storedText } from "./stored"
import { gameShown, raceShown, root } from "./transport"
import { languages } from "./wire"

export async function start() {
  const preferred = languages.find((language) => navigator.language.startsWith(language))
  const { spoken } = settings.value
  const language = (spoken?.chosen !== false && spoken?.language) || preferred || languages[0]
  await loadWords(language).catch(() => undefined)
  addEventListener("popstate", () => open()) // also fires when a link with a fragment is opened here
  if ("serviceWorker" in navigator)
    navigator.serviceWorker.register(`${root}sw.js`).catch(() => undefined)
  const invited = raceShown()
  await open()
  const id = invited ?? storedText("sessionStorage", "race")
  if (!id) return
  ;(await import("./dialogs/racing")).join(id)
  if (invited) dialog.value = "race"
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
