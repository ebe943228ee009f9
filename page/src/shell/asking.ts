// The question which card is turned.

import { effect } from "@preact/signals"
import { dialog, link, table } from "../net/state"

// Opens the dialog for each question once, and again after a loss of the connection: a table that arrives
// between Escape and its answer still has the question. It looks at every table; a signal effect of a
// component would miss one that the next follows before a frame is drawn.
export function askCard() {
  let wasAsked = false
  return effect(() => {
    const isAsked = !!table.value?.asked
    if (!isAsked || link.value !== "open") wasAsked = false
    else if (!wasAsked && (dialog.peek() ?? "reveal") === "reveal") {
      wasAsked = true
      dialog.value = "reveal"
    }
  })
}
