// The deal and the progress, below the table or in its corner; there, the name of the game too. It is not a
// live region.

import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { settings } from "../net/settings"
import { label, shown, table } from "../net/state"
import { isAway } from "./away"
import { nameOf } from "./name"

export function Facts() {
  const now = shown.value
  const { score, clock } = settings.value
  return (
    <p class="facts">
      <span class="which" aria-hidden="true">
        {now && nameOf(now)}
      </span>
      <span class="deal">{now?.deal}</span>
      <span class="counts">
        <span>{now?.progress}</span>
        {score && <span>{now?.score}</span>}
        <span>{now?.redeals}</span>
        {now?.assisted && <span class="assisted">{label("assisted")}</span>}
        {clock && now && <Clock />}
      </span>
    </p>
  )
}

// Keeps counting between two tables from the server. Screen readers get the time from the server, on
// demand.
function Clock() {
  const now = table.value
  const seconds = useSignal(now?.seconds ?? 0)
  const isStopped = isAway.value && !now?.ranked // the clock of a ranked game does not stop
  useEffect(() => {
    if (!now) return
    const since = performance.now()
    const tick = () => {
      seconds.value = Math.floor(
        now.seconds + (now.running && !isStopped ? (performance.now() - since) / 1000 : 0),
      )
    }
    tick()
    if (!now.running || isStopped) return
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [now, isStopped])
  const pad = (part: number) => String(part).padStart(2, "0")
  const hours = Math.floor(seconds.value / 3600)
  const minutes = Math.floor(seconds.value / 60) % 60
  return (
    <span class="clock" aria-hidden="true">
      {hours ? `${hours}:${pad(minutes)}` : minutes}:{pad(seconds.value % 60)}
    </span>
  )
}
