// The bar of a game that has ended, or whose end is certain for every order of the hidden cards. It
// offers the next acts. It is not a live region: the status line has already announced the end.

import { useLayoutEffect, useRef } from "preact/hooks"
import { dealAgain } from "./again"
import { Button } from "./button"
import { focusTable } from "./focus"
import { startReplay } from "./replay"
import { act } from "./server"
import { dialog, label, table } from "./state"
import type { Table } from "./wire"

type End = "won" | "no-move" | "cycling" | "surely-won" | "surely-lost"

export function endOf({ ended, fate }: Table): End | null {
  return ended || (fate && (`surely-${fate}` as const)) || null
}

export function Ended() {
  const now = table.value
  const end = now && endOf(now)
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
  const review = (
    <Button
      action={() => {
        dialog.value = "review"
      }}
    >
      {label("review")}
    </Button>
  )
  const another = (main = false) => (
    <Button main={main} action={dealAgain}>
      {label("new")}
    </Button>
  )
  return (
    <section ref={box} class="ended" data-end={end} aria-labelledby="h-ended">
      <h2 id="h-ended">{end === "won" ? label("won") : label(`end-${end}`)}</h2>
      <div class="buttons">
        {end === "won" && (
          <>
            {another(true)}
            <Button action={() => act("restart")}>{label("again")}</Button>
            <Button
              action={() => {
                dialog.value = "share"
              }}
            >
              {label("share")}
            </Button>
            <Button action={startReplay}>{label("replay")}</Button>
            {review}
          </>
        )}
        {end === "surely-won" &&
          (now.finish ? (
            <Button main action={() => act("finish")}>
              {label("finish")}
            </Button>
          ) : (
            <Button action={() => act("hint")}>{label("hint")}</Button>
          ))}
        {end !== "won" && end !== "surely-won" && (
          <>
            {now.undo && <Button action={() => act("undo")}>{label("undo")}</Button>}
            {review}
            {another()}
          </>
        )}
      </div>
    </section>
  )
}
