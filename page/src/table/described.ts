// The description of an element. A screen reader announces a new description of the focused element,
// in place of the message of the move or after it. So a description waits until the focus is elsewhere;
// the browser reports that a little later.

import type { RefObject } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"

// Returns what to do when the element loses the focus.
export function useDescription(element: RefObject<HTMLElement | null>, text: string): () => void {
  const latest = useRef(text)
  latest.current = text

  function describe() {
    const now = element.current
    if (!now || now === document.activeElement) return
    if (latest.current === now.getAttribute("aria-description")) return
    if (latest.current) now.setAttribute("aria-description", latest.current)
    else now.removeAttribute("aria-description")
  }
  useLayoutEffect(describe, [text])
  return () => setTimeout(describe, 60)
}
