// Tooltips: what a button does, and its key. They are for the eye only: a screen reader has the name of
// the button and the list of keys.

import { useSignal } from "@preact/signals"
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { settings } from "../net/settings"
import { label } from "../net/state"

const patience = 500 // milliseconds that the pointer rests before a tip appears
const gap = 6 // pixels between a button and its tip

export function Tips() {
  const target = useSignal<HTMLElement | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer = 0
    let over: HTMLElement | null = null // what the pointer is on
    let isPointed = false // or the Tab key brought the tip
    let isTabbed = false
    const hide = () => {
      clearTimeout(timer)
      target.value = null
    }
    const tipped = (event: Event) =>
      (event.target as Element).closest?.<HTMLElement>("[data-tip]") ?? null
    // The pointer may go to the tip; what lies below the tip still gets its presses.
    const isOnTip = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!box.current) return false
      const { left, top, right, bottom } = box.current.getBoundingClientRect()
      return x >= left - gap && x <= right + gap && y >= top - gap && y <= bottom + gap
    }
    const move = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || isOnTip(event)) return
      const found = tipped(event)
      if (found === over) return
      over = found
      clearTimeout(timer)
      if (isPointed) target.value = null
      if (!found) return
      timer = window.setTimeout(() => {
        isPointed = true
        target.value = found
      }, patience)
    }
    const leave = (event: PointerEvent) => {
      if (event.relatedTarget) return // another part of the page
      over = null
      if (isPointed || !target.value) hide()
    }
    const focus = (event: FocusEvent) => {
      const found = tipped(event)
      if (!found || !isTabbed) return
      isPointed = false
      target.value = found
    }
    const press = () => {
      isTabbed = false
      hide()
    }
    // Escape does nothing else while there is a tip.
    const keyDown = (event: KeyboardEvent) => {
      isTabbed = event.key === "Tab"
      if (event.key !== "Escape" || !target.value) return
      hide()
      event.preventDefault()
      event.stopPropagation()
    }
    const on = {
      pointermove: move,
      pointerout: leave,
      pointerdown: press,
      focusin: focus,
      focusout: hide,
      keydown: keyDown,
      scroll: hide,
    }
    for (const [name, listen] of Object.entries(on))
      document.addEventListener(name, listen as EventListener, true)
    return () => {
      hide()
      for (const [name, listen] of Object.entries(on))
        document.removeEventListener(name, listen as EventListener, true)
    }
  }, [])

  // Above its button, or below it where there is no room; always within the window, and never on what has
  // the focus.
  useLayoutEffect(() => {
    const tip = box.current
    if (!tip || !target.value) return
    const { left, top, bottom, width } = target.value.getBoundingClientRect()
    const x = left + width / 2 - tip.offsetWidth / 2
    const y = top - tip.offsetHeight - gap
    tip.style.left = `${Math.max(4, Math.min(x, innerWidth - tip.offsetWidth - 4))}px`
    tip.style.top = `${y < 4 ? bottom + gap : y}px`
    if (isOnFocus(tip)) tip.style.top = `${bottom + gap}px`
    if (isOnFocus(tip)) target.value = null
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

function isOnFocus(tip: HTMLElement): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.contains(tip)) return false
  const [a, b] = [tip.getBoundingClientRect(), focused.getBoundingClientRect()]
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

const keyText = (chord: string) =>
  chord
    .split("+")
    .map((key) => label(`key-${key}`))
    .join(" + ")
