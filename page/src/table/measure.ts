// Measures the room of a table. Without signals: the first frame needs it.

import type { Room } from "./layout"

const least = 220 // CSS pixels; in a lower window the page scrolls

// `root` is the table; its parent has no other visible content. The fold marks the end of what must fit
// the window.
export function measured(root: HTMLElement, fold: HTMLElement): Room {
  const area = root.parentElement!
  const padding = Number.parseFloat(getComputedStyle(root).paddingLeft) || 0
  const width = root.clientWidth - 2 * padding
  const others = fold.getBoundingClientRect().bottom + scrollY - area.getBoundingClientRect().height
  return { width, height: Math.max(least, Math.floor(innerHeight - others - 2 * padding)) }
}
