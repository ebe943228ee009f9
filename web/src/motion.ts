// Cards fly from where they were seen to where they are now: First, Last, Invert, Play, by the number of the card.

import { moves } from "./settings"
import type { Table } from "./wire"

const flight: KeyframeAnimationOptions = { duration: 190, easing: "cubic-bezier(.25,.8,.35,1)" }
const turn: KeyframeAnimationOptions = { duration: 160, easing: "ease-out" }

export type Seen = { cards: Map<number, DOMRect>; stock: DOMRect | undefined }

const faces = (root: HTMLElement) => root.querySelectorAll<HTMLElement>(".face[data-card]")

// Of another game nothing is known: all its cards will come from the stock.
export function look(root: HTMLElement, another = false): Seen {
  const cards = new Map<number, DOMRect>()
  if (!another) for (const face of faces(root)) cards.set(Number(face.dataset["card"]), face.getBoundingClientRect())
  return { cards, stock: root.querySelector("[data-pile='s'] .face")?.getBoundingClientRect() }
}

export function fly(root: HTMLElement, seen: Seen) {
  const all = [...faces(root)]
  for (const face of all) face.getAnimations().forEach((motion) => motion.cancel())
  if (!moves()) return
  // All is measured before anything moves, so that the browser lays the table out once.
  const flights = all.map((face) => ({ face, now: face.getBoundingClientRect(), pile: face.closest<HTMLElement>(".pile")! }))
  for (const { face, now, pile } of flights) {
    const drawn = !seen.cards.size || pile.dataset["kind"] === "waste" || pile.dataset["kind"] === "hand"
    const was = seen.cards.get(Number(face.dataset["card"]))
    const from = was ?? (drawn ? seen.stock : undefined)
    if (from && Math.abs(from.left - now.left) + Math.abs(from.top - now.top) > 1) {
      const start = `translate(${from.left - now.left}px, ${from.top - now.top}px)`
      pile.style.zIndex = "5"
      face.animate({ transform: was ? [start, "none"] : [`${start} rotateY(90deg)`, "none"] }, flight)
        .finished.then(() => { pile.style.zIndex = "" }, () => undefined)
    } else if (!was) face.animate({ transform: ["scaleX(0)", "none"] }, turn)
  }
}

// ---- the end of a won game: the foundations spill over for a moment; nothing waits for it

export function celebrate(root: HTMLElement, table: Table) {
  const sky = document.createElement("div")
  sky.className = "sky"
  sky.setAttribute("aria-hidden", "true")
  const floor = innerHeight
  table.piles.filter((pile) => pile.kind === "foundation").forEach((pile, suit) => {
    const home = root.querySelector(`[data-pile="${pile.place}"]`)!.getBoundingClientRect()
    for (let rank = pile.count; rank > Math.max(0, pile.count - 8); rank--) {
      const card = document.createElement("div")
      card.className = "face"
      card.innerHTML = `<svg class="art"><use href="/static/cards/${table.deck}.svg#c${4 * (rank - 1) + suit}"/></svg>`
      Object.assign(card.style, { left: `${home.left}px`, top: `${home.top}px` })
      sky.append(card)
      const swing = Math.sin(rank * 2.4 + suit) * innerWidth * 0.4
      const timing = { duration: 1300, delay: (pile.count - rank) * 110 + suit * 45, fill: "both" } as const
      card.animate({ transform: ["none", `translateX(${swing}px) rotate(${swing / 4}deg)`] }, timing)
      card.animate([
        { transform: "none", easing: "cubic-bezier(.2,.7,.5,1)" },
        { transform: `translateY(${-Math.min(home.top, 90)}px)`, easing: "cubic-bezier(.5,0,.9,.6)", offset: 0.3 },
        { transform: `translateY(${floor - home.top}px)` },
      ], { ...timing, composite: "add" })
    }
  })
  document.body.append(sky)
  setTimeout(() => sky.remove(), 2500)
}
