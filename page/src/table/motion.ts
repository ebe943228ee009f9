// Animations. Cards fly from their old to their new place (First, Last, Invert, Play). A card is
// identified by its number.

import { isAnimated } from "../net/settings"

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
