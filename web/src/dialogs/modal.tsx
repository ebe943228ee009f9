// The frame of every dialog. The browser keeps the focus inside, closes on Escape and gives the focus back.

import type { ComponentChildren } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"
import { dialog, label, saidIn, status } from "../state"

export function Modal({ title, children }: { title: string, children: ComponentChildren }) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    box.current?.showModal()
    heading.current?.focus()
  }, [])
  return (
    <dialog ref={box} aria-labelledby="h-dialog" onClose={() => { if (box.current) closeDialog() }} onCancel={closeDialog}
      onMouseDown={(event) => { if (event.target === event.currentTarget) closeDialog() }}>
      <div class="sheet">
        <header>
          <h2 id="h-dialog" ref={heading} tabIndex={-1}>{title}</h2>
          <button type="button" class="plain" onClick={closeDialog}>{label("close")}</button>
        </header>
        {children}
        <Saying />
      </div>
    </dialog>
  )
}

// The page beneath is inert, its status line too: what is said meanwhile is said here. What was said before is not said again.
function Saying() {
  const before = useRef(status.value)
  const now = status.value
  return <p role="status" aria-atomic="true" class="aside" lang={saidIn.value}>{now === before.current ? "" : now}</p>
}

// Closed before it is taken away: only an open dialog that closes gives the focus back.
export function closeDialog() {
  document.querySelector<HTMLDialogElement>("dialog[open]")?.close()
  dialog.value = null      // the close event comes later, and a key may come before it
}
