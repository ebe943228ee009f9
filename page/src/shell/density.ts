// The two densities of one page. For the eye, a move that the table shows is not told as well, and what
// is in words is out of sight. With *Words*, and as long as keys are used, all of it is in sight. It is
// always there for a screen reader, and nothing changes its place.

import { effect, signal } from "@preact/signals"
import { settings } from "../net/settings"

const usesKeys = signal(false)

addEventListener(
  "keydown",
  ({ key }) => {
    if (!["Shift", "Control", "Alt", "Meta"].includes(key)) usesKeys.value = true
  },
  true,
)
// Not before the press is over: the page may scroll for it. A key on a button is a click too, without a
// pointer.
addEventListener("click", ({ detail }) => {
  if (detail > 0) usesKeys.value = false
})

effect(() => {
  document.documentElement.dataset.words = String(settings.value.words || usesKeys.value)
})
