// The first frame, before the page and what answers it are loaded: applies the player's theme and language
// to the drawn table of index.html, and lays it out as the page will. Runs while the document is read.

import { attributesOf, languageOf, readSettings, storageKey, wished } from "./net/preferences"
import { storedText } from "./net/stored"
import { cellStyle, fan, type Places, plan, spots, tableStyle } from "./table/layout"
import { measured } from "./table/measure"

type Texts = { pitch: string; file: string }
declare const __TEXTS__: Record<string, Texts> // of the package's messages, by language

const settings = readSettings(storedText("localStorage", storageKey))
const root = document.documentElement
const first = document.getElementById("first")!
const felt = document.getElementById("felt")!
const fold = first.querySelector<HTMLElement>(".fold")!
const is = (query: string) => matchMedia(query).matches
const style = (element: HTMLElement, values: Record<string, string | number>) => {
  for (const [name, value] of Object.entries(values))
    if (name.startsWith("--")) element.style.setProperty(name, String(value))
    else Object.assign(element.style, { [name]: value })
}

const wishes = {
  dark: is(wished.dark),
  contrast: is(wished.contrast),
  still: is(wished.still),
  roomy: is(wished.roomy),
}
Object.assign(root.dataset, attributesOf(settings, wishes))
root.lang = languageOf(settings, navigator.languages)

// A link, a game in the address or an earlier game has another table: then only the places are drawn.
const isNew = !settings.last && !location.hash.includes("=")
if (isNew && !/[?&]game=|\/game\//.test(location.href)) first.dataset.dealt = ""
if (settings.last === "solitario") {
  felt.querySelector("[data-pile='7']")!.remove()
  const hand = felt.querySelector("[data-pile=w]")!.cloneNode() as HTMLElement
  hand.dataset.pile = hand.dataset.kind = "hand"
  felt.querySelector("[data-pile=w]")!.after(hand)
}
const { pitch, file } = __TEXTS__[root.lang]!
if (!settings.last) first.querySelector(".glance")!.textContent = pitch
if (location.protocol === "file:") addEventListener("DOMContentLoaded", sayFile)

// Browsers run no modules from a file, so nothing else comes.
function sayFile() {
  const line = document.createElement("p")
  line.textContent = file
  document.getElementById("shell")?.replaceChildren(line)
}

const piles = [...felt.querySelectorAll<HTMLElement>(".pile")]
const places = piles.map(({ dataset }) => ({
  place: dataset.pile,
  kind: dataset.kind,
})) as Places

function lay() {
  if (!first.isConnected) return removeEventListener("resize", lay)
  const room = measured(felt, fold)
  const columns = places.filter(({ kind }) => kind === "column").length
  const laid = plan(room, columns, settings.size)
  const cells = spots({ piles: places }, laid, settings.left)
  felt.dataset.layout = laid.kind
  style(felt, tableStyle(laid, room))
  piles.forEach((pile, at) => {
    const { place, kind } = places[at]!
    const down = Number(pile.dataset.down)
    const slots = down
      ? [
          { card: null, down },
          { card: 0, down: 0 },
        ]
      : [{ card: 0, down: 0 }]
    const { strip, line } = fan(laid, room, { kind, slots })
    pile.querySelectorAll<HTMLElement>(".under").forEach((face, edge) => {
      face.style.top = `${(100 * edge) / down}%`
    })
    style(pile, { ...cellStyle(cells.get(place)!), "--strip": `${strip}px`, "--line": `${line}px` })
  })
}
addEventListener("resize", lay)
lay()
