// The room of the table. The style sheet decides what the first screen shows below the table: it
// places an empty element, the fold, after that content. This module measures where the fold is, so
// the code need not know the height of any other element.

import { signal } from "@preact/signals"
import type { Room } from "./layout"
import { measured } from "./measure"

export const room = signal<Room>({ width: 800, height: 600 })

// Keeps `room` up to date until the returned function is called. `root` is the table; its parent
// has no other visible content.
export function watchRoom(root: HTMLElement): () => void {
  const area = root.parentElement!
  const fold = area.parentElement!.querySelector<HTMLElement>(".fold") ?? area

  function measure() {
    const { width, height } = measured(root, fold)
    if (width !== room.value.width || height !== room.value.height) room.value = { width, height }
  }

  const observer = new ResizeObserver(measure)
  for (const element of [area, fold]) {
    observer.observe(element)
    observer.observe(element.parentElement!)
  }
  addEventListener("resize", measure)
  measure()
  return () => {
    observer.disconnect()
    removeEventListener("resize", measure)
  }
}
