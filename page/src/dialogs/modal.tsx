// The frame of every dialog. The browser keeps the focus inside, closes the dialog on Escape and
// returns the focus. The sheet has the focus at first; title and introduction are its name. With the
// focus on the dialog, Orca reads all of its text in one breath; with the focus on the heading, it is
// silent in Firefox; with the focus on a button, single keys are dead after Escape. The head is no
// <header>, which would be a banner of the page.

import type { ComponentChildren } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"
import { dialog, label, showings, shown, status, statusLanguage } from "../net/state"
import { isPressed } from "../table/drag"
import { focusTable, isLost, isOnTable } from "../table/focus"
import { spot } from "../table/press"

export function Modal({
  title,
  about,
  children,
}: {
  title: string
  about?: string | undefined // the introduction
  children: ComponentChildren
}) {
  const box = useRef<HTMLDialogElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.showModal()
    sheet.current?.focus()
    return watchPointer(box.current!)
  }, [])
  return (
    <dialog
      ref={box}
      tabIndex={-1} // Firefox makes a stop of what scrolls
      aria-labelledby="h-dialog"
      onClose={() => {
        if (box.current) closeDialog()
      }}
      onCancel={closeDialog}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: no set of fields; a name needs a role */}
      <div
        ref={sheet}
        class="sheet"
        role="group"
        tabIndex={-1}
        aria-label={[title, about].filter(Boolean).join(". ")}
      >
        <div class="head">
          <h2 id="h-dialog">{title}</h2>
          <button type="button" class="plain" onClick={closeDialog}>
            {label("close")}
          </button>
        </div>
        {about && <p>{about}</p>}
        {children}
        <StatusHere />
      </div>
    </dialog>
  )
}

// The last press of the pointer. Its second half, if it is a double click, may come to a dialog that the
// first half opened; Firefox counts it as a single click there.
let last = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY }
addEventListener(
  "mousedown",
  ({ clientX: x, clientY: y, timeStamp: time }) => {
    last = { x, y, time }
  },
  true,
)

// A press beside the dialog closes it; the second half of the double click that opened it does nothing.
// The document listens: Orca would call a dialog that does "clickable". Returns what ends it.
function watchPointer(box: HTMLDialogElement): () => void {
  let opening: typeof last | null = last
  const isSecond = ({ detail, clientX, clientY, timeStamp }: MouseEvent) =>
    opening !== null &&
    detail > 0 && // a key makes clicks too
    timeStamp < opening.time + doubleClick &&
    Math.hypot(clientX - opening.x, clientY - opening.y) < spot
  function click(event: MouseEvent) {
    if (isSecond(event)) event.stopPropagation()
    opening = null
  }
  function press(event: MouseEvent) {
    if (event.target === box && !isSecond(event)) closeDialog()
  }
  document.addEventListener("click", click, true)
  document.addEventListener("mousedown", press)
  return () => {
    document.removeEventListener("click", click, true)
    document.removeEventListener("mousedown", press)
  }
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

// Closes the dialog before Preact removes it: the browser returns the focus only on closing. It goes to
// what opened the dialog, and from the menus to the table, where play goes on. The focus
// comes back a little later, when the dialog is gone: if it comes back at once, Orca often misses it and
// keeps the single keys for itself. Meanwhile the page takes the keys. The table is made again first:
// Chromium, which hides the page behind a dialog from screen readers and then shows it again, gives the
// piles a wrong place, so that Orca does not find the toolbar around a card, and keeps the keys too.
export function closeDialog() {
  document.querySelector<HTMLDialogElement>("dialog[open]")?.close()
  dialog.value = null // at once: a key may arrive before the close event
  const back = document.activeElement as HTMLElement | null
  const toTable = isLost() || isOnTable() || !!back?.closest(".menu")
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
