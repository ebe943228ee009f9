// The chance bar: an estimate for each position, asked for after the cards lie, one at a time; what comes too late is dropped.

import { effect, signal } from "@preact/signals"
import { useLayoutEffect } from "preact/hooks"
import { settings } from "./settings"
import { label, link, looking, quiet, table, words } from "./state"
import { makeRoom } from "./table"
import type { Likely, Table } from "./wire"

export const chance = signal<Likely | null>(null)

const wanted = () => {
  const now = table.value
  return settings.value.chance && link.value === "open" && now && !now.ended && !looking.value ? nameOf(now) : null
}

// What is seen of the table, in the words that are spoken: another position, or another language, is another name.
const nameOf = ({ id, spoken, piles }: Table) => JSON.stringify([id, spoken, piles.map(({ text }) => text)])

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
    const told = await quiet({ do: "chance" })
    known = asked
    if (asked === wanted()) chance.value = told.chance
  }
  waiting = false
}

export function Chance() {
  return settings.value.chance && table.value && !table.value.ended ? <Bar /> : null
}

function Bar() {
  useLayoutEffect(() => {
    makeRoom()
    return () => { requestAnimationFrame(makeRoom) }
  }, [])
  const likely = chance.value
  const percent = (share: number) => `${100 * share}%`
  return (
    <section class="chance" aria-label={label("chance")}>
      <span class="scale" aria-hidden="true">
        {likely && <>
          <span class="share" style={{ width: percent(likely.share) }} />
          <span class="between" style={{ left: percent(likely.low), width: percent(likely.high - likely.low) }} />
        </>}
      </span>
      <p lang={words.value?.language}>{likely?.said ?? label("chance-waiting")}</p>
    </section>
  )
}
