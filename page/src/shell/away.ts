// Tells the server when the player is away from the table: the window is hidden, a dialog is open, or
// earlier steps are shown.
// Then the clock stops.

import { computed, effect, signal } from "@preact/signals"
import { askQuietly } from "../net/server"
import { dialog, greetings, link } from "../net/state"
import { replaying } from "./replay"

const hidden = signal(document.hidden)
document.addEventListener("visibilitychange", () => {
  hidden.value = document.hidden
})

export const isAway = computed(() => hidden.value || dialog.value !== null || replaying.value)

let known = false // what the server knows since it last greeted
let greeting = 0
effect(() => {
  const away = isAway.value
  if (greetings.value !== greeting) known = false
  greeting = greetings.value
  if (link.value === "open" && away !== known) {
    known = away
    void askQuietly({ do: "away", away })
  }
})
