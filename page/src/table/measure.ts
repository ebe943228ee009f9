// Measures the room of a table. Without signals: the first frame needs it.

import type { Room } from "./layout"

const least = 190 // CSS pixels; in a lower window the page scrolls

// `root` is the table; its parent has no other visible content. The fold marks the end of what must fit
// the window.
export function measured(root: HTMLElement, fold: HTMLElement): Room {
  const area = root.parentElement!
  const style = getComputedStyle(root)
  const [left, top, bottom] = [style.paddingLeft, style.paddingTop, style.paddingBottom].map(
    (padding) => Number.parseFloat(padding) || 0,
  ) as [number, number, number]
  const width = root.clientWidth - 2 * left
  const others = fold.getBoundingClientRect().bottom + scrollY - area.getBoundingClientRect().height
  return { width, height: Math.max(least, Math.floor(innerHeight - others - top - bottom)) }
}
