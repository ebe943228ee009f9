// The card table: a toolbar of piles. The server sends every name that it shows.

import { effect } from "@preact/signals"
import type { TargetedFocusEvent } from "preact"
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { attributes, settings } from "../net/settings"
import { cursor, dialog, isMistake, label, replayed, showings, shown } from "../net/state"
import type { Table } from "../net/wire"
import { forget, handleKey } from "./commands"
import { follow, stopAt } from "./cursor"
import { cancel, listen, settle, type Tap, targets } from "./drag"
import { drawn } from "./drawings"
import { moveCards } from "./finale"
import { byPointer, focusStop, focusTable, isCharacter, isForTable, isLost } from "./focus"
import { cellStyle, fan, plan, spots, tableStyle } from "./layout"
import { positionsOf } from "./motion"
import { PileView } from "./pile"
import { forgetTaps, pressStop } from "./press"
import { room, watchRoom } from "./room"

// Each deck has its own suit colours in the style sheet.
effect(() => {
  document.documentElement.dataset.deck = shown.value?.deck ?? "french"
})

// Another face of the cards is loaded as soon as it is wanted.
effect(() => {
  if (attributes.value.face && shown.value) void drawn(shown.value.deck)
})

// The cursor follows its stop from table to table. How far it has moved in each pile:
const shifts = new Map<string, number>()
let before: Table | null = null
effect(() => {
  const now = shown.value
  if (before && now) {
    const { place, index } = stopAt(before, cursor.peek())
    const to = follow(before, now, { place, index })
    if (to.place === place) shifts.set(place, (shifts.get(place) ?? 0) + to.index - index)
    cursor.value = to
  }
  before = now
})

export function TableView() {
  const now = shown.value
  const root = useRef<HTMLDivElement>(null)
  const last = useRef<Table | null>(null)
  const isChanged = last.current !== now
  const positions = isChanged && root.current && last.current ? positionsOf(root.current) : null
  const hadFocus = root.current?.contains(document.activeElement) ?? false

  useEffect(() => {
    document.addEventListener("keydown", keyDown)
    return () => document.removeEventListener("keydown", keyDown)
  }, [])
  useEffect(() => listen(root.current!, tapped), [showings.value])
  useLayoutEffect(() => watchRoom(root.current!), [showings.value]) // before anything is painted

  useLayoutEffect(() => {
    if (!now || !root.current || !isChanged) return
    const before = last.current
    last.current = now
    moveCards(root.current, before, now, positions, settle())
    // If the focused stop is gone with its card, the top stop of its pile gets the focus. No other
    // stop ever does.
    if (hadFocus && !root.current.contains(document.activeElement)) focusTable()
  })

  if (!now) return <div id="table" ref={root} />
  const at = stopAt(now, cursor.value)
  const { offer } = now
  const columns = now.piles.filter((pile) => pile.kind === "column").length
  const { size, left, back } = settings.value
  const laid = plan(room.value, columns, size)
  const cells = spots(now, laid, left)
  return (
    <div
      key={showings.value}
      id="table"
      ref={root}
      role="toolbar"
      aria-label={now.title}
      aria-roledescription={label("card-table") || undefined}
      data-layout={laid.kind}
      data-mistake={isMistake.value || undefined}
      data-won={now.ended === "won" || undefined}
      style={tableStyle(laid, room.value)}
      onFocusIn={focusIn}
      onFocusOut={focusOut}
    >
      {now.piles.map((pile) => {
        const { strip, line, slivers, index } = fan(laid, room.value, pile)
        return (
          <PileView
            key={pile.place}
            pile={pile}
            deck={now.deck}
            back={back}
            stop={at.place === pile.place ? at.index : -1}
            shift={shifts.get(pile.place) ?? 0}
            isTarget={targets.value.has(pile.place) || offer?.target === pile.place}
            offer={offer?.source === pile.place ? offer : null}
            playable={
              now.hand || pile.kind === "stock"
                ? []
                : now.legal.filter(({ source }) => source === pile.place)
            }
            slivers={slivers}
            isTight={index < 1}
            style={{
              ...cellStyle(cells.get(pile.place)!),
              "--strip": `${strip}px`,
              "--line": `${line}px`,
              "--index": index,
            }}
          />
        )
      })}
    </div>
  )
}

function focusIn(event: FocusEvent) {
  const [place, index] = (event.target as HTMLElement).dataset.slot?.split(".") ?? []
  if (place) cursor.value = { place, index: Number(index) }
}

function focusOut({ currentTarget, relatedTarget }: TargetedFocusEvent<HTMLDivElement>) {
  if (!currentTarget.contains(relatedTarget as Node | null)) forget()
}

// Keys work as soon as the page is loaded, not only while the table has the focus.
function keyDown(event: KeyboardEvent) {
  if (dialog.value || event.defaultPrevented) return
  if (event.key === "Escape" && cancel()) return event.preventDefault()
  if (!isForTable(event)) return
  if (isLost() && !isCharacter(event)) focusTable()
  if (handleKey(event)) event.preventDefault()
}

// The whole pile is a target: a tap outside its stops counts for the top stop, but not in the room that
// the waste is spread over. The felt has no place.
function tapped(tap: Tap) {
  if (!tap) return forgetTaps()
  if (replayed.value) return
  const pile = tap.on.closest<HTMLElement>(".pile")
  const slot =
    tap.on.closest<HTMLElement>(".slot") ??
    (pile?.dataset.kind === "waste" ? null : pile?.querySelector<HTMLElement>(".slot:last-of-type"))
  const [place = "", index] = slot?.dataset.slot?.split(".") ?? []
  const stop = { place, index: Number(index) }
  if (slot) forget()
  if (slot && tap.isPress && tap.card === null) focusStop(stop, byPointer)
  void pressStop(stop, tap)
}
