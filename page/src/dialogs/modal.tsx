// The frame of every dialog. The browser keeps the focus inside, closes the dialog on Escape and
// returns the focus. The dialog itself has the focus at first: with the focus on its heading, Orca is
// silent in Firefox; with the focus on its button, single keys are dead after Escape. Its head is no
// <header>, which would be a banner of the page, and which Orca reads as one word with the text below.

import type { ComponentChildren } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"
import { dialog, label, showings, shown, status, statusLanguage } from "../net/state"
import { isPressed } from "../table/drag"
import { focusTable, isLost, isOnTable } from "../table/focus"

export function Modal({ title, children }: { title: string; children: ComponentChildren }) {
  const box = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(performance.now())
  useLayoutEffect(() => {
    box.current?.showModal()
    box.current?.focus()
  }, [])
  return (
    <dialog
      ref={box}
      tabIndex={-1}
      aria-labelledby="h-dialog"
      onClose={() => {
        if (box.current) closeDialog()
      }}
      onCancel={closeDialog}
      onClickCapture={(event) => {
        if (event.detail > 1 && performance.now() < openedAt.current + doubleClick)
          event.stopPropagation() // the second half of the double click that opened the dialog
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) closeDialog()
      }}
    >
      <div class="sheet">
        <div class="head">
          <h2 id="h-dialog">{title}</h2>
          <button type="button" class="plain" onClick={closeDialog}>
            {label("close")}
          </button>
        </div>
        {children}
        <StatusHere />
      </div>
    </dialog>
  )
}

// An open dialog makes the page inert, its status line too. New sentences appear here; the sentence
// from before is not repeated.
function StatusHere() {
  const before = useRef(status.value)
  const now = status.value
  return (
    <p aria-live="polite" aria-atomic="true" class="aside" lang={statusLanguage.value}>
      {now === before.current ? "" : now}
    </p>
  )
}

// Closes the dialog before Preact removes it: the browser returns the focus only on closing. The focus
// comes back a little later, when the dialog is gone: if it comes back at once, Orca often misses it and
// keeps the single keys for itself. Meanwhile the page takes the keys. The table is made again first:
// Chromium, which hides the page behind a dialog from screen readers and then shows it again, gives the
// piles a wrong place, so that Orca does not find the toolbar around a card, and keeps the keys too.
export function closeDialog() {
  document.querySelector<HTMLDialogElement>("dialog[open]")?.close()
  dialog.value = null // at once: a key may arrive before the close event
  const back = document.activeElement as HTMLElement | null
  const toTable = isLost() || isOnTable()
  back?.blur()
  setTimeout(() => {
    if (dialog.value) return
    const toStop = toTable || isOnTable() // a key may have led there meanwhile
    if (!isPressed()) showings.value += 1 // a press needs the element where it began
    setTimeout(() => {
      if (!isLost() || dialog.value) return
      if (!toStop && back?.isConnected) back.focus()
      else if (shown.value) focusTable()
    })
  }, settling)
}

const settling = 150 // milliseconds
const doubleClick = 500 // milliseconds
