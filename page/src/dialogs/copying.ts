// Copies the text of a field. Returns what to say.

import { label } from "../net/state"

export async function copied(box: HTMLInputElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(box.value)
    return label("copied")
  } catch {
    // The browser has no clipboard without https, or forbids it.
    box.select()
    return label("not-copied")
  }
}
