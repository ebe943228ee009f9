// What the program is, in one sentence, until the first move of this browser. It is not announced; the eye
// reads it where the status line is (page.tsx).

import { effect } from "@preact/signals"
import { change, settings } from "../net/settings"
import { label, table } from "../net/state"

effect(() => {
  const now = table.value
  const last = now?.hand ? "solitario" : "klondike"
  if (now?.steps && settings.value.last !== last) change({ last })
})

export const isNewcomer = () => !settings.value.last && !!table.value && !table.value.lesson

export const Pitch = () => (isNewcomer() ? <p class="sr pitch">{label("pitch")}</p> : null)
