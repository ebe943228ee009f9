// The chance, a line along the edge of the table; a press says it. The page asks for an estimate of each
// new position, one at a time, and drops an answer for a position that is gone.

import { effect, signal } from "@preact/signals"
import { askQuietly } from "../net/server"
import { settings } from "../net/settings"
import { announce, label, link, replayed, table, words } from "../net/state"
import type { ChanceEstimate, Table } from "../net/wire"

export const chance = signal<ChanceEstimate | null>(null)

// The position to estimate now; null: none.
const wanted = () => {
  const now = table.value
  const isOn = settings.value.chance && link.value === "open" && !replayed.value
  return isOn && now && !now.ended && !now.ranked ? keyOf(now) : null
}

// The visible part of a position, with the language: the text of an estimate depends on both.
const keyOf = ({ id, spoken, piles }: Table) =>
  JSON.stringify([id, spoken, piles.map(({ text }) => text)])

let known: string | null = null
let waiting = false

effect(() => {
  const now = wanted()
  if (now === known) return
  chance.value = null
  if (now === null) known = null
  else void estimate()
})

async function estimate() {
  if (waiting) return
  waiting = true
  for (let asked = wanted(); asked !== null && asked !== known; asked = wanted()) {
    const reply = await askQuietly({ do: "chance" })
    known = asked
    if (asked === wanted()) chance.value = reply.chance
  }
  waiting = false
}

export function Chance() {
  return settings.value.chance && table.value && !table.value.ended && !table.value.ranked ? (
    <Line />
  ) : null
}

function Line() {
  const likely = chance.value
  const percent = (share: number) => `${100 * share}%`
  const said = likely?.said ?? label("chance-waiting")
  return (
    <button type="button" class="chance" onClick={() => announce(said)}>
      <span class="sr">{label("chance")}</span>
      <span class="scale" aria-hidden="true">
        {likely && (
          <>
            <span class="share" style={{ width: percent(likely.share) }} />
            {likely.fair !== null && <span class="fair" style={{ width: percent(likely.fair) }} />}
            <span
              class="between"
              style={{ left: percent(likely.low), width: percent(likely.high - likely.low) }}
            />
          </>
        )}
      </span>
      <span class="sr" lang={words.value?.language}>
        {said}
      </span>
    </button>
  )
}
