// The card of a won game. It lies over the felt, and no screen reader announces it: the status line has
// announced the win. No button of it appears under the pointer.

import { useLayoutEffect, useRef } from "preact/hooks"
import { Button } from "../dialogs/button"
import { deal } from "../net/deals"
import { act } from "../net/server"
import { announce, dialog, label } from "../net/state"
import { linkTo } from "../net/transport"
import type { WinCard } from "../net/wire"
import { focusTable } from "../table/focus"
import { room } from "../table/room"
import { dealAgain } from "./again"
import { startReplay, startReview } from "./replay"

let pointer = { x: -1, y: -1 }
for (const kind of ["pointermove", "pointerdown", "pointerup"] as const)
  addEventListener(
    kind,
    ({ clientX: x, clientY: y }) => {
      pointer = { x, y }
    },
    true,
  )

const hold = 700 // milliseconds; a second press of the same place comes earlier
const near = 12 // CSS pixels around a button where the pointer must not be

const isUnderPointer = (button: Element) => {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const { x, y } = pointer
  return x > left - near && x < right + near && y > top - near && y < bottom + near
}

export function Win({ win }: { win: WinCard }) {
  const box = useRef<HTMLElement>(null)
  const begun = useRef(pointer)
  useLayoutEffect(() => {
    const card = box.current!
    // Until the pointer moves, the buttons avoid it: they change places with the facts.
    const avoid = () => {
      const isStill = Math.hypot(pointer.x - begun.current.x, pointer.y - begun.current.y) < near
      const buttons = [...card.querySelectorAll("button")]
      if (!isStill || !buttons.some(isUnderPointer)) return
      card.dataset.buttons = card.dataset.buttons === "above" ? "below" : "above"
      // With few facts, both places have something in common.
      for (const button of buttons.filter(isUnderPointer)) {
        button.style.pointerEvents = "none"
        setTimeout(() => button.style.removeProperty("pointer-events"), hold)
      }
    }
    avoid()
    const frame = requestAnimationFrame(avoid) // the table may still get another size
    return () => cancelAnimationFrame(frame)
  }, [room.value])
  useLayoutEffect(() => {
    // Where the table is higher than the window, as at 400 % zoom, the card comes into sight.
    const frame = requestAnimationFrame(() => box.current?.scrollIntoView({ block: "nearest" }))
    return () => cancelAnimationFrame(frame)
  }, [])
  useLayoutEffect(
    () => () => {
      // The game goes on, and the focused button disappears.
      if (box.current?.contains(document.activeElement)) focusTable()
    },
    [],
  )
  return (
    <section ref={box} class="ended win" data-end="won" aria-label={label("won")}>
      <h2>{win.said}</h2>
      <dl>
        {win.facts.map(({ name, text, best }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
            {best && <dd class="best">{label("win-best")}</dd>}
          </div>
        ))}
      </dl>
      <div class="buttons">
        <Button main action={dealAgain}>
          {label("new")}
        </Button>
        {win.next && <Button action={() => deal(win.next!)}>{label("next-level")}</Button>}
        <Button action={() => act("restart")}>{label("again")}</Button>
        <Button action={() => share(win)}>{label("share")}</Button>
        <Button action={startReplay}>{label("replay")}</Button>
        <Button action={startReview}>{label("review")}</Button>
      </div>
    </section>
  )
}

// On a phone the system asks where to; elsewhere the text goes to the clipboard.
async function share({ share, link }: WinCard) {
  const text = link ? `${share}\n${linkTo(link)}` : share
  try {
    if (matchMedia("(pointer: coarse)").matches && "share" in navigator)
      return await navigator.share({ text })
    await navigator.clipboard.writeText(text)
    announce(label("win-copied"))
  } catch (fault) {
    // The browser has no clipboard without https, or forbids it; or the player has changed their mind.
    if ((fault as Error).name !== "AbortError") dialog.value = "share"
  }
}
