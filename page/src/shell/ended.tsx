// The card of a won game, or the bar of a game that has ended otherwise or whose end is certain for
// every order of the hidden cards. It offers the next acts. It is not a live region: the status line
// has already announced the end.

import { useLayoutEffect, useRef } from "preact/hooks"
import { Button } from "../dialogs/button"
import { act } from "../net/server"
import { label, table } from "../net/state"
import type { Table } from "../net/wire"
import { isFinishing } from "../table/finale"
import { focusTable } from "../table/focus"
import { dealAgain } from "./again"
import { startReview } from "./replay"
import { Win } from "./win"

type End = "won" | "no-move" | "cycling" | "surely-won" | "surely-lost"

export function endOf({ ended, fate }: Table): End | null {
  return ended || (fate && (`surely-${fate}` as const)) || null
}

export function Ended() {
  const now = table.value
  const end = now && endOf(now)
  if (end === "won") return now?.win && !isFinishing.value && <Win key={now.id} win={now.win} />
  return end && <Bar key={end} now={now} end={end} />
}

function Bar({ now, end }: { now: Table; end: End }) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    return () => {
      // The game continues, and the focused button disappears.
      if (box.current?.contains(document.activeElement)) focusTable()
    }
  }, [])
  return (
    <section ref={box} class="ended" data-end={end} aria-labelledby="h-ended">
      <h2 id="h-ended">{label(`end-${end}`)}</h2>
      <div class="buttons">
        {end === "surely-won" &&
          (now.finish ? (
            <Button main action={() => act("finish")}>
              {label("finish")}
            </Button>
          ) : (
            <Button action={() => act("hint")}>{label("hint")}</Button>
          ))}
        {end !== "surely-won" && (
          <>
            {now.undo && <Button action={() => act("undo")}>{label("undo")}</Button>}
            <Button action={startReview}>{label("review")}</Button>
            <Button action={dealAgain}>{label("new")}</Button>
          </>
        )}
      </div>
    </section>
  )
}
