// A pile: a heading, and a button for every stop. The nodes are places, not cards, so that focus stays where it is.

import type { CSSProperties } from "preact"
import type { Pile, Slot, Table } from "./wire"

type Deck = Table["deck"]

export function PileView({ pile, deck, back, stop, target, style }: {
  pile: Pile; deck: Deck; back: number; stop: number; target: boolean; style: CSSProperties
}) {
  return (
    <div class="pile" data-pile={pile.place} data-kind={pile.kind} data-target={target || undefined} style={style}>
      <h3 class="sr">{pile.heading}</h3>
      {pile.slots.map((slot, index) =>
        <button key={index} type="button" class={look(slot)} tabIndex={index === stop ? 0 : -1}
          data-slot={`${pile.place}.${index}`} aria-description={slot.note || undefined}>
          <span class="sr">{slot.name}</span>
          <Beneath pile={pile} slot={slot} deck={deck} />
          <span class="face" aria-hidden="true" data-card={slot.card ?? undefined} data-deep={Math.min(slot.down, 6) || undefined}>
            <Art deck={deck} name={drawing(pile, slot, back)} />
            {slot.card === null && (pile.kind === "waste" || pile.kind === "hand") && <span class="name">{pile.heading}</span>}
            {slot.down > 0 && <b class="count">{slot.down}</b>}
          </span>
        </button>)}
    </div>
  )
}

function look(slot: Slot): string {
  const states = { slot: true, held: slot.held, fits: slot.fits, hint: slot.hint, down: slot.down > 0, empty: slot.card === null && !slot.down }
  return Object.entries(states).filter(([, is]) => is).map(([name]) => name).join(" ")
}

function drawing({ kind, place }: Pile, slot: Slot, back: number): string | null {
  if (slot.card !== null) return `c${slot.card}`
  if (slot.down) return `back-${back}`
  if (kind === "foundation") return `suit-${["fh", "fd", "fc", "fs"].indexOf(place)}`
  return kind === "stock" ? slot.spent ? "spent" : "redeal" : null
}

// What is seen when the top card is lifted: the foundation's card below, or just some card of the waste.
function Beneath({ pile, slot, deck }: { pile: Pile; slot: Slot; deck: Deck }) {
  if (slot.card === null || slot !== pile.slots[0]) return null
  if (pile.kind === "foundation")
    return <span class="face under" aria-hidden="true"><Art deck={deck} name={slot.card < 4 ? drawing(pile, { ...slot, card: null }, 1) : `c${slot.card - 4}`} /></span>
  return pile.kind === "waste" && pile.count > pile.slots.length ? <span class="face under blank" aria-hidden="true" /> : null
}

function Art({ deck, name }: { deck: Deck; name: string | null }) {
  if (name === "spent") return <svg class="mark" viewBox="0 0 100 100"><path d="M25 25 75 75M75 25 25 75" /></svg>
  if (name === "redeal") return <svg class="mark" viewBox="0 0 100 100"><circle cx="50" cy="50" r="27" /></svg>
  return name && <svg class="art"><use href={`/static/cards/${deck}.svg#${name}`} /></svg>
}
