// The command box takes the typed commands of line mode. It repeats the status below, because the
// status line may be out of sight here.

import { signal } from "@preact/signals"
import type { TargetedKeyboardEvent, TargetedSubmitEvent } from "preact"
import { useRef } from "preact/hooks"
import { focusTable } from "./focus"
import { sendTyped } from "./server"
import { label, status, statusLanguage } from "./state"

// While the player types, table and box fit the window together. The table grows again when a key
// leads back to it, not when the box loses the focus: cards must not move under a finger.
export const isTyping = signal(false)
const roomy = matchMedia("(min-width: 40rem) and (min-height: 40rem)")

function beginTyping(box: HTMLInputElement) {
  isTyping.value = roomy.matches
  // In the next frame the table has its new size. By then Tab may have moved the focus on.
  const scrollUp = () => {
    if (document.activeElement === box) scrollTo({ top: 0 })
  }
  if (isTyping.value) requestAnimationFrame(scrollUp)
}

export function CommandLine() {
  const typed = useRef<string[]>([])
  const back = useRef(0) // the box shows the line so many lines back; 0: a new line

  function submit(event: TargetedSubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const box = event.currentTarget.elements.namedItem("cmd") as HTMLInputElement
    const text = box.value.trim()
    if (!text) return
    typed.current.push(text)
    back.current = 0
    box.value = ""
    void sendTyped(text)
  }

  function keyDown(event: TargetedKeyboardEvent<HTMLInputElement>) {
    const { key, shiftKey, currentTarget: box } = event
    if (key === "Escape" || (key === "Tab" && shiftKey)) {
      isTyping.value = false
      focusTable()
    } else if (key === "ArrowUp" || key === "ArrowDown") {
      const lines = key === "ArrowUp" ? 1 : -1
      back.current = Math.max(0, Math.min(typed.current.length, back.current + lines))
      box.value = typed.current.at(-back.current || typed.current.length) ?? ""
    } else return
    event.preventDefault()
  }

  return (
    <form class="command" onSubmit={submit}>
      <label for="cmd">{label("command")}</label>
      <input
        id="cmd"
        name="cmd"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        aria-describedby="cmdhelp"
        onFocus={(event) => beginTyping(event.currentTarget)}
        onKeyDown={keyDown}
      />
      <p id="cmdhelp" class="aside">
        {label("command-help")}
      </p>
      <p class="echo" aria-hidden="true" lang={statusLanguage.value}>
        {status.value}
      </p>
    </form>
  )
}
