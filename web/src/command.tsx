// The command line: the words of line mode, for those who would rather type. What the status line says stands below it for
// the eye, which may be far from the table here.

import { signal } from "@preact/signals"
import { useRef } from "preact/hooks"
import type { TargetedKeyboardEvent, TargetedSubmitEvent } from "preact"
import { label, saidIn, status, type } from "./state"
import { focusStop, makeRoom } from "./table"

// Who types sees table and box together: the table is smaller, until a key leads back to it. (Not until the focus is lost:
// cards must not move under a finger that comes down on them.)
export const typing = signal(false)
const roomy = matchMedia("(min-width: 40rem) and (min-height: 40rem)")

function showBox(on: boolean) {
  typing.value = on && roomy.matches
  requestAnimationFrame(() => {
    makeRoom()
    if (typing.value) scrollTo({ top: 0 })
  })
}

export function CommandLine() {
  const typed = useRef<string[]>([])
  const back = useRef(0)      // how many lines back the box shows; 0: a new one

  function submit(event: TargetedSubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const box = event.currentTarget.elements.namedItem("cmd") as HTMLInputElement
    const text = box.value.trim()
    if (!text) return
    typed.current.push(text)
    back.current = 0
    box.value = ""
    void type(text)
  }

  function press(event: TargetedKeyboardEvent<HTMLInputElement>) {
    const { key, shiftKey, currentTarget: box } = event
    if (key === "Escape" || (key === "Tab" && shiftKey)) {
      showBox(false)
      focusStop()
    }
    else if (key === "ArrowUp" || key === "ArrowDown") {
      const step = key === "ArrowUp" ? 1 : -1
      back.current = Math.max(0, Math.min(typed.current.length, back.current + step))
      box.value = typed.current.at(-back.current || typed.current.length) ?? ""
    } else return
    event.preventDefault()
  }

  return (
    <form class="command" onSubmit={submit}>
      <label for="cmd">{label("command")}</label>
      <input id="cmd" name="cmd" autocomplete="off" autocapitalize="off" spellcheck={false} enterkeyhint="go"
        aria-describedby="cmdhelp" onFocus={() => showBox(true)} onKeyDown={press} />
      <p id="cmdhelp" class="aside">{label("command-help")}</p>
      <p class="echo" aria-hidden="true" lang={saidIn.value}>{status.value}</p>
    </form>
  )
}
