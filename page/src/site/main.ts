// The entry of the site: shows what is loaded while Python starts in the worker, then the page. A start
// that makes no progress can be tried again until the first table is there.

import { languageOf, readSettings, storageKey } from "../net/preferences"
import { storedText } from "../net/stored"
import { drawn } from "../table/drawings"
import { agree } from "./alone"
import type { FromWorker, ToWorker } from "./messages"
import { worker } from "./transport"
import "./shell.css"

type Texts = { loading: string; slow: string; busy: string; failed: string; again: string }
declare const __TEXTS__: Record<string, Texts> // of the package's messages, by language

const settings = readSettings(storedText("localStorage", storageKey))
const language = languageOf(settings, navigator.languages)
const texts = __TEXTS__[language]!
const shell = document.getElementById("shell")!
const status = shell.querySelector("p")!
const bar = shell.querySelector("progress")!
const amount = shell.querySelector("span")! // not announced: a screen reader knows the bar
const again = document.createElement("button")
const patience = 20_000 // milliseconds without any progress
const name = `winnable ${new URL(".", location.href).pathname}` // of the games, for all tabs
let slow = 0

again.textContent = texts.again
again.onclick = () => location.reload()
document.documentElement.lang = language
worker.addEventListener("error", onLoadFault)
void drawn(settings.last === "solitario" ? "italian" : "french") // in time for the first table
void begin()

async function begin() {
  expectProgress()
  await takeNewVersion().catch(() => undefined) // the browser stores nothing
  if (!navigator.locks) {
    await agree(name, wait).catch(() => undefined) // the browser stores nothing: there is nothing to share
    bar.hidden = amount.hidden = false
    expectProgress()
  }
  worker.addEventListener("message", hear)
  const start: ToWorker = { do: "start", root: new URL(".", location.href).href, language }
  worker.postMessage(start)
}

function hear({ data }: MessageEvent<FromWorker>) {
  if (data.did === "progress") {
    if (!bar.hidden) expectProgress() // files arrive also after a fault, or while another tab plays
    bar.max = data.total
    bar.value = data.loaded
    amount.textContent = `${megabytes(data.loaded)} / ${megabytes(data.total)} MB`
  } else if (data.did === "busy") {
    wait()
  } else if (data.did === "failed") {
    fail(data.why)
  } else if (data.did === "ready") {
    worker.removeEventListener("error", onLoadFault)
    shell.remove()
    import("../main").catch((fault) => fail(String(fault)))
  } else if (isShown(data)) {
    worker.removeEventListener("message", hear)
    clearTimeout(slow)
    shell.remove()
  }
}

// Another tab has the games.
function wait() {
  clearTimeout(slow)
  bar.hidden = amount.hidden = true
  show(texts.busy)
}

function expectProgress() {
  clearTimeout(slow)
  show(texts.loading)
  again.remove()
  slow = setTimeout(offerAgain, patience, texts.slow)
}

// The page has something to show: a table, or why there is none.
function isShown(data: FromWorker) {
  return (
    data.did === "text" || data.did === "close" || (data.did === "answer" && data.status >= 400)
  )
}

function offerAgain(text: string) {
  clearTimeout(slow)
  if (!shell.isConnected) document.body.append(shell)
  show(text)
  shell.append(again)
}

// The worker itself could not be loaded.
function onLoadFault({ message }: ErrorEvent) {
  fail(message || "worker")
}

function fail(why: string) {
  bar.hidden = amount.hidden = true
  offerAgain(texts.failed)
  reportError(new Error(why))
}

const megabytes = (bytes: number) =>
  (bytes / 1e6).toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })

function show(text: string) {
  if (status.textContent !== text) status.textContent = text
}

// A new version that has been loaded meanwhile takes the place of the old one before a game begins,
// unless another tab plays with the old one.
async function takeNewVersion() {
  if (!("serviceWorker" in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting || !registration.active) return
  const isAlone = await navigator.locks?.request(name, { ifAvailable: true }, (lock) => !!lock)
  if (!isAlone) return
  const changed = new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), {
      once: true,
    })
    setTimeout(resolve, 3000, false)
  })
  registration.waiting.postMessage("take over")
  if (!(await changed)) return
  location.reload()
  await new Promise(() => undefined)
}
