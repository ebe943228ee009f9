// Carries out presses of a stop by mouse, touch, Space or its accessible name.

import { askFor, askQuietly, inTurn } from "../net/server"
import { settings } from "../net/settings"
import { type Cursor, shown, table } from "../net/state"
import { follow } from "./cursor"
import { type Gesture, gestureAt } from "./gestures"
import { refuse } from "./motion"

const doubleClick = 400 // milliseconds between the two taps of a double tap, at most
export const spot = 10 // CSS pixels between two taps on one spot, at most

export type Hit = { x: number; y: number; time: number; card?: number | null }

type Tap = Hit & {
  place: string
  gesture?: Gesture // once it is carried out
  isRefused?: boolean
  isSecond?: boolean // of a double tap: the next one begins anew
}
let last: Tap | null = null
let decide: (isAlone: boolean) => void = () => undefined // tells a tap that waits what came next

// A key makes a press without a hit.
export function pressStop(at: Cursor, hit: Hit | null = null): Promise<unknown> {
  const tap = hit && { ...hit, place: at.place }
  const card = hit?.card ?? null
  const before = begin(tap)
  return inTurnAt(at, !tap, (at) => press((card !== null && whereIs(card)) || at, tap, before))
}

// Where a card lies when the turn of its press comes.
function whereIs(card: number): Cursor | null {
  for (const { place, slots } of table.value!.piles) {
    const index = slots.findIndex((slot) => slot.card === card)
    if (index >= 0) return { place, index }
  }
  return null
}

// Returns the tap before this one, and tells it what came next.
function begin(tap: Tap | null): Tap | null {
  const before = last
  last = tap
  decide(!(tap && before && isSecondOf(tap, before)))
  return before
}

// A press is carried out on the table that is there when its turn comes. One that follows the table
// means the top of a pile if it was at the top.
function inTurnAt(at: Cursor, isFollowing: boolean, press: (at: Cursor) => Promise<unknown>) {
  const seen = shown.value
  return inTurn(async () => {
    const now = table.value
    if (seen && now) await press(isFollowing ? follow(seen, now, at) : at)
  })
}

// A drag ends a double tap that has begun.
export function forgetTaps() {
  last = null
  decide(false)
}

// On the pile of a card that the first tap lifted, any spot will do; else it must be the same one. A
// quick tap elsewhere means another card, for example the one that the first tap put there.
function isSecondOf(tap: Tap, before: Tap): boolean {
  if (!before.gesture || before.isSecond || tap.place !== before.place) return false
  const isNear = Math.hypot(tap.x - before.x, tap.y - before.y) < spot
  return (isNear || before.gesture.press === "lift") && tap.time - before.time < doubleClick
}

async function press(at: Cursor, tap: Tap | null, before: Tap | null) {
  const gesture = gestureAt(table.value!, at)
  if (tap) tap.gesture = gesture
  if (tap && before && isSecondOf(tap, before)) {
    // A tap that turned a card is no first one; the next one is, but does nothing by itself.
    if (before.gesture!.press === "turn")
      tap.gesture = { ...gesture, press: "nothing", second: "out" }
    else tap.isSecond = true
    // Cards that were refused have gone back: the second tap is for the card under it.
    const isFree = before.gesture!.press === "place-or-back" ? before.isRefused : !before.isRefused
    if (isFree) await pressAgain(before.gesture!, at.place)
    return
  }
  const reply = await pressOnce(gesture, at, tap)
  if (!reply) return
  if (!reply.ok) refuse(at.place, at.index)
  if (!tap) return // who plays by keys hears what is held, and that it stays so
  tap.isRefused = !reply.ok
  if (!reply.ok && gesture.press === "place-or-back") await askQuietly({ do: "act", name: "back" })
}

async function pressOnce(
  { press, place: kind }: Gesture,
  { place, index }: Cursor,
  tap: Tap | null,
) {
  switch (press) {
    case "draw":
    case "discard":
    case "back":
      return askFor(press)
    case "back-late": {
      const { steps } = table.value!
      if (tap && !(await isAlone(tap))) return null
      return table.value?.held && table.value.steps === steps ? askFor("back") : null
    }
    case "place":
    case "place-or-back": // a press on any foundation means the card's own
      return askFor("place", { target: kind === "foundation" ? "f" : place })
    case "lift":
    case "turn": {
      const slots = table.value!.piles.find((pile) => pile.place === place)!.slots
      const { count } = slots[Math.min(index, slots.length - 1)]!
      const isBest = settings.value.oneClick && !hasWays(place, count)
      return askFor(isBest ? "best" : "lift", { source: place, number: count })
    }
    case "nothing":
      return null
  }
}

// Whether these cards fit on several piles, and not on their foundation: the player shows which one. Of
// several empty piles one is like another.
function hasWays(source: string, count: number): boolean {
  const { legal, piles } = table.value!
  const targets = legal
    .filter((move) => move.source === source && move.count === count)
    .map(({ target }) => piles.find((pile) => pile.place === target))
  const ways = new Set(targets.map((pile) => (pile?.slots.at(-1)?.card == null ? "" : pile.place)))
  return ways.size > 1 && !targets.some((pile) => pile?.kind === "foundation")
}

// Waits until no second tap can follow. False: one did, or a drag.
async function isAlone(tap: Tap): Promise<boolean> {
  if (last !== tap) return !!last && !isSecondOf(last, tap)
  return new Promise((resolve) => {
    decide = resolve
    setTimeout(() => resolve(true), doubleClick)
  })
}

// The second tap of a double tap.
async function pressAgain({ press, second }: Gesture, source: string) {
  const { hand, held, legal } = table.value!
  const isLifted = held?.source === (hand ? "h" : source) // otherwise the first tap has played it
  switch (second) {
    case "draw":
      return askFor("draw")
    case "out": {
      const fits = legal.some((move) => move.source === source && move.target.startsWith("f"))
      return press === "place-or-back" && !fits ? null : askFor("out", { source })
    }
    case "back":
      return isLifted ? askFor("back") : null
    case "out-or-back": {
      if (!isLifted) return null
      // To put a card back from the hand is a move, which is said.
      const fits = legal.some((move) => move.source === "h" && move.target.startsWith("f"))
      if (hand && !fits) return askFor("back")
      const reply = await askFor("out", { source })
      if (!reply.ok && table.value?.held?.source === source)
        await askQuietly({ do: "act", name: "back" })
      return reply
    }
    case "nothing":
      return null
  }
}

// Enter puts down what is held; with nothing held, the card makes its best move.
export function playBest(at: Cursor): Promise<unknown> {
  begin(null)
  return inTurnAt(at, true, async (at) => {
    const { held, piles } = table.value!
    const slot = piles.find((pile) => pile.place === at.place)?.slots[at.index]
    if (held) await press(at, null, null)
    else if (slot) await askFor("best", { source: at.place, number: slot.count })
  })
}
