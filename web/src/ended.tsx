// The bar of a game that has come to an end, or whose end is certain whatever is hidden: what can be done now. It speaks no
// word by itself: the status line has said it.

import { useLayoutEffect, useRef } from "preact/hooks"
import { Button } from "./button"
import { askForGame } from "./dialogs/new"
import { startReplay } from "./replay"
import { act, dialog, label, table } from "./state"
import { focusStop, makeRoom } from "./table"
import type { Table } from "./wire"

type End = "won" | "no-move" | "cycling" | "surely-won" | "surely-lost"

export function endOf({ ended, fate }: Table): End | null {
  return ended || (fate && `surely-${fate}` as const) || null
}

export function Ended() {
  const now = table.value
  const end = now && endOf(now)
  return end && <Bar key={end} now={now} end={end} />
}

function Bar({ now, end }: { now: Table, end: End }) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    makeRoom()      // --below in the style sheet
    return () => {      // the game goes on: the focus goes to the table
      if (box.current?.contains(document.activeElement)) focusStop()
      requestAnimationFrame(makeRoom)
    }
  }, [])
  const review = <Button does={() => { dialog.value = "review" }}>{label("review")}</Button>
  const another = (main = false) => <Button main={main} does={() => askForGame()}>{label("new")}</Button>
  return (
    <section ref={box} class="ended" data-end={end} aria-labelledby="h-ended">
      <h2 id="h-ended">{end === "won" ? label("won") : label(`end-${end}`)}</h2>
      <div class="buttons">
        {end === "won" && <>
          {another(true)}
          <Button does={() => act("restart")}>{label("again")}</Button>
          <Button does={() => { dialog.value = "share" }}>{label("share")}</Button>
          <Button does={startReplay}>{label("replay")}</Button>
          {review}
        </>}
        {end === "surely-won" && <>
          {now.finish
            ? <Button main does={() => act("finish")}>{label("finish")}</Button>
            : <Button does={() => act("hint")}>{label("hint-next")}</Button>}
        </>}
        {end !== "won" && end !== "surely-won" && <>
          {now.undo && <Button does={() => act("undo")}>{label("undo")}</Button>}
          {review}
          {another()}
        </>}
      </div>
    </section>
  )
}
