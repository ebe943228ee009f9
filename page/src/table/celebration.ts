// The gestures of a won game: the last cards go out, and a wreath.

import { settings } from "../net/settings"
import type { Table } from "../net/wire"
import type { Positions } from "./motion"
import { ghost, move, play } from "./sky"

const flight = 260 // milliseconds for one card
const all = 3200 // milliseconds between the first and the last card, if there are many
const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

const foundationsOf = ({ piles }: Table) => piles.filter((pile) => pile.kind === "foundation")
const placeOf = (root: HTMLElement, { place }: { place: string }) =>
  root.querySelector(`[data-pile="${place}"] .slot`)!.getBoundingClientRect()

// Where the cards lie that the table does not show. Which of them is which, the page does not know: those of a
// column may go as soon as the cards on them have gone, those of the stock before those of the waste.
function packsOf({ piles }: Table, delays: Map<number, number>) {
  const kinds = ["column", "stock", "waste"].map((each) =>
    piles.filter(({ kind }) => kind === each),
  )
  return kinds.flat().map(({ place, kind, slots }) => ({
    place,
    left: kind === "waste" ? Number.POSITIVE_INFINITY : (slots[0]?.down ?? 0), // cards
    opens:
      kind === "column" ? Math.max(-1, ...slots.map(({ card }) => delays.get(card!) ?? -1)) : -1,
  }))
}

// The cards `out` fly to their foundations, one after the other. The compositor moves them even while the
// page is busy, so it must order them, too: the order is a part of the transform, their height over the felt.
export function sendOut(
  root: HTMLElement,
  before: Table,
  now: Table,
  { cards, backs }: Positions,
  out: number[],
): Promise<boolean> {
  const homes = foundationsOf(now).map((pile) => placeOf(root, pile))
  const shown = (name: string, at: DOMRect) => ghost(root, now.deck, name, at)
  for (const [suit, { count }] of foundationsOf(before).entries())
    if (count) shown(`c${4 * (count - 1) + suit}`, homes[suit]!)
  const apart = between(60, all / out.length, 110)
  const order = [...cards.keys()] // each pile from below
  const delays = new Map(out.map((card, turn) => [card, turn * apart]))
  const back = `back-${settings.value.back}`
  const above = (card: number) => order[order.indexOf(card) + 1]!
  const packs = packsOf(before, delays).map((pack) => {
    const boxes = backs.get(pack.place) ?? []
    return { ...pack, backs: boxes.map((box) => ({ box, face: shown(back, box) })) }
  })
  const show = (face: HTMLElement, opacity: number[], delay: number) =>
    move(face, { opacity }, { duration: 1, delay, fill: "both" })

  for (const [turn, card] of out.entries()) {
    const home = homes[card % 4]!
    const face = shown(`c${card}`, home)
    const delay = turn * apart
    const seen = cards.get(card)
    let from = seen?.box as DOMRect
    if (!seen) {
      const pack = packs.find(({ left, opens }) => left && opens < delay)!
      pack.left -= 1
      const last = pack.backs[pack.left]
      if (last) show(last.face, [1, 0], delay)
      show(face, [0, 1], delay)
      from = (last ?? pack.backs.at(-1))?.box ?? placeOf(root, pack)
    } else if (seen.index < 1) {
      face.classList.add("bare")
      const grows = { duration: 1, delay: delays.get(above(card))!, fill: "both" } as const
      move(face.firstElementChild!, { transform: [`scale(${seen.index})`, "none"] }, grows)
    }
    const height = (z: number) =>
      `translate3d(${from.left - home.left}px, ${from.top - home.top}px, ${z}px)`
    const over = order.length + turn
    const frames = [
      { transform: height(seen ? order.indexOf(card) : over) },
      { transform: height(over), offset: 0.01 },
      { transform: `translate3d(0, 0, ${over}px)` },
    ]
    move(face, frames, { duration: flight, delay, fill: "both", easing: "ease-in-out" })
    face.parentElement!.style.transformStyle = "preserve-3d"
  }
  return play("win")
}

// The cards leave the foundations, turn once in a wide wreath, and return.
export function wreathe(root: HTMLElement, now: Table) {
  const felt = root.getBoundingClientRect()
  const piles = foundationsOf(now)
  const deck = piles.flatMap(({ count }, suit) =>
    Array.from({ length: count }, (_, rank) => ({ card: 4 * rank + suit, suit })),
  )
  const homes = piles.map((pile) => placeOf(root, pile))
  const { width, height } = homes[0]!
  const scale = between(0.3, Math.min(felt.width, felt.height) / (9 * width), 0.75)
  const across = felt.width / 2 - (scale * height) / 2 - 4
  const down = felt.height / 2 - (scale * height) / 2 - 4
  for (const [turn, { card, suit }] of deck.entries()) {
    const home = homes[suit]!
    const face = ghost(root, now.deck, `c${card}`, home)
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
    move(face, frames, { duration: 3000, delay: turn * 8, fill: "both" })
  }
  void play("win")
}
