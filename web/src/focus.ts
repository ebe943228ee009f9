// Moves the browser's focus to a stop of the table.

import { stopAt } from "./cursor"
import { type Cursor, cursor, shown } from "./state"

export function focusStop({ place, index }: Cursor) {
  document.querySelector<HTMLElement>(`#table [data-slot="${place}.${index}"]`)?.focus()
}

// The stop at the cursor.
export function focusTable() {
  focusStop(stopAt(shown.value!, cursor.value))
}
