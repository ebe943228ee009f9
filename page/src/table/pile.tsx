// A pile: a heading, and a button for every stop. Elements stand for stops, not for cards, so that
// the focus stays in its place when cards move.

import type { CSSProperties } from "preact"
import type { Legal, Pile, Slot, Table } from "../net/wire"
import { drawing } from "./drawings"

type Deck = Table["deck"]

export function PileView({
  pile,
  deck,
  back,
  stop,
  shift,
  isTarget,
  offer,
  playable,
  slivers,
  isTight,
  style,
}: {
  pile: Pile
  deck: Deck
  back: number
  stop: number
  shift: number // how far the stop at the cursor has moved up; its element moves with it
  isTarget: boolean
  offer: Legal | null // a move from this pile that was advised or listed
  playable: Legal[] // moves from this pile; empty in a game with a hand, which takes up any top card
  slivers: boolean // an edge for each face-down card, in place of their count
  isTight: boolean // covered cards show smaller ranks and suits
  style: CSSProperties
}) {
  return (
    <div
      class="pile"
      data-pile={pile.place}
      data-kind={pile.kind}
      data-target={isTarget || undefined}
      data-tight={isTight || undefined}
      style={style}
    >
      <h3 class="sr">{pile.heading}</h3>
      {pile.slots.map((slot, index) => (
        <button
          key={index - shift}
          type="button"
          class={classesOf(
            slot,
            isOffered(slot, pile, offer),
            playable.some((move) => isOffered(slot, pile, move)),
          )}
          tabIndex={index === stop ? 0 : -1}
          data-slot={`${pile.place}.${index}`}
        >
          <span class="sr">{[slot.name, slot.note].filter(Boolean).join(", ")}</span>
          <Beneath pile={pile} slot={slot} deck={deck} back={back} />
          {slivers &&
            Array.from({ length: slot.down - 1 }, (_, edge) => (
              <span
                key={edge}
                class="face under"
                aria-hidden="true"
                style={{ top: `${(100 * edge) / slot.down}%` }}
              >
                <Art deck={deck} name={drawingOf(pile, slot, back)} />
              </span>
            ))}
          <span
            class="face"
            aria-hidden="true"
            data-card={slot.card ?? undefined}
            data-deep={(!slivers && Math.min(slot.down, 6)) || undefined}
            style={slivers && slot.down ? { top: `${100 - 100 / slot.down}%` } : undefined}
          >
            <Art deck={deck} name={drawingOf(pile, slot, back)} />
            {slot.card === null && (pile.kind === "waste" || pile.kind === "hand") && (
              <span class="name">{pile.heading}</span>
            )}
            {slot.down > 0 && !slivers && <b class="count">{slot.down}</b>}
          </span>
        </button>
      ))}
    </div>
  )
}

// A turn and a draw name the pile alone; any other move names its cards.
function isOffered(slot: Slot, { kind, slots }: Pile, offer: Legal | null): boolean {
  if (!offer) return false
  if (kind === "stock" || offer.source === offer.target) return slot === slots.at(-1)
  return slot.card !== null && slot.count === offer.count
}

function classesOf(slot: Slot, isOffered: boolean, isPlayable: boolean): string {
  const states = {
    slot: true,
    held: slot.held,
    fits: slot.fits,
    hint: slot.hint,
    playable: isPlayable,
    offered: isOffered,
    down: slot.down > 0,
    empty: slot.card === null && !slot.down,
  }
  return Object.entries(states)
    .filter(([, is]) => is)
    .map(([name]) => name)
    .join(" ")
}

function drawingOf({ kind, place }: Pile, slot: Slot, back: number): string | null {
  if (slot.card !== null) return `c${slot.card}`
  if (slot.down) return `back-${back}`
  if (kind === "foundation") return `suit-${["fh", "fd", "fc", "fs"].indexOf(place)}`
  return kind === "stock" ? (slot.spent ? "spent" : "redeal") : null
}

// What shows under a lifted top card: the next card of a foundation or the waste. One of the waste that
// the player has not seen shows its back.
function Beneath({ pile, slot, deck, back }: { pile: Pile; slot: Slot; deck: Deck; back: number }) {
  if (slot.card === null || slot !== pile.slots[0]) return null
  const isWaste = pile.kind === "waste" && pile.count > pile.slots.length
  if (!isWaste && pile.kind !== "foundation") return null
  const card = isWaste ? pile.under : slot.card < 4 ? null : slot.card - 4
  const empty = isWaste ? `back-${back}` : drawingOf(pile, { ...slot, card: null }, back)
  return (
    <span class="face under" aria-hidden="true" data-under={card ?? undefined}>
      <Art deck={deck} name={card === null ? empty : `c${card}`} />
    </span>
  )
}

function Art({ deck, name }: { deck: Deck; name: string | null }) {
  if (name === "spent")
    return (
      <svg class="mark" viewBox="0 0 100 100">
        <path d="M25 25 75 75M75 25 25 75" />
      </svg>
    )
  if (name === "redeal")
    return (
      <svg class="mark" viewBox="0 0 100 100">
        <path d="M71 29A30 30 0 1 0 80 50M73 10V31H52" />
      </svg>
    )
  return (
    name && (
      <svg class="art">
        <use href={drawing(deck, name)} />
      </svg>
    )
  )
}
