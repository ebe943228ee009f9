// The drawings of the cards. Those that were asked for are part of the page, with what they are made of:
// Chromium reads a file of drawings again for each <use> that refers to it, and keeps all copies until it
// collects garbage (0.7 MB for each card shown); and with all drawings in the page, its styles take twice the time.

import { request } from "../net/request"
import type { Table } from "../net/wire"

type Deck = Table["deck"]

const asked = new Map<Deck, { file: string; loading: Promise<void> }>()
const sheets = new Map<Deck, Element>() // what is loaded, less what is part of the page
const wanted: Record<Deck, Set<string>> = { french: new Set(), italian: new Set() }

// What a <use> refers to: "c12" is a card, "back-1" a back, "suit-0" an empty foundation. Shows as soon as
// the drawings of the deck are loaded.
export function drawing(deck: Deck, name: string): string {
  void drawn(deck)
  const id = `${deck}-${name}`
  if (!wanted[deck].has(id)) {
    wanted[deck].add(id)
    const sheet = sheets.get(deck)
    const shown = document.querySelector(`.drawings[data-sheet=${deck}]`)
    if (sheet && shown) show(id, sheet, shown)
  }
  return `#${id}`
}

// Loads the drawings of a deck, with the face that is chosen now. Resolves when they are there, or cannot
// be loaded.
export function drawn(deck: Deck): Promise<void> {
  const isLarge = deck === "french" && document.documentElement.dataset.face === "large"
  const file = isLarge ? "french-large" : deck
  const last = asked.get(deck)
  if (last?.file === file) return last.loading
  const loading = load(deck, file).catch(() => {
    if (asked.get(deck)?.file === file) asked.delete(deck) // the next one asks again
  })
  asked.set(deck, { file, loading })
  return loading
}

// The names of both faces are the same: what is shown changes with the sheet, and is never blank.
async function load(deck: Deck, file: string) {
  const answer = await request(`/static/cards/${file}.svg`)
  if (!answer.ok) throw new Error(`${answer.status}`)
  const text = await answer.text()
  if (asked.get(deck)?.file !== file) return // another face was chosen since
  const sheet = new DOMParser().parseFromString(text, "image/svg+xml").documentElement
  for (const each of sheet.querySelectorAll("[id]")) each.id = `${deck}-${each.id}`
  for (const use of sheet.querySelectorAll("use"))
    use.setAttribute("href", use.getAttribute("href")!.replace("#", `#${deck}-`))
  const shown = sheet.cloneNode() as Element
  shown.append(sheet.querySelector("defs")?.cloneNode() ?? "")
  shown.classList.add("drawings")
  shown.setAttribute("aria-hidden", "true")
  shown.setAttribute("data-sheet", deck)
  for (const id of wanted[deck]) show(id, sheet, shown)
  sheets.set(deck, sheet)
  const old = document.querySelector(`.drawings[data-sheet=${deck}]`)
  if (old) old.replaceWith(shown)
  else document.body.append(shown)
}

// Moves a drawing from the sheet into the page, and what it refers to.
function show(id: string, sheet: Element, shown: Element) {
  let part = sheet.querySelector(`[id="${id}"]`)
  while (part && part.localName !== "symbol" && part.parentElement!.localName !== "defs")
    part = part.parentElement
  if (!part) return // it is there
  const isDefined = part.parentElement!.localName === "defs"
  ;(isDefined ? shown.querySelector("defs")! : shown).append(part)
  for (const use of part.querySelectorAll("use"))
    show(use.getAttribute("href")!.slice(1), sheet, shown)
}
