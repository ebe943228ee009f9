// Dialogs that are read: the rules of this game, the statistics, what winnable is, a card seen large.

import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { act, focused, label, quiet, table } from "../state"
import { closeDialog, Modal } from "./modal"

export function RulesDialog() {
  return <Modal title={label("rules")}><Told name="rules" /></Modal>
}

export function StatisticsDialog() {
  return <Modal title={label("stats")}><Told name="stats" /></Modal>
}

// What the server says to an act, to be read and not spoken.
export function Told({ name }: { name: string }) {
  const said = useSignal<string[]>([])
  useEffect(() => { void quiet({ do: "act", name }).then((told) => { said.value = told.said }) }, [])
  return <div class="reading">{said.value.map((line, at) => <p key={at}>{line}</p>)}</div>
}

export function AboutDialog() {
  return (
    <Modal title={label("about")}>
      <div class="reading">{["what", "private", "cards", "licence"].map((name) => <p key={name}>{label(`about-${name}`)}</p>)}</div>
    </Modal>
  )
}

export function BranchesDialog() {
  return (
    <Modal title={label("branches")}>
      <ul class="reading">
        {table.value?.redo.map((line, at) => (
          <li key={at}><button onClick={() => { closeDialog(); void act("redo", { number: at + 1 }) }}>{line}</button></li>
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
        <svg class="big" viewBox="0 0 240 336" aria-hidden="true"><use href={`/static/cards/${table.value?.deck}.svg#c${slot.card}`} /></svg>
      )}
      <p>{slot?.note}</p>
    </Modal>
  )
}
