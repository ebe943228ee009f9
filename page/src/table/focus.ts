// Where the focus is, and to which stop of the table it goes.

import { type Cursor, cursor, shown, table } from "../net/state"
import { stopAt } from "./cursor"
import { isNamed } from "./keys"

export function focusStop({ place, index }: Cursor, how: FocusOptions = {}) {
  document.querySelector<HTMLElement>(`#table [data-slot="${place}.${index}"]`)?.focus(how)
}

// A tap needs no ring around the card, and nothing scrolls under the finger.
export const byPointer = { focusVisible: false, preventScroll: true } as FocusOptions

// The stop at the cursor. There is none when a bar goes because the game has gone.
export function focusTable() {
  if (shown.value) focusStop(stopAt(shown.value, cursor.value))
}

// Whether nothing has the focus, as on a page that was just loaded.
export function isLost(): boolean {
  return !document.activeElement || document.activeElement === document.body
}

export const isOnTable = () => !!document.activeElement?.closest("#table")

// Whether keys and switches reach the table.
export const isAtTable = () => isOnTable() || isLost()

type Key = Pick<KeyboardEvent, "key">

export const isCharacter = ({ key }: Key) => key !== "" && key !== " " && !isNamed(key)

// Whether a key is for the table: every key on the table; keys that do not scroll, if nothing has the
// focus; characters, unless a field or an open menu takes them.
export function isForTable(event: Key): boolean {
  if (!shown.value) return false
  if (isOnTable()) return true
  if (isCharacter(event))
    return !document.activeElement?.closest("input, select, textarea, [role=menu]")
  if (!isLost()) return false
  const { key } = event
  if (key === "Backspace" || key === "Escape") return !!table.value?.held
  return key === " " || key === "Enter" || key === "F1" || key.startsWith("Arrow")
}
