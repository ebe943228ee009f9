// Offers one-tap moves, once, when a finger first plays. It is a quiet line: it is not announced, and
// disappears with the answer or the game.

import { signal } from "@preact/signals"
import { Button } from "../dialogs/button"
import { change, settings } from "../net/settings"
import { label, table } from "../net/state"

const offered = signal<string | null>(null) // the game in which the offer stands

addEventListener("pointerup", ({ pointerType, target }) => {
  const { oneClick, offeredTap } = settings.value
  const isFinger = pointerType === "touch" && (target as Element).closest("#table")
  if (!isFinger || oneClick || offeredTap || !table.value) return
  offered.value = table.value.id
  change({ offeredTap: true })
})

function answer(oneClick: boolean) {
  offered.value = null
  if (oneClick) change({ oneClick })
}

export function TapOffer() {
  const now = table.value
  if (!now || now.id !== offered.value || now.ended || now.choices.length) return null
  return (
    <section class="offer buttons" aria-labelledby="h-offer">
      <p id="h-offer">{label("one-tap")}</p>
      <Button main action={() => answer(true)}>
        {label("one-tap-yes")}
      </Button>
      <Button action={() => answer(false)}>{label("one-tap-no")}</Button>
    </section>
  )
}
