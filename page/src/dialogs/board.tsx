// The ranked deal of a day: its board, and the player's own attempt.

import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { askQuietly, newGame } from "../net/server"
import { label } from "../net/state"
import { pathTo } from "../net/transport"
import type { Board } from "../net/wire"
import { GameField } from "./game"
import { closeDialog, Modal } from "./modal"
import { Turn } from "./turn"

export function BoardDialog() {
  const board = useSignal<Board | null>(null)
  const fault = useSignal("")

  async function show(day: string, game: string, page = 0) {
    const reply = await askQuietly({ do: "board", day, game, page })
    fault.value = reply.said.join(" ")
    if (reply.board) board.value = reply.board
  }
  useEffect(() => void show("", ""), [])

  async function play(again: boolean) {
    const { day, game } = board.value!
    const begun = await newGame({ ranked: day, game, again, leaving: null }) // the other game can be continued
    if (typeof begun === "string") closeDialog()
    else fault.value = begun.error
  }

  const now = board.value
  return (
    <Modal title={label("ranked")}>
      {now && (
        <>
          <div class="month">
            <Turn to={now.before} text="ranked-back" sign="‹" show={(day) => show(day, now.game)} />
            <h3 id="h-board" aria-live="polite">
              {now.title}
            </h3>
            <Turn
              to={now.after}
              text="ranked-forward"
              sign="›"
              show={(day) => show(day, now.game)}
            />
          </div>
          <GameField id="board-game" value={now.game} choose={(game) => show(now.day, game)} />
          <Attempt now={now} play={play} />
          <Entries now={now} />
          {now.pages > 1 && (
            <div class="buttons">
              {(["first", "less", "more"] as const).map((to) => {
                const page = { first: 0, less: now.page - 1, more: now.page + 1 }[to]
                return (
                  <button
                    key={to}
                    type="button"
                    disabled={page < 0 || page >= now.pages || page === now.page}
                    onClick={() => void show(now.day, now.game, page)}
                  >
                    {label(`ranked-${to}`)}
                  </button>
                )
              })}
            </div>
          )}
          <p class="aside">{label("ranked-what")}</p>
          <details class="proof">
            <summary>{label("ranked-proof")}</summary>
            {now.proof.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {now.link && <a href={pathTo(now.link)}>{label("ranked-link")}</a>}
          </details>
        </>
      )}
      <p role="alert" class="fault">
        {fault.value}
      </p>
    </Modal>
  )
}

// What the player can do, and how the own attempt stands.
function Attempt({ now, play }: { now: Board; play: (again: boolean) => unknown }) {
  const { state } = now
  return (
    <>
      <p aria-live="polite" aria-atomic="true" class="standing">
        {now.counts} {now.standing}
      </p>
      <div class="buttons">
        {state === "playing" && (
          <button type="button" class="main" onClick={() => void play(false)}>
            {label("ranked-continue")}
          </button>
        )}
        {now.open && (
          <button
            type="button"
            class={state === "" ? "main" : undefined}
            onClick={() => void play(state !== "")}
          >
            {label(
              state === ""
                ? "ranked-play"
                : state === "playing"
                  ? "ranked-give-up"
                  : "ranked-again",
            )}
          </button>
        )}
      </div>
    </>
  )
}

// A column without any value, such as the score of most games, is left out.
function Entries({ now: { heads, rows, title } }: { now: Board }) {
  if (!rows.length) return <p>{label("ranked-none")}</p>
  const used = heads.map((_, at) => rows.some(({ cells }) => cells[at]))
  return (
    <div class="entries">
      <table class="board" aria-label={title}>
        <thead>
          <tr>{heads.map((head, at) => used[at] && <th scope="col">{head}</th>)}</tr>
        </thead>
        <tbody>
          {rows.map(({ cells, own }, row) => (
            <tr key={row} data-own={own || undefined}>
              {cells.map(
                (text, at) =>
                  used[at] && (at === 1 ? <th scope="row">{text}</th> : <td>{text}</td>),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
