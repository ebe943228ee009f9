// Tooltips: what a button does, and its key. They are for the eye only: a screen reader has the name of
// the button and the list of keys.

import { useSignal } from "@preact/signals"
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { settings } from "../net/settings"
import { label } from "../net/state"

const patience = 500 // milliseconds that the pointer rests before a tip appears

export function Tips() {
  const target = useSignal<HTMLElement | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer = 0
    const hide = () => {
      clearTimeout(timer)
      target.value = null
    }
    const tipped = (event: Event) => (event.target as Element).closest?.<HTMLElement>("[data-tip]")
    const over = (event: PointerEvent) => {
      const found = tipped(event)
      if (!found || event.pointerType !== "mouse" || found === target.value) return
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        target.value = found
      }, patience)
    }
    const focus = (event: FocusEvent) => {
      const found = tipped(event)
      if (found?.matches(":focus-visible")) target.value = found
    }
    const on = {
      pointerover: over,
      pointerout: hide,
      pointerdown: hide,
      focusin: focus,
      focusout: hide,
      keydown: (event: KeyboardEvent) => event.key === "Escape" && hide(),
      scroll: hide,
    }
    for (const [name, listen] of Object.entries(on))
      document.addEventListener(name, listen as EventListener, { passive: true })
    return () => {
      hide()
      for (const [name, listen] of Object.entries(on))
        document.removeEventListener(name, listen as EventListener)
    }
  }, [])

  // Above its button, or below it where there is no room; always within the window.
  useLayoutEffect(() => {
    const tip = box.current
    if (!tip || !target.value) return
    const { left, top, bottom, width } = target.value.getBoundingClientRect()
    const x = left + width / 2 - tip.offsetWidth / 2
    const y = top - tip.offsetHeight - 6
    tip.style.left = `${Math.max(4, Math.min(x, innerWidth - tip.offsetWidth - 4))}px`
    tip.style.top = `${y < 4 ? bottom + 6 : y}px`
  })

  const [text, key = ""] = target.value?.dataset.tip?.split(" ") ?? []
  return (
    text && (
      <div ref={box} class="tip" aria-hidden="true">
        {label(text)}
        {settings.value.keys && key && <kbd>{keyText(key)}</kbd>}
      </div>
    )
  )
}

const keyText = (chord: string) =>
  chord
    .split("+")
    .map((key) => label(`key-${key}`))
    .join(" + ")
