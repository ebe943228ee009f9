// The gestures of a won game: the last cards go out, and a wreath.

import type { Pile, Table } from "../net/wire"
import type { Positions } from "./motion"
import { ghost, move, play } from "./sky"

const flight = 260 // milliseconds for one card
const all = 3200 // milliseconds between the first and the last card, if there are many
const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

const foundationsOf = ({ piles }: Table) => piles.filter((pile) => pile.kind === "foundation")
const placeOf = (root: HTMLElement, { place }: Pile) =>
  root.querySelector(`[data-pile="${place}"] .slot`)!.getBoundingClientRect()

// The cards `out` fly to their foundations, one after the other.
export function sendOut(
  root: HTMLElement,
  before: Table,
  now: Table,
  { cards, stock }: Positions,
  out: number[],
): Promise<boolean> {
  const homes = foundationsOf(now).map((pile) => placeOf(root, pile))
  const shown = (card: number, at: DOMRect) => ghost(root, now.deck, `c${card}`, at)
  for (const [suit, { count }] of foundationsOf(before).entries())
    if (count) shown(4 * (count - 1) + suit, homes[suit]!)
  const waste = before.piles.find((pile) => pile.kind === "waste")?.slots.at(-1)?.card
  const hidden = (waste == null ? undefined : cards.get(waste)?.box) ?? stock // under other cards
  const apart = between(60, all / out.length, 110)
  for (const [turn, card] of out.entries()) {
    const home = homes[card % 4]!
    const from = cards.get(card)?.box ?? hidden ?? home
    const face = shown(card, home)
    const delay = turn * apart
    const timing = { duration: flight, delay, fill: "both", easing: "ease-in-out" } as const
    const start = `translate(${from.left - home.left}px, ${from.top - home.top}px)`
    // Lower cards lie over higher ones in the columns, and under them on the foundations.
    const order = { zIndex: [String(out.length - turn), String(out.length + turn)] }
    move(face, { transform: [start, "none"] }, timing)
    move(face, order, { duration: 1, delay, fill: "both", easing: "step-end" })
    move(face, { opacity: [cards.has(card) ? 1 : 0, 1] }, { duration: 1, delay, fill: "both" })
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
