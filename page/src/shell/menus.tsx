// The two menus. A menu is a button that opens a list of entries; the roles are those of a menu, since
// otherwise Orca takes the arrow keys for itself after a few entries.

import { useSignal } from "@preact/signals"
import type { ComponentChildren, TargetedFocusEvent, TargetedKeyboardEvent } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"
import { askForGame, askForLevel, games } from "../dialogs/new"
import { levelsOf } from "../net/preferences"
import { act, speak } from "../net/server"
import { change, settings } from "../net/settings"
import { dialog, label, levels, table, words } from "../net/state"
import { hasOthers } from "../net/transport"
import { dealAgain } from "./again"
import { nextEntry } from "./entries"
import { startReplay, startReview } from "./replay"
import { startTutorial } from "./tutor"

export function OptionsMenu() {
  const game = table.value?.game
  const hasSteps = !!table.value?.steps
  return (
    <Menu name="options" text={label("options")}>
      <div class="groups">
        <Group>
          <Item text={label("new")} action={dealAgain} />
          {game && (
            <>
              <Item
                text={label("daily")}
                action={() => {
                  dialog.value = "daily"
                }}
              />
              {hasOthers && (
                <>
                  <Item
                    text={label("ranked")}
                    action={() => {
                      dialog.value = "board"
                    }}
                  />
                  <Item
                    text={label("race")}
                    action={() => {
                      dialog.value = "race"
                    }}
                  />
                </>
              )}
              <Item text={label("restart")} action={() => act("restart")} />
              <Item text={label("undo")} action={() => act("undo")} />
              <Item text={label("redo")} action={redo} />
            </>
          )}
        </Group>
        <Group text={label("level")}>
          {levelsOf(game ?? "").map((name) => (
            <Item
              key={name}
              text={label(`level-${name}`)}
              isChosen={name === (levels.value[game ?? ""] ?? "random")}
              action={() => askForLevel(name)}
            />
          ))}
        </Group>
        <Group text={label("games")}>
          {games.slice(0, 4).map((name) => (
            <Item
              key={name}
              text={label(`game-${name}`)}
              isChosen={name === game}
              action={() => askForGame(name)}
            />
          ))}
          <Item text={label("other")} action={() => askForGame()} />
          {game && (
            <Item
              text={label(table.value?.own ? "own-edit" : "own")}
              action={() => {
                dialog.value = "own"
              }}
            />
          )}
        </Group>
        <Group text={label("set-language")}>
          {(words.value?.languages ?? []).map((name) => (
            <Item
              key={name}
              text={label(`language-${name}`)}
              lang={name}
              isChosen={name === words.value?.language}
              action={() => speak({ language: name })}
            />
          ))}
        </Group>
        <Group>
          {game && (
            <>
              {hasSteps && <Item text={label("replay")} action={startReplay} />}
              <Item
                text={label("share")}
                action={() => {
                  dialog.value = "share"
                }}
              />
              <Item
                text={label("pause")}
                action={() => {
                  dialog.value = "pause"
                }}
              />
            </>
          )}
          <Item
            text={label("profile")}
            action={() => {
              dialog.value = "profile"
            }}
          />
          <Item
            text={label("settings")}
            action={() => {
              dialog.value = "settings"
            }}
          />
        </Group>
      </div>
    </Menu>
  )
}

export function QuestionMenu() {
  const { hints } = settings.value
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
      {table.value && (
        <Group text={label("truth")}>
          <Item text={label("hint")} action={() => act("hint")} />
          <Item text={label("compare")} action={() => act("compare")} />
          <Item text={label("oracle")} action={() => act("oracle")} />
          <Item text={label("winnable-still")} action={() => act("truth")} />
          {table.value.steps > 0 && <Item text={label("review")} action={startReview} />}
          <Item text={label("mistake")} action={() => act("mistake")} />
        </Group>
      )}
      <Group>
        {table.value && <Item text={label("tutorial")} action={startTutorial} />}
        {(table.value ? ["rules", "keys", "stats", "about"] : ["about"]).map((name) => (
          <Item
            key={name}
            text={label(name)}
            action={() => {
              dialog.value = name === "keys" ? "help" : name
            }}
          />
        ))}
      </Group>
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
    import("../dialogs/board").catch(() => {}) // it asks the server when it opens: have its code by then
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

function Group({ text, children }: { text?: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a menu, no set of fields
    <div class="group" role="group" aria-label={text}>
      {text && (
        <span class="aside" aria-hidden="true">
          {text}
        </span>
      )}
      {children}
    </div>
  )
}

// isChosen: of the entries of a group, one is chosen. isOn: the entry is on or off.
type Entry = {
  text: string
  action: () => unknown
  isChosen?: boolean
  isOn?: boolean
  lang?: string
}

function Item({ text, action, isChosen, isOn, lang }: Entry) {
  const isMarked = isChosen ?? isOn
  const kind = isChosen !== undefined ? "radio" : isOn !== undefined ? "checkbox" : ""
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: menuitemradio and menuitemcheckbox have it
    <button
      type="button"
      role={`menuitem${kind}`}
      class="plain"
      aria-checked={isMarked}
      lang={lang}
      onClick={() => void action()}
    >
      {text}
    </button>
  )
}
