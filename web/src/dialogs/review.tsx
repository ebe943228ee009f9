// The review of a game: what became of it, where, and what else could have been done there.

import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { Button } from "../button"
import { act, label, quiet, table, words } from "../state"
import { focusStop } from "../table"
import type { Reviewed } from "../wire"
import { askForGame } from "./new"
import { closeDialog, Modal } from "./modal"

export function ReviewDialog() {
  const reviewed = useSignal<Reviewed | null>(null)
  const headline = useSignal(label("review-waiting"))
  useEffect(() => {
    void quiet({ do: "review" }).then(({ review, said }) => {
      reviewed.value = review
      headline.value = review?.said[0] ?? (said.join(" ") || label("server-gone"))
    })
  }, [])
  const found = reviewed.value
  return (
    <Modal title={label("review")}>
      <div class="review" aria-busy={!found}>
        <p role="status" class="headline">{headline.value}</p>
        {found && <>
          {found.said.slice(1).map((line, at) => <p key={at}>{line}</p>)}
          <WhatToDo found={found} />
          {found.points.length > 1 && <Graph found={found} />}
          {found.choices.length > 0 && <Choices found={found} />}
          {found.line.length > 0 && (
            <details>
              <summary>{label("review-line")}</summary>
              <ul class="reading">{found.line.map((move, at) => <li key={at}>{move}</li>)}</ul>
            </details>
          )}
        </>}
      </div>
    </Modal>
  )
}

function WhatToDo({ found: { lost_after, lost_by } }: { found: Reviewed }) {
  // Another game takes the place of this one, or its cards: the dialog goes first, and the table has the focus.
  const go = async (name: string) => {
    closeDialog()
    await act(name)
    focusStop()
  }
  const isLost = lost_by !== null
  return (
    <div class="buttons">
      {isLost && lost_after !== null && <Button main does={() => go("retry")}>{label("retry")}</Button>}
      {(isLost || table.value?.ended) && <Button does={() => go("mistake")}>{label("mistake")}</Button>}
      <Button does={() => { closeDialog(); askForGame() }}>{label("new")}</Button>
    </div>
  )
}

const shareOf = (share: number) => new Intl.NumberFormat(words.value?.language, { style: "percent" }).format(share)

// Step against share; who cannot see it has the same numbers as a table.
function Graph({ found: { points, steps, lost_by } }: { found: Reviewed }) {
  const x = (at: number) => 100 * at / Math.max(1, steps)
  const y = (share: number) => 100 * (1 - share)
  const line = points.map(({ at, share }) => `${x(at)},${y(share)}`).join(" ")
  return (
    <figure class="graph">
      <figcaption>{label("review-graph")}</figcaption>
      <div class="plot" aria-hidden="true">
        <span class="top">{shareOf(1)}</span>
        <span class="bottom">{shareOf(0)}</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path class="grid" d="M0 0H100M0 50H100M0 100H100" />
          <polygon points={`0,100 ${line} ${x(points.at(-1)!.at)},100`} />
          <polyline points={line} />
          {lost_by !== null && <path class="lost" d={`M${x(lost_by)} 0V100`} />}
        </svg>
        <span class="first">0</span>
        {lost_by !== null && lost_by > 0 && lost_by < steps && <span class="lost" style={{ left: `${x(lost_by)}%` }}>{lost_by}</span>}
        <span class="last">{steps}</span>
      </div>
      <div class="sr">
        <table aria-label={label("review-graph")}>
          <thead>
            <tr>{["replay-step", "review-share"].map((name) => <th key={name} scope="col">{label(name)}</th>)}</tr>
          </thead>
          <tbody>{points.map(({ at, share }) => <tr key={at}><th scope="row">{at}</th><td>{shareOf(share)}</td></tr>)}</tbody>
        </table>
      </div>
    </figure>
  )
}

function Choices({ found: { choices } }: { found: Reviewed }) {
  return (
    <table class="verdicts">
      <caption>{label("review-choices")}</caption>
      <thead>
        <tr>{["move", "verdict", "share"].map((name) => <th key={name} scope="col">{label(`review-${name}`)}</th>)}</tr>
      </thead>
      <tbody>
        {choices.map(({ text, verdict, share, made }, at) => (
          <tr key={at} class={made ? "made" : undefined}>
            <th scope="row">{text}{made && <strong> {label("review-made")}</strong>}</th>
            <td data-verdict={verdict}>{label(`verdict-${verdict}`)}</td>
            <td>{shareOf(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
