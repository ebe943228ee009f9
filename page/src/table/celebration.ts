// The animations of a won game, over the felt and below everything that can be pressed. Any key, any
// press and a change of the window end them. Nothing here changes the game.

import type { Pile, Table } from "../net/wire"
import { drawing } from "./drawings"
import type { Positions } from "./motion"

const flight = 260 // milliseconds for one card
const all = 3200 // milliseconds between the first and the last card, if there are many
const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

let ending: (() => void) | null = null

// Ends the current animation, if any.
export function stop() {
  ending?.()
}

// A layer over the felt, whose cards have the size of those on the table.
function openSky(root: HTMLElement): { sky: HTMLElement; felt: DOMRect } {
  stop()
  const felt = root.getBoundingClientRect()
  const sky = document.createElement("div")
  sky.className = "sky"
  sky.setAttribute("aria-hidden", "true")
  Object.assign(sky.style, {
    left: `${felt.left + scrollX}px`,
    top: `${felt.top + scrollY}px`,
    width: `${felt.width}px`,
    height: `${felt.height}px`,
  })
  for (const name of ["--w", "--h"]) sky.style.setProperty(name, root.style.getPropertyValue(name))
  document.body.append(sky)
  return { sky, felt }
}

// Resolves when the motions have finished (true) or were ended before (false).
function untilEnd(root: HTMLElement, sky: HTMLElement, motions: Animation[]): Promise<boolean> {
  return new Promise((resolve) => {
    root.dataset.finishing = ""
    const end = (isWhole: boolean) => {
      ending = null
      delete root.dataset.finishing
      for (const kind of inputs) removeEventListener(kind, onInput, true)
      sky.remove()
      resolve(isWhole)
    }
    const onInput = () => end(false)
    ending = onInput
    for (const kind of inputs) addEventListener(kind, onInput, true)
    Promise.all(motions.map((motion) => motion.finished)).then(
      () => ending === onInput && end(true),
      () => undefined,
    )
  })
}
const inputs = ["keydown", "pointerdown", "wheel", "resize"] as const

function faceOf(deck: Table["deck"], card: number, { left, top }: { left: number; top: number }) {
  const face = document.createElement("div")
  face.className = "face"
  face.innerHTML = `<svg class="art"><use href="${drawing(deck, `c${card}`)}"/></svg>`
  Object.assign(face.style, { left: `${left}px`, top: `${top}px` })
  return face
}

const foundationsOf = ({ piles }: Table) => piles.filter((pile) => pile.kind === "foundation")
const placeOf = (root: HTMLElement, { place }: Pile) =>
  root.querySelector(`[data-pile="${place}"] .slot`)!.getBoundingClientRect()

// The cards `out` fly to their foundations, one after the other.
export async function sendOut(
  root: HTMLElement,
  before: Table,
  now: Table,
  { cards, stock }: Positions,
  out: number[],
): Promise<boolean> {
  const { sky, felt } = openSky(root)
  const homes = foundationsOf(now).map((pile) => placeOf(root, pile))
  const at = ({ left, top }: DOMRect) => ({ left: left - felt.left, top: top - felt.top })
  for (const [suit, { count }] of foundationsOf(before).entries())
    if (count) sky.append(faceOf(now.deck, 4 * (count - 1) + suit, at(homes[suit]!)))
  const waste = before.piles.find((pile) => pile.kind === "waste")?.slots.at(-1)?.card
  const hidden = (waste == null ? undefined : cards.get(waste)) ?? stock // under other cards
  const apart = between(60, all / out.length, 110)
  const motions = out.flatMap((card, turn) => {
    const home = homes[card % 4]!
    const from = cards.get(card) ?? hidden ?? home
    const face = faceOf(now.deck, card, at(home))
    sky.append(face)
    const delay = turn * apart
    const timing = { duration: flight, delay, fill: "both", easing: "ease-in-out" } as const
    const start = `translate(${from.left - home.left}px, ${from.top - home.top}px)`
    // Lower cards lie over higher ones in the columns, and under them on the foundations.
    const order = { zIndex: [String(out.length - turn), String(out.length + turn)] }
    const shown = { opacity: [cards.has(card) ? 1 : 0, 1] }
    return [
      face.animate({ transform: [start, "none"] }, timing),
      face.animate(order, { duration: 1, delay, fill: "both", easing: "step-end" }),
      face.animate(shown, { duration: 1, delay, fill: "both" }),
    ]
  })
  return await untilEnd(root, sky, motions)
}

// The cards leave the foundations, turn once in a wide wreath, and return.
export function wreathe(root: HTMLElement, now: Table) {
  const { sky, felt } = openSky(root)
  const piles = foundationsOf(now)
  const deck = piles.flatMap(({ count }, suit) =>
    Array.from({ length: count }, (_, rank) => ({ card: 4 * rank + suit, suit })),
  )
  const homes = piles.map((pile) => placeOf(root, pile))
  const { width, height } = homes[0]!
  const scale = between(0.3, Math.min(felt.width, felt.height) / (9 * width), 0.75)
  const across = felt.width / 2 - (scale * height) / 2 - 4
  const down = felt.height / 2 - (scale * height) / 2 - 4
  const motions = deck.map(({ card, suit }, turn) => {
    const home = homes[suit]!
    const face = faceOf(now.deck, card, { left: home.left - felt.left, top: home.top - felt.top })
    sky.append(face)
    const middle = {
      x: felt.left + felt.width / 2 - home.left - width / 2,
      y: felt.top + felt.height / 2 - home.top - height / 2,
    }
    const spot = (turned: number) => {
      const angle = 2 * Math.PI * (turn / deck.length + turned) - Math.PI / 2
      const x = middle.x + across * Math.cos(angle)
      const y = middle.y + down * Math.sin(angle)
      const tilt = Math.atan2(down * Math.sin(angle), across * Math.cos(angle)) + Math.PI / 2
      return `translate(${x}px, ${y}px) rotate(${tilt}rad) scale(${scale})`
    }
    const ring = Array.from({ length: 9 }, (_, step) => ({
      transform: spot(step / 32),
      offset: 0.3 + step * 0.05,
      easing: "linear",
    }))
    const frames = [
      { transform: "none", easing: "cubic-bezier(.2,.7,.3,1)" },
      ...ring.slice(0, -1),
      { ...ring.at(-1)!, easing: "cubic-bezier(.6,0,.7,.4)" },
      { transform: "none" },
    ]
    return face.animate(frames, { duration: 3000, delay: turn * 8, fill: "both" })
  })
  void untilEnd(root, sky, motions)
}
