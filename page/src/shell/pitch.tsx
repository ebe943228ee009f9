// What the program is, in one sentence, until the first move of this browser. It is not announced.

import { effect } from "@preact/signals"
import { change, settings } from "../net/settings"
import { label, table } from "../net/state"

effect(() => {
  const now = table.value
  const last = now?.hand ? "solitario" : "klondike"
  if (now?.steps && settings.value.last !== last) change({ last })
})

export function Pitch() {
  if (settings.value.last || !table.value || table.value.lesson) return null
  return <p class="pitch">{label("pitch")}</p>
}
