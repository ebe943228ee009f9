// Animations. Cards fly from their old to their new place (First, Last, Invert, Play). A card is
// identified by its number.

import { isAnimated } from "./settings"
import type { Table } from "./wire"

const flight: KeyframeAnimationOptions = { duration: 190, easing: "cubic-bezier(.25,.8,.35,1)" }
const turn: KeyframeAnimationOptions = { duration: 160, easing: "ease-out" }

// Where cards were on the screen.
export type Positions = { cards: Map<number, DOMRect>; stock: DOMRect | undefined }

const facesOf = (root: HTMLElement) => root.querySelectorAll<HTMLElement>(".face[data-card]")

// With isOtherGame no card has a position, so that all of them come from the stock.
export function positionsOf(root: HTMLElement, isOtherGame = false): Positions {
  const cards = new Map<number, DOMRect>()
  if (!isOtherGame)
    for (const face of facesOf(root))
      cards.set(Number(face.dataset.card), face.getBoundingClientRect())
  return { cards, stock: root.querySelector("[data-pile='s'] .face")?.getBoundingClientRect() }
}

export function fly(root: HTMLElement, before: Positions) {
  const faces = [...facesOf(root)]
  for (const face of faces) for (const motion of face.getAnimations()) motion.cancel()
  if (!isAnimated()) return
  // Measure everything before anything moves: the browser then computes the layout once.
  const flights = faces.map((face) => ({
    face,
    now: face.getBoundingClientRect(),
    pile: face.closest<HTMLElement>(".pile")!,
  }))
  for (const { face, now, pile } of flights) {
    const isDrawn =
      !before.cards.size || pile.dataset.kind === "waste" || pile.dataset.kind === "hand"
    const was = before.cards.get(Number(face.dataset.card))
    const from = was ?? (isDrawn ? before.stock : undefined)
    if (from && Math.abs(from.left - now.left) + Math.abs(from.top - now.top) > 1) {
      const start = `translate(${from.left - now.left}px, ${from.top - now.top}px)`
      const transform = was ? [start, "none"] : [`${start} rotateY(90deg)`, "none"]
      const land = () => {
        pile.style.zIndex = ""
      }
      pile.style.zIndex = "5"
      // A cancelled flight rejects: the next one keeps the pile on top.
      face.animate({ transform }, flight).finished.then(land, () => undefined)
    } else if (!was) face.animate({ transform: ["scaleX(0)", "none"] }, turn)
  }
}

// ---- The end of a won game: for a moment the cards of the foundations bounce off the screen. The
// page remains usable.

export function celebrate(root: HTMLElement, table: Table) {
  const sky = document.createElement("div")
  sky.className = "sky"
  sky.setAttribute("aria-hidden", "true")
  const foundations = table.piles.filter((pile) => pile.kind === "foundation")
  for (const [suit, pile] of foundations.entries()) {
    const home = root.querySelector(`[data-pile="${pile.place}"]`)!.getBoundingClientRect()
    for (let rank = pile.count; rank > Math.max(0, pile.count - 8); rank--) {
      const drawing = `/static/cards/${table.deck}.svg#c${4 * (rank - 1) + suit}`
      const card = document.createElement("div")
      card.className = "face"
      card.innerHTML = `<svg class="art"><use href="${drawing}"/></svg>`
      Object.assign(card.style, { left: `${home.left}px`, top: `${home.top}px` })
      sky.append(card)
      const delay = (pile.count - rank) * 110 + suit * 45
      bounce(card, home.top, Math.sin(rank * 2.4 + suit) * innerWidth * 0.4, delay)
    }
  }
  document.body.append(sky)
  setTimeout(() => sky.remove(), 2500)
}

// Up a little, then down to the lower edge of the window, and sideways by `swing` pixels.
function bounce(card: HTMLElement, top: number, swing: number, delay: number) {
  const timing = { duration: 1300, delay, fill: "both" } as const
  const sideways = `translateX(${swing}px) rotate(${swing / 4}deg)`
  card.animate({ transform: ["none", sideways] }, timing)
  const rise = { transform: `translateY(${-Math.min(top, 90)}px)`, offset: 0.3 }
  const frames = [
    { transform: "none", easing: "cubic-bezier(.2,.7,.5,1)" },
    { ...rise, easing: "cubic-bezier(.5,0,.9,.6)" },
    { transform: `translateY(${innerHeight - top}px)` },
  ]
  card.animate(frames, { ...timing, composite: "add" })
}
