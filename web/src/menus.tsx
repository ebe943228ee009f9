// The two menus: a button that opens a list of buttons.

import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import type { TargetedFocusEvent, TargetedKeyboardEvent } from "preact"
import { useRef } from "preact/hooks"
import { askForGame, askForLevel, games } from "./dialogs/new"
import { startReplay } from "./replay"
import { change, levelsOf, settings } from "./settings"
import { act, dialog, label, table } from "./state"

export function OptionsMenu() {
  const game = table.value?.game
  return (
    <Menu name="options" text={label("options")}>
      <Item text={label("new")} does={() => askForGame()} />
      {game && <>
        <Item text={label("restart")} does={() => act("restart")} />
        <Item text={label("undo")} does={() => act("undo")} />
        <Item text={label("redo")} does={redo} />
      </>}
      <Group text={label("level")}>
        {levelsOf(game ?? "").map((name) =>
          <Item key={name} text={label(`level-${name}`)} current={name === settings.value.level} does={() => askForLevel(name)} />)}
      </Group>
      <Group text={label("games")}>
        {games.slice(0, 4).map((name) =>
          <Item key={name} text={label(`game-${name}`)} current={name === game} does={() => askForGame(name)} />)}
        <Item text={label("games-more")} does={() => askForGame(games[4])} />
      </Group>
      <Group>
        {game && <>
          <Item text={label("replay")} does={startReplay} />
          <Item text={label("share")} does={() => { dialog.value = "share" }} />
        </>}
        <Item text={label("settings")} does={() => { dialog.value = "settings" }} />
      </Group>
    </Menu>
  )
}

export function QuestionMenu() {
  const { hints } = settings.value
  return (
    <Menu name="question" text={<><span aria-hidden="true">?</span><span class="sr">{label("help")}</span></>}>
      <Item text={label("hints")} pressed={hints} does={() => change({ hints: !hints })} />
      {table.value && <Group text={label("truth")}>
        <Item text={label("hint-next")} does={() => act("hint")} />
        <Item text={label("oracle")} does={() => act("oracle")} />
        <Item text={label("winnable-still")} does={() => act("truth")} />
        <Item text={label("review")} does={() => { dialog.value = "review" }} />
        <Item text={label("mistake")} does={() => act("mistake")} />
      </Group>}
      <Group>
        {(table.value ? ["rules", "keys", "stats", "about"] : ["about"]).map((name) =>
          <Item key={name} text={label(name)} does={() => { dialog.value = name === "keys" ? "help" : name }} />)}
      </Group>
    </Menu>
  )
}

// Other lines of play are kept: with more than one, the player says which.
export function redo() {
  if ((table.value?.redo.length ?? 0) > 1) dialog.value = "branches"
  else void act("redo")
}

function Menu({ name, text, children }: { name: string, text: ComponentChildren, children: ComponentChildren }) {
  const open = useSignal(false)
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    opener.current?.focus()
    open.value = false
  }
  function press(event: TargetedKeyboardEvent<HTMLElement>) {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>("ul button")]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? items.length - 1 : at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (event.key === "Escape" && open.value) close()
    else if (next !== undefined && open.value) items.at(next % items.length)?.focus()
    else return
    event.preventDefault()
  }
  function leave(event: TargetedFocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) open.value = false
  }

  return (
    <div class={`menu ${name}`} onKeyDown={press} onFocusOut={leave}>
      <button ref={opener} class="plain" aria-expanded={open.value} aria-controls={`menu-${name}`}
        onClick={() => { open.value = !open.value }}>{text}</button>
      {/* Closed before the item acts, so that a dialog gives the focus back to the opener. */}
      <ul id={`menu-${name}`} hidden={!open.value} onClickCapture={close}>{children}</ul>
    </div>
  )
}

function Group({ text, children }: { text?: string, children: ComponentChildren }) {
  return <li class="group">{text && <span class="aside">{text}</span>}<ul aria-label={text}>{children}</ul></li>
}

type Entry = { text: string, does: () => unknown, current?: boolean, pressed?: boolean }

function Item({ text, does, current, pressed }: Entry) {
  return (
    <li>
      <button class="plain" aria-current={current ? "true" : undefined} aria-pressed={pressed} onClick={() => void does()}>{text}</button>
    </li>
  )
}
