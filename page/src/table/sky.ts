// What all gestures of the cards share: any input ends them, and the cards then lie where they belong.
// The sky is a layer over the felt, below everything that can be pressed. It has the cards that have no
// element on the table. Nothing here changes the game, and no screen reader meets it.

import type { Table } from "../net/wire"
import { drawing } from "./drawings"

type Deck = Table["deck"]
type Place = { left: number; top: number }

const inputs = ["keydown", "pointerdown", "wheel", "resize"] as const

let motions: Animation[] = [] // of the gesture that plays
let extras: Element[] = [] // its elements, which go with it
let sky: HTMLElement | null = null
let felt: Place = { left: 0, top: 0 }
let ended: (isWhole: boolean) => void = () => undefined

// Ends the gesture that plays, if any.
export const finish = () => end(false)

function end(isWhole: boolean) {
  for (const motion of motions) motion.cancel()
  for (const extra of extras) extra.remove()
  sky?.remove()
  sky = null
  motions = []
  extras = []
  delete document.documentElement.dataset.gesture
  for (const kind of inputs) removeEventListener(kind, finish, true)
  const tell = ended
  ended = () => undefined
  tell(isWhole)
}

// Adds a motion to the gesture.
export function move(element: Element, frames: Keyframes, timing: KeyframeAnimationOptions) {
  motions.push(element.animate(frames, { fill: "backwards", ...timing }))
}
export type Keyframes = Keyframe[] | PropertyIndexedKeyframes

// Adds an element to the gesture.
export function add(parent: Element, extra: Element) {
  extras.push(extra)
  parent.append(extra)
}

// Lets the gesture play. `name` is for the style sheet. Resolves when the motions have come to their end
// (true), or were ended before (false).
export function play(name = ""): Promise<boolean> {
  if (name) document.documentElement.dataset.gesture = name
  for (const kind of inputs) addEventListener(kind, finish, true)
  const own = motions
  return new Promise((resolve) => {
    ended = resolve
    Promise.all(own.map((motion) => motion.finished)).then(
      () => own === motions && end(true),
      () => undefined,
    )
  })
}

// A card of the sky, at a place of the window. It has the size of those on the table.
export function ghost(root: HTMLElement, deck: Deck, name: string, { left, top }: Place) {
  const face = faceOf(deck, name)
  if (!sky) openSky(root)
  Object.assign(face.style, { left: `${left - felt.left}px`, top: `${top - felt.top}px` })
  sky!.append(face)
  return face
}

function openSky(root: HTMLElement) {
  const box = root.getBoundingClientRect()
  felt = box
  sky = document.createElement("div")
  sky.className = "sky"
  sky.setAttribute("aria-hidden", "true")
  Object.assign(sky.style, {
    left: `${box.left + scrollX}px`,
    top: `${box.top + scrollY}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  for (const name of ["--w", "--h"]) sky.style.setProperty(name, root.style.getPropertyValue(name))
  document.body.append(sky)
}

export function faceOf(deck: Deck, name: string): HTMLElement {
  const face = document.createElement("div")
  face.className = "face"
  face.setAttribute("aria-hidden", "true")
  face.innerHTML = `<svg class="art"><use href="${drawing(deck, name)}"/></svg>`
  return face
}

// The other side of a card, which shows in the first half of a turn.
export function otherSide(deck: Deck, name: string): HTMLElement {
  const side = faceOf(deck, name)
  side.className = "other"
  return side
}
