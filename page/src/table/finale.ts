// The end of a game on the table: the last cards go to their foundations one after the other, and a
// won game is celebrated. The script for both is loaded when a win is near.

import { effect, signal } from "@preact/signals"
import { sound } from "../net/server"
import { isAnimated, settings } from "../net/settings"
import { replayed, table } from "../net/state"
import type { Table } from "../net/wire"
import { deal, fly, isSame, type Positions } from "./motion"
import { finish } from "./sky"

export const isFinishing = signal(false) // cards of a won game are still on their way

let shows: typeof import("./celebration") | null = null
async function load() {
  shows ??= await import("./celebration")
  return shows
}
effect(() => {
  if (table.value?.finish && isAnimated()) load().catch(() => undefined)
})

// Shows by gestures how the cards have come from their places on the previous table to those on this one.
// `hasDropped`: some lie where the pointer has dropped them. Other news leave a gesture alone.
export function moveCards(
  root: HTMLElement,
  before: Table | null,
  now: Table,
  positions: Positions | null,
  hasDropped: boolean,
) {
  if (before && !hasDropped && isSame(before, now)) return
  finish()
  if (before && positions && isNewWin(before, now)) return void win(root, before, now, positions)
  if (!isAnimated()) return
  if (isDealt(before, now)) void deal(root, now)
  else if (before && positions) void fly(root, before, now, positions)
}

const isNewWin = (before: Table, now: Table) =>
  now.ended === "won" && before.id === now.id && before.ended !== "won" && !replayed.value

// Another game, the same one from its beginning, or the first one after what the page shows before it. The
// drawing that the page begins with has its cards on the table already.
function isDealt(before: Table | null, now: Table): boolean {
  if (replayed.value) return false
  if (!before) return !now.steps && !document.getElementById("first")
  return before.id !== now.id || (!now.at && before.at > 1)
}

async function win(root: HTMLElement, before: Table, now: Table, positions: Positions) {
  isFinishing.value = true
  const out = cardsOut(before, now)
  let isWhole = false
  try {
    if (isAnimated())
      isWhole = await (out.length < 2 || !shows
        ? fly(root, before, now, positions)
        : shows.sendOut(root, before, now, positions, out))
  } finally {
    isFinishing.value = false // the card of the win appears, whatever became of the flight
  }
  void sound("win")
  if (!isWhole || !settings.value.celebrate) return
  const { wreathe } = await load()
  if (table.value === now) wreathe(root, now)
}

// The cards that have gone to the foundations, the lowest first.
export function cardsOut(before: Table, now: Table): number[] {
  const heights = ({ piles }: Table) =>
    piles.filter((pile) => pile.kind === "foundation").map((pile) => pile.count)
  const old = heights(before)
  return heights(now)
    .flatMap((height, suit) =>
      Array.from({ length: height - old[suit]! }, (_, at) => 4 * (old[suit]! + at) + suit),
    )
    .sort((one, other) => one - other)
}
