// The two menus. A menu is a button that opens a list of entries; the roles are those of a menu, since
// otherwise Orca takes the arrow keys for itself after a few entries.

import { useSignal } from "@preact/signals"
import type { ComponentChildren, TargetedFocusEvent, TargetedKeyboardEvent } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"
import { act } from "../net/server"
import { change, settings } from "../net/settings"
import { dialog, label, table } from "../net/state"
import { dealAgain } from "./again"
import { nextEntry } from "./entries"
import { startReplay, startReview } from "./replay"
import { startTutorial } from "./tutor"

// An entry that opens the dialog of its name.
const Opener = ({ name }: { name: string }) => (
  <Item
    text={label(name === "help" ? "keys" : name)}
    action={() => {
      dialog.value = name
    }}
  />
)

export function OptionsMenu() {
  return (
    <Menu name="options" text={label("options")}>
      <Item text={label("new")} action={dealAgain} />
      {table.value && (
        <>
          <Item text={label("restart")} action={() => act("restart")} />
          <Item text={label("undo")} action={() => act("undo")} />
          <Item text={label("redo")} action={redo} />
        </>
      )}
      <Opener name="home" />
      {table.value && (
        <>
          <Opener name="daily" />
          <Opener name="share" />
        </>
      )}
      <Opener name="settings" />
    </Menu>
  )
}

export function QuestionMenu() {
  const { hints } = settings.value
  const now = table.value
  const counts = now && !now.assisted && now.ended !== "won"
  const help = counts ? label("assisted") : undefined
  return (
    <Menu
      name="question"
      text={
        <>
          <span aria-hidden="true">?</span>
          <span class="sr">{label("help")}</span>
        </>
      }
    >
      <Item text={label("hints")} isOn={hints} action={() => change({ hints: !hints })} />
      {now ? (
        <>
          <Item text={label("compare")} action={() => act("compare")} />
          <Item text={label("winnable-still")} aside={help} action={() => act("truth")} />
          {now.steps > 0 && (
            <>
              <Item text={label("replay")} action={startReplay} />
              <Item text={label("review")} aside={help} action={startReview} />
            </>
          )}
          <Item text={label("tutorial")} action={startTutorial} />
          <Opener name="rules" />
          <Opener name="help" />
        </>
      ) : (
        <Opener name="about" />
      )}
    </Menu>
  )
}

// After an undo several lines of play may exist; then a dialog asks which one to redo.
export function redo() {
  if ((table.value?.redo.length ?? 0) > 1) dialog.value = "branches"
  else void act("redo")
}

function Menu({
  name,
  text,
  children,
}: {
  name: string
  text: ComponentChildren
  children: ComponentChildren
}) {
  const open = useSignal(false)
  const opener = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const entries = () => [...list.current!.querySelectorAll<HTMLElement>("button")]

  useLayoutEffect(() => {
    if (!open.value) return
    entries()[0]?.focus()
  }, [open.value])

  function close() {
    opener.current?.focus()
    open.value = false
  }
  function keyDown(event: TargetedKeyboardEvent<HTMLElement>) {
    if (open.value && event.key === "Escape") close()
    else if (open.value) {
      const items = entries()
      const at = items.indexOf(document.activeElement as HTMLElement)
      const texts = items.map((item) => item.textContent!)
      const next = nextEntry(event, texts, at)
      if (next === null) return
      items[next]!.focus()
    } else if (event.key === "ArrowDown") open.value = true
    else return
    event.preventDefault()
  }
  function leave(event: TargetedFocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) open.value = false
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of all its buttons
    <div class={`menu ${name}`} onKeyDown={keyDown} onFocusOut={leave}>
      <button
        type="button"
        ref={opener}
        id={`open-${name}`}
        class="plain"
        aria-haspopup="menu"
        aria-expanded={open.value}
        aria-controls={`menu-${name}`}
        onClick={() => {
          open.value = !open.value
        }}
      >
        {text}
      </button>
      {/* The menu closes before the item acts: a dialog returns the focus to the opener. */}
      <div
        id={`menu-${name}`}
        ref={list}
        role="menu"
        tabIndex={-1}
        aria-labelledby={`open-${name}`}
        hidden={!open.value}
        onClickCapture={close}
      >
        {children}
      </div>
    </div>
  )
}

type Entry = {
  text: string
  action: () => unknown
  isOn?: boolean // of an entry that is on or off
  aside?: string | undefined // what it costs
}

function Item({ text, action, isOn, aside }: Entry) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a menuitemcheckbox has it
    <button
      type="button"
      role={isOn === undefined ? "menuitem" : "menuitemcheckbox"}
      class="plain"
      aria-checked={isOn}
      aria-description={aside}
      onClick={() => void action()}
    >
      {text}
    </button>
  )
}
