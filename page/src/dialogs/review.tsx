// The review of a game in full: why it was lost, and what else was possible there.

import { label, reviewed, words } from "../net/state"
import type { ReviewReport } from "../net/wire"
import { Modal } from "./modal"

export function ReviewDialog() {
  const found = reviewed.value
  return (
    found && (
      <Modal title={label("review")}>
        <div class="review">
          {found.said.map((line, at) => (
            <p key={at}>{line}</p>
          ))}
          {found.points.length > 1 && <Graph found={found} />}
          {found.choices.length > 0 && <Verdicts found={found} />}
          {found.line.length > 0 && (
            <details>
              <summary>{label("review-line")}</summary>
              <ul class="reading">
                {found.line.map((move, at) => (
                  <li key={at}>{move}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </Modal>
    )
  )
}

const shareOf = (share: number) =>
  new Intl.NumberFormat(words.value?.language, { style: "percent" }).format(share)

// The share of wins after each step. Screen readers get the same numbers as a table.
function Graph({ found: { points, steps, first_lost, moves } }: { found: ReviewReport }) {
  const x = (at: number) => (100 * at) / Math.max(1, steps)
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
          {first_lost !== null && <path class="lost" d={`M${x(first_lost)} 0V100`} />}
        </svg>
        <span class="first">0</span>
        {first_lost !== null && first_lost > 0 && first_lost < steps && (
          <span class="lost" style={{ left: `${x(first_lost)}%` }}>
            {moves[first_lost - 1]! + 1}
          </span>
        )}
        <span class="last">{moves.at(-1)}</span>
      </div>
      <div class="sr">
        <table aria-label={label("review-graph")}>
          <thead>
            <tr>
              {["review-move", "review-share"].map((name) => (
                <th key={name} scope="col">
                  {label(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, share }) => (
              <tr key={at}>
                <th scope="row">{moves[at]}</th>
                <td>{shareOf(share)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function Verdicts({ found: { choices } }: { found: ReviewReport }) {
  return (
    <table class="verdicts">
      <caption>{label("review-choices")}</caption>
      <thead>
        <tr>
          {["move", "verdict", "share"].map((name) => (
            <th key={name} scope="col">
              {label(`review-${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map(({ text, verdict, share, made }, at) => (
          <tr key={at} class={made ? "made" : undefined}>
            <th scope="row">
              {text}
              {made && <strong> {label("review-made")}</strong>}
            </th>
            <td data-verdict={verdict}>{label(`verdict-${verdict}`)}</td>
            <td>{shareOf(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
