// The pictures of the rules: a move each, drawn with the cards of the game. A screen reader hears only
// the sentences below them. They are paragraphs: Orca reads captions without a space between them.

import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { askQuietly } from "../net/server"
import { settings } from "../net/settings"
import { table } from "../net/state"
import type { RulePicture } from "../net/wire"
import { drawing } from "../table/drawings"

const width = 240
const height = 336
const apart = 150 // between the piles, with the room of the arrow
const fan = 76

export function RulePictures() {
  const pictures = useSignal<RulePicture[]>([])
  useEffect(() => {
    void askQuietly({ do: "pictures" }).then((reply) => {
      pictures.value = reply.pictures ?? []
    })
  }, [])
  return (
    <div class="pictures">
      {pictures.value.map(({ text, piles }) => (
        <div key={text}>
          <Picture piles={piles} />
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}

function Picture({ piles }: { piles: number[][] }) {
  const cards = Math.max(...piles.map((pile) => pile.length), 1)
  const size = `-8 -8 ${2 * width + apart + 16} ${height + (cards - 1) * fan + 16}`
  const middle = height / 2
  return (
    <svg viewBox={size} aria-hidden="true">
      {piles.map((pile, at) => (
        <g key={at} transform={`translate(${at * (width + apart)} 0)`}>
          {!pile.length && <rect class="empty" width={width} height={height} rx="18" />}
          {pile.map((card, n) => (
            <use key={n} href={symbol(card)} width={width} height={height} y={n * fan} />
          ))}
        </g>
      ))}
      <path class="arrow" d={`M${width + 24} ${middle} h${apart - 60} m-34 -34 l34 34 l-34 34`} />
    </svg>
  )
}

function symbol(card: number) {
  return drawing(
    table.value?.deck ?? "french",
    card < 0 ? `back-${settings.value.back}` : `c${card}`,
  )
}
