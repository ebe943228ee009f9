// The moves to choose from, after a line that means several or a list of moves. The status line says
// them; a digit chooses one, too. The bar can be put away.

import { signal } from "@preact/signals"
import { useLayoutEffect, useRef } from "preact/hooks"
import { act } from "../net/server"
import { label, status, table } from "../net/state"
import { focusTable } from "../table/focus"

// The list that the player has put away, and the sentence that it came with. It comes back when it is
// said again.
const putAway = signal({ list: "", said: "" })

export function MoveChoices() {
  const choices = table.value?.choices ?? []
  const list = choices.join(" ")
  const said = status.value
  const isSaid = said !== putAway.value.said && said.includes(choices[0] ?? "")
  if (!list || (list === putAway.value.list && !isSaid)) return null
  return (
    <Bar
      choices={choices}
      close={() => {
        putAway.value = { list, said }
      }}
    />
  )
}

// A button shows the sentence of its move where there is room, else its number.
function Bar({ choices, close }: { choices: string[]; close: () => void }) {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(
    () => () => {
      if (box.current?.contains(document.activeElement)) focusTable()
    },
    [],
  )
  return (
    <section ref={box} class="move-list buttons" aria-label={label("choose")}>
      <div class="buttons">
        {choices.map((choice, at) => (
          <button
            key={at}
            type="button"
            aria-label={choice}
            onClick={() => void act("choose", { number: at + 1 })}
          >
            <span class="number">{at + 1}</span>
            <span class="sentence">{choice}</span>
          </button>
        ))}
      </div>
      <button type="button" class="plain" aria-label={label("close")} onClick={close}>
        ×
      </button>
    </section>
  )
}
