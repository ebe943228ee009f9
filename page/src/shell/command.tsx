// The command box takes the typed commands of line mode. It repeats the status below, because the
// status line may be out of sight here.

import type { TargetedKeyboardEvent, TargetedSubmitEvent } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"
import { sendTyped } from "../net/server"
import { label, status, statusLanguage } from "../net/state"
import { focusTable } from "../table/focus"

// In a window with room, the focused box lies over the buttons (page.css): the table keeps its place and
// its size, and stays in sight.
const roomy = matchMedia("(min-width: 40rem) and (min-height: 40rem)")

export function CommandLine() {
  const input = useRef<HTMLInputElement>(null)
  const help = label("command-help")
  const typed = useRef<string[]>([])
  const back = useRef(0) // how many lines back the shown line is; 0: a new line

  // A screen reader announces a new description of the focused element in place of the sentence that
  // another language was chosen. So a new one waits until the focus is elsewhere; the browser reports
  // that a little later.
  function describe() {
    const box = input.current
    if (box && box !== document.activeElement) box.setAttribute("aria-description", help)
  }
  useLayoutEffect(describe, [help])

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
        ref={input}
        name="cmd"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        onFocus={() => roomy.matches && scrollTo({ top: 0 })}
        onBlur={() => setTimeout(describe, 60)}
        onKeyDown={keyDown}
      />
      <p class="aside">{help}</p>
      <p class="echo" aria-hidden="true" lang={statusLanguage.value}>
        {status.value}
      </p>
    </form>
  )
}
