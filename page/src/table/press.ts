// The effect of pressing a stop by mouse, touch, Space or its accessible name.

import { act, askQuietly } from "../net/server"
import { settings } from "../net/settings"
import { type Cursor, shown, table } from "../net/state"

const doubleClick = 400 // milliseconds between the two taps of a double tap, at most
const spot = 10 // CSS pixels between two taps on one spot, at most
let last = { place: "", time: 0, x: 0, y: 0, count: 0 }

export type Hit = { place: string; x: number; y: number; time: number }

// Counts a tap on a pile. isSecond: it is the second one of a double tap on that pile. onSameSpot:
// also on one spot.
export function countTap({ place, x, y, time }: Hit): { isSecond: boolean; onSameSpot: boolean } {
  const isSoon = time - last.time < doubleClick
  const isSecond = isSoon && last.place === place
  const isNear = isSoon && Math.hypot(x - last.x, y - last.y) < spot
  const count = isNear ? last.count + 1 : 1
  last = { place: isSecond ? "" : place, time, x, y, count }
  return { isSecond, onSameSpot: count === 2 }
}

// A drag ends a double tap that has begun.
export function forgetTaps() {
  last = { place: "", time: 0, x: 0, y: 0, count: 0 }
}

let answered: Promise<unknown> = Promise.resolve() // the answer to the last press
let putDown = false // the last press put down what was held

// After a card was put down, the second tap on one spot belongs to the first one and does nothing; a
// second tap elsewhere on the pile, for example on the card that just arrived, counts at once.
export async function pressStop(at: Cursor, isSecond = false, onSameSpot = false) {
  const isRest = onSameSpot && putDown
  putDown = !isRest && !!table.value?.held && at.place !== "s"
  if (isRest) return undefined
  if (isSecond) await answered
  const answer = ask(at, isSecond)
  answered = answer ?? answered
  return answer
}

function ask({ place, index }: Cursor, isSecond: boolean): Promise<unknown> | undefined {
  const now = table.value
  const pile = now?.piles.find((pile) => pile.place === place)
  const slot = pile?.slots[index]
  if (!now || !pile || !slot) return undefined
  const held = now.held?.source
  if (place === "s") return act("draw")
  // The first click lifted the card. If nothing is held, it turned a card, or the card went out by
  // itself; then this click counts as a first one.
  if (isSecond && !settings.value.oneClick && held) {
    if (now.hand) return place === "w" ? act("out", { source: "h" }) : undefined
    if (held === place && index === pile.slots.length - 1 && pile.kind !== "foundation")
      return sendOut(place)
  }
  if (place === held) return act("back")
  if (held && now.hand && place === "w") return act("discard")
  if (held && pile.kind === "column") return act("place", { target: place })
  // A press on any foundation means the card's own.
  if (held && pile.kind === "foundation") return act("place", { target: "f" })
  return act(settings.value.oneClick ? "best" : "lift", { source: place, number: slot.count })
}

// The first click lifted the card; if it may not go out, it goes back.
async function sendOut(source: string) {
  const reply = await act("out", { source })
  if (!reply.ok && table.value?.held?.source === source)
    await askQuietly({ do: "act", name: "back" })
}

// Enter puts down what is held; with nothing held, the card makes its best move.
export function playBest({ place, index }: Cursor) {
  const now = shown.value
  const slot = now?.piles.find((pile) => pile.place === place)?.slots[index]
  if (!slot) return undefined
  if (now?.held) return pressStop({ place, index })
  return act("best", { source: place, number: slot.count })
}
