// The card table: a toolbar of piles, each a heading and its stops. The server names everything; this only shows it.

import { effect, signal } from "@preact/signals"
import type { TargetedFocusEvent, TargetedKeyboardEvent, TargetedMouseEvent } from "preact"
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { forget, press } from "./commands"
import { stopAt } from "./cursor"
import { listen, settle, targets, wasDrag } from "./drag"
import { plan, spots, strip, type Plan, type Room, type Spot } from "./layout"
import { celebrate, fly, look } from "./motion"
import { PileView } from "./pile"
import { activate, again } from "./press"
import { moves, settings } from "./settings"
import { cursor, dialog, label, looking, shown } from "./state"
import type { Table } from "./wire"

effect(() => { document.documentElement.dataset["deck"] = shown.value?.deck ?? "french" })      // the suits have their own colours

const room = signal<Room>({ width: 800, height: 600 })

export function TableView() {
  const now = shown.value
  const root = useRef<HTMLDivElement>(null)
  const last = useRef<Table | null>(null)
  const changed = last.current !== now
  const seen = changed && root.current && last.current ? look(root.current, last.current.id !== now?.id) : null
  const focused = root.current?.contains(document.activeElement) ?? false

  useEffect(() => {
    listen(root.current!)
    return watch(root.current!)
  }, [])

  useLayoutEffect(() => {
    if (!now || !root.current || !changed) return
    const before = last.current
    last.current = now
    settle()
    if (seen) fly(root.current, seen)
    // The focused stop may be gone with its card; the top of its pile takes over (and no other stop ever does).
    if (focused && !root.current.contains(document.activeElement)) focusStop(root.current)
    const won = now.ended === "won" && before?.id === now.id && before.ended !== "won"
    if (won && !looking.value && settings.value.celebrate && moves()) celebrate(root.current, now)
  })

  if (!now) return <div id="table" ref={root} />
  const at = stopAt(now, cursor.value)
  const columns = now.piles.filter((pile) => pile.kind === "column").length
  const { size, left, back } = settings.value
  const laid = plan(room.value, columns, size)
  const cells = spots(now, laid, left)
  return (
    <div id="table" ref={root} role="toolbar" aria-label={now.title} aria-roledescription={label("card-table") || undefined}
      data-layout={laid.kind} style={measures(laid, room.value)} onKeyDown={keyDown} onFocusIn={focusIn} onFocusOut={focusOut} onClick={click}>
      {now.piles.map((pile) =>
        <PileView key={pile.place} pile={pile} deck={now.deck} back={back} stop={at.place === pile.place ? at.index : -1}
          target={targets.value.has(pile.place)} style={{ ...cell(cells.get(pile.place)!), "--strip": `${strip(laid, room.value, pile)}px` }} />)}
    </div>
  )
}

function measures({ kind, across, width, height, gap, apart, line }: Plan, room: Room) {
  return {
    gridTemplateColumns: `repeat(${across}, ${kind === "rows" ? "1fr" : `${width}px`})`,
    "--w": `${width}px`, "--h": `${height}px`, "--gap": `${gap}px`, columnGap: `${apart}px`, "--line": `${line}px`, minHeight: `${room.height}px`,
  }
}

function cell({ column, row, columns = 1, rows = 1 }: Spot) {
  return { gridColumn: `${column} / span ${columns}`, gridRow: `${row} / span ${rows}` }
}

// The table has the width of its parent, and the height from its top to what the page keeps below it.
function watch(root: HTMLElement) {
  const measure = () => {
    const style = getComputedStyle(root)
    const pad = parseFloat(style.paddingLeft)
    const below = parseFloat(style.getPropertyValue("--below")) || 12
    const width = root.clientWidth - 2 * pad
    const height = Math.max(220, Math.round(innerHeight - root.getBoundingClientRect().top - scrollY - below - 2 * pad))
    if (width !== room.value.width || height !== room.value.height) room.value = { width, height }
  }
  const observer = new ResizeObserver(measure)
  observer.observe(root.parentElement!)
  addEventListener("resize", measure)
  measure()
  return () => {
    observer.disconnect()
    removeEventListener("resize", measure)
  }
}

// What stands above or below the table has come or gone.
export const makeRoom = () => dispatchEvent(new Event("resize"))

export function focusStop(root: ParentNode = document) {
  const { place, index } = stopAt(shown.value!, cursor.value)
  root.querySelector<HTMLElement>(`[data-slot="${place}.${index}"]`)?.focus()
}

function focusIn(event: FocusEvent) {
  const [place, index] = (event.target as HTMLElement).dataset["slot"]?.split(".") ?? []
  if (place) cursor.value = { place, index: Number(index) }
}

function focusOut({ currentTarget, relatedTarget }: TargetedFocusEvent<HTMLDivElement>) {
  if (!currentTarget.contains(relatedTarget as Node | null)) forget()
}

function keyDown(event: TargetedKeyboardEvent<HTMLDivElement>) {
  if (!dialog.value && press(event)) event.preventDefault()
}

// A click on a pile is a click on its top card: the whole pile is the target.
function click(event: TargetedMouseEvent<HTMLDivElement>) {
  if (looking.value) return
  if (wasDrag()) {
    again(event, "")
    return
  }
  const pile = (event.target as Element).closest<HTMLElement>(".pile")
  if (!pile) return
  forget()
  const slot = (event.target as Element).closest<HTMLElement>(".slot") ?? pile.querySelector<HTMLElement>(".slot:last-of-type")!
  const [place, index] = slot.dataset["slot"]!.split(".")
  activate({ place: place!, index: Number(index) }, again(event, place!), event.detail === 2)
}
