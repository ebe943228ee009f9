// The next game in one step.

import { askForGame } from "../dialogs/new"
import { newGame } from "../net/server"
import { announce, table } from "../net/state"
import type { NewGame } from "../net/wire"

// The same rules and scoring, the level of new deals.
export async function dealAgain() {
  const now = table.value
  if (!now) return askForGame()
  const { rules, scoring } = now
  await deal({ rules, scoring, usual: true })
}

export async function deal(wanted: NewGame) {
  const begun = await newGame(wanted)
  if (typeof begun !== "string") announce(begun.error)
}
