// The drawings of the cards, as part of the page. Chromium reads a file of drawings again for each
// <use> that refers to it, and keeps all copies until it collects garbage: 0.7 MB for each card shown.

import { root } from "../net/transport"
import type { Table } from "../net/wire"

type Deck = Table["deck"]

const asked = new Map<Deck, { file: string; loading: Promise<void> }>()

// What a <use> refers to: "c12" is a card, "back-1" a back, "suit-0" an empty foundation. Shows as soon as
// the drawings of the deck are loaded.
export function drawing(deck: Deck, name: string): string {
  void drawn(deck)
  return `#${deck}-${name}`
}

// Loads the drawings of a deck, with the face that is chosen now. Resolves when they are there, or cannot
// be loaded.
export function drawn(deck: Deck): Promise<void> {
  const isLarge = deck === "french" && document.documentElement.dataset.face === "large"
  const file = isLarge ? "french-large" : deck
  const last = asked.get(deck)
  if (last?.file === file) return last.loading
  const loading = load(deck, file).catch(() => void asked.delete(deck)) // the next one asks again
  asked.set(deck, { file, loading })
  return loading
}

// The names of both faces are the same: what is shown changes with the sheet, and is never blank.
async function load(deck: Deck, file: string) {
  const answer = await fetch(`${root}static/cards/${file}.svg`)
  if (!answer.ok) throw new Error(`${answer.status}`)
  const text = await answer.text()
  if (asked.get(deck)?.file !== file) return // another face was chosen since
  const sheet = new DOMParser().parseFromString(text, "image/svg+xml").documentElement
  for (const each of sheet.querySelectorAll("[id]")) each.id = `${deck}-${each.id}`
  for (const use of sheet.querySelectorAll("use"))
    use.setAttribute("href", use.getAttribute("href")!.replace("#", `#${deck}-`))
  sheet.classList.add("drawings")
  sheet.setAttribute("aria-hidden", "true")
  sheet.dataset.sheet = deck
  const old = document.querySelector(`.drawings[data-sheet=${deck}]`)
  if (old) old.replaceWith(sheet)
  else document.body.append(sheet)
}
