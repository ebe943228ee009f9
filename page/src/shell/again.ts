// The next game in one step: the same rules and scoring, the level of new deals.

import { askForGame } from "../dialogs/new"
import { newGame } from "../net/server"
import { announce, table } from "../net/state"

export async function dealAgain() {
  const now = table.value
  if (!now) return askForGame()
  const { rules, scoring } = now
  const begun = await newGame({ rules, scoring, usual: true })
  if (typeof begun !== "string") announce(begun.error)
}
