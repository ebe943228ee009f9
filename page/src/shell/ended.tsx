// The card of a won game, or the bar of a game that has ended otherwise or whose end is certain for
// every order of the hidden cards. It offers what helps most. It is not a live region: the status line has
// already announced the end. The bar can be put away.

import { signal } from "@preact/signals"
import { useLayoutEffect, useRef } from "preact/hooks"
import { Button } from "../dialogs/button"
import { deal } from "../net/deals"
import { act } from "../net/server"
import { label, table } from "../net/state"
import type { Table } from "../net/wire"
import { isFinishing } from "../table/finale"
import { focusTable } from "../table/focus"
import { startReview } from "./replay"
import { startTutorial } from "./tutor"
import { Win } from "./win"

type End = "won" | "no-move" | "cycling" | "surely-won" | "surely-lost"

const endOf = ({ ended, fate, finish }: Table): End | null =>
  ended || (finish && "surely-won") || (fate === "lost" && "surely-lost") || null

const putAway = signal("") // the game and the end whose bar the player has put away

export function Ended() {
  const now = table.value
  const end = now && !now.lesson && endOf(now)
  if (end === "won") return now?.win && !isFinishing.value && <Win key={now.id} win={now.win} />
  return end && putAway.value !== now.id + end && <Bar key={end} now={now} end={end} />
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
        {end !== "surely-won" ? (
          <>
            <Button main action={startReview}>
              {label("lost-where")}
            </Button>
            {now.easier ? (
              <Button action={() => deal(now.easier!)}>{label("easier-level")}</Button>
            ) : now.lesson_helps ? (
              <Button action={startTutorial}>{label("tutorial")}</Button>
            ) : (
              <Button action={() => act("restart")}>{label("again")}</Button>
            )}
          </>
        ) : (
          <Button main action={() => act("finish")} tip="help-finish finish">
            {label("finish")}
          </Button>
        )}
        <button
          type="button"
          class="plain"
          aria-label={label("close")}
          onClick={() => {
            putAway.value = now.id + end
          }}
        >
          ×
        </button>
      </div>
    </section>
  )
}
