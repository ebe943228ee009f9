// The end of a game on the table: the last cards go to their foundations one after the other, and a
// won game is celebrated. The script for both is loaded when a win is near.

import { effect, signal } from "@preact/signals"
import { isAnimated, settings } from "../net/settings"
import { replayed, table } from "../net/state"
import type { Table } from "../net/wire"
import { fly, type Positions } from "./motion"

export const isFinishing = signal(false) // cards of a won game are still on their way

let shows: typeof import("./celebration") | null = null
async function load() {
  shows ??= await import("./celebration")
  return shows
}
effect(() => {
  if (table.value?.finish && isAnimated()) load().catch(() => undefined)
})

// Moves the cards from their places on the previous table to those on this one.
export function moveCards(
  root: HTMLElement,
  before: Table | null,
  now: Table,
  positions: Positions,
) {
  shows?.stop()
  fly(root, positions)
  const isNewWin = now.ended === "won" && before?.id === now.id && before.ended !== "won"
  if (!isNewWin || !isAnimated() || replayed.value) return
  const celebrate = async () => {
    const { wreathe } = await load()
    if (settings.value.celebrate && table.value === now) wreathe(root, now)
  }
  const out = cardsOut(before, now)
  if (out.length < 2 || !shows) return void celebrate().catch(() => undefined)
  isFinishing.value = true
  void shows.sendOut(root, before, now, positions, out).then((isWhole) => {
    isFinishing.value = false
    if (isWhole) void celebrate()
  })
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
