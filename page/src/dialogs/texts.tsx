// Dialogs with text: the rules, about winnable, the lines to redo, a large card.

import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { act, askQuietly } from "../net/server"
import { focused, label, table } from "../net/state"
import { hasOthers } from "../net/transport"
import type { ActName } from "../net/wire"
import { drawing } from "../table/drawings"
import { lazy } from "./lazy"
import { closeDialog, Modal } from "./modal"

const RulePictures = lazy(async () => (await import("./rules")).RulePictures)

export function RulesDialog() {
  return (
    <Modal title={label("rules")}>
      <RulePictures />
      <AnswerText name="rules" />
    </Modal>
  )
}

// The answer to an act, as text that is not spoken.
export function AnswerText({ name }: { name: ActName }) {
  const said = useSignal<string[]>([])
  useEffect(() => {
    void askQuietly({ do: "act", name }).then((reply) => {
      said.value = reply.said
    })
  }, [])
  return (
    <div class="reading">
      {said.value.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </div>
  )
}

export function AboutDialog() {
  return (
    <Modal title={label("about")}>
      <div class="reading">
        {["what", "private", "cards", "licence"].map((name) => (
          <p key={name}>{label(`about-${name}`)}</p>
        ))}
        {!hasOthers && (
          <p>
            <a href="licences.txt" target="_blank" rel="noreferrer">
              {label("about-parts")}
            </a>
          </p>
        )}
      </div>
    </Modal>
  )
}

export function BranchesDialog() {
  return (
    <Modal title={label("branches")}>
      <ul class="reading">
        {table.value?.redo.map((line, at) => (
          <li key={at}>
            <button
              type="button"
              onClick={() => {
                closeDialog()
                void act("redo", { number: at + 1 })
              }}
            >
              {line}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

export function CardDialog() {
  const slot = focused.value
  return (
    <Modal title={slot?.name ?? label("card-big")}>
      {slot && slot.card !== null && (
        <svg class="big" viewBox="0 0 240 336" aria-hidden="true">
          <use href={drawing(table.value!.deck, `c${slot.card}`)} />
        </svg>
      )}
      <p>{slot?.note}</p>
    </Modal>
  )
}
