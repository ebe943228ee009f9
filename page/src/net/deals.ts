// Other games.

import { newGame } from "./server"
import { announce } from "./state"
import type { NewGame, Table } from "./wire"

export const dailyLevels = ["easy", "normal", "hard"] as const

export async function deal(wanted: NewGame) {
  const begun = await newGame(wanted)
  if (typeof begun !== "string") announce(begun.error)
}

// The next game: the same rules and scoring, the level of new deals.
export const dealNext = ({ rules, scoring }: Table) => deal({ rules, scoring, usual: true })
