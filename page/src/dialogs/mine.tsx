// The games in progress: a small picture of each, to go on with it or to delete it. A screen reader
// hears only the sentences. The game on the table is not among them.

import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { askQuietly, openGame } from "../net/server"
import { settings } from "../net/settings"
import { label } from "../net/state"
import type { KeptGame } from "../net/wire"
import { drawing } from "../table/drawings"
import { Button } from "./button"
import { closeDialog, Modal } from "./modal"
import { Sure } from "./sure"

export function MineDialog() {
  const games = useSignal<KeptGame[] | null>(null)
  const fault = useSignal("")
  async function ask(removed: string | null) {
    const { mine, said } = await askQuietly({ do: "mine", delete: removed })
    fault.value = said.join(" ")
    if (mine) games.value = mine
  }
  useEffect(() => void ask(null), [])
  return (
    <Modal title={label("mine")} about={label("mine-about")}>
      <div class="mine" aria-busy={!games.value && !fault.value}>
        <p role="alert" class="fault">
          {fault.value}
        </p>
        {games.value?.length === 0 && <p>{label("mine-none")}</p>}
        <ul>
          {games.value?.map((game) => (
            <li key={game.id}>
              <Picture game={game} />
              <p>
                <b id={`mine-${game.id}`}>{game.name}</b>
                <br />
                {game.text}
              </p>
              {/* biome-ignore lint/a11y/useSemanticElements: no set of fields */}
              <div class="row" role="group" aria-labelledby={`mine-${game.id}`}>
                <Button
                  main
                  action={() => {
                    closeDialog()
                    openGame(game.id)
                  }}
                >
                  {label("home-continue")}
                </Button>
                {game.counts ? (
                  <Sure
                    button={label("mine-delete")}
                    question={label("new-leaves")}
                    yes={label("mine-sure")}
                    no={label("mine-keep")}
                    act={() => ask(game.id)}
                  />
                ) : (
                  <Button action={() => ask(game.id)}>{label("mine-delete")}</Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}

const width = 240
const height = 336
const apart = 270 // from pile to pile
const fans = { back: 30, card: 84 }

function Picture({ game: { deck, above, columns } }: { game: KeptGame }) {
  const depth = (column: number[]) =>
    column.slice(0, -1).reduce((sum, card) => sum + (card < 0 ? fans.back : fans.card), 0)
  const across = Math.max(columns.length, above.length + 1)
  const down = height + 60 + Math.max(...columns.map(depth)) + height
  const card = (each: number, x: number, y: number) => (
    <use
      key={`${x} ${y}`}
      href={drawing(deck, each < 0 ? `back-${settings.value.back}` : `c${each}`)}
      width={width}
      height={height}
      x={x}
      y={y}
    />
  )
  return (
    <svg viewBox={`-8 -8 ${across * apart} ${down + 16}`} aria-hidden="true">
      {above.map((each, at) => {
        const x = (at < 2 ? at : across - above.length + at) * apart // the foundations at the end
        return each === null ? (
          <rect key={at} class="empty" x={x} width={width} height={height} rx="18" />
        ) : (
          card(each, x, 0)
        )
      })}
      {columns.map((column, at) => (
        <g key={at}>
          {column.map((each, n) =>
            card(each, at * apart, height + 60 + depth(column.slice(0, n + 1))),
          )}
        </g>
      ))}
    </svg>
  )
}
