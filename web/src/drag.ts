// Drags cards with mouse, finger or pen. It knows where piles are on the screen and which moves the
// server listed as legal; a drop becomes one request.

import { signal } from "@preact/signals"
import type { RequestBody } from "./connection"
import { ask } from "./server"
import { isAnimated } from "./settings"
import { link, replayed, table } from "./state"
import type { Table } from "./wire"

export type Box = { left: number; top: number; right: number; bottom: number }
export type Target = { place: string; box: Box; legal: boolean }

const threshold = 6 // CSS pixels that the pointer moves before a drag starts
const forgiving = 0.4 // of a card's width around a legal pile

// The legal pile that the card covers most; legal piles count as larger than they are. If the pile
// under the pointer is covered far more than that one, the player means it, legal or not.
export function chooseTarget(card: Box, x: number, y: number, targets: Target[]): Target | null {
  const covered = ({ box }: Target, margin: number) => {
    const width = Math.min(card.right, box.right + margin) - Math.max(card.left, box.left - margin)
    const height = Math.min(card.bottom, box.bottom + margin) - Math.max(card.top, box.top - margin)
    return width > 0 && height > 0 ? width * height : 0
  }
  const isUnder = ({ box }: Target) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  const margin = (card.right - card.left) * forgiving
  const there = targets.find(isUnder) ?? null
  let best: Target | null = null
  let most = 0
  for (const target of targets) {
    const area = target.legal ? covered(target, margin) : 0
    if (area > most) [best, most] = [target, area]
  }
  if (!best || (there && covered(best, 0) < covered(there, 0) / 4)) return there ?? best
  return best
}

type Lifted = { table: Table; place: string; count: number }

// The request for a drop. In solitario a card goes from pile to pile through the hand, which is two
// moves and one act; every other drop is a move.
export function requestFor({ table, place, count }: Lifted, target: string): RequestBody {
  const to = target.startsWith("f") ? "f" : target
  const isThroughHand = table.family === "solitario" && ![place, to].includes("h") && to !== "f"
  if (isThroughHand) return { do: "act", name: "move", source: place, target: to }
  return { do: "play", move: `${place}${to}${count > 1 ? `x${count}` : ""}` }
}

// The places that are marked during a drag.
export const targets = signal<ReadonlySet<string>>(new Set())

type Cards = { pile: HTMLElement; faces: HTMLElement[] }
type Grip = Lifted & Cards & { x: number; y: number; pointer: number; isDrag: boolean }
let grip: Grip | null = null // under the pointer; a drag once the pointer has moved far enough
let dropped: Cards | null = null // these lie where they were dropped until the server answers
let justDragged = false // the browser adds a click to every drag, which is ignored

export function wasDrag(): boolean {
  const was = justDragged
  justDragged = false
  return was
}

export function listen(root: HTMLElement) {
  root.addEventListener("pointerdown", down)
  root.addEventListener("pointermove", drag)
  root.addEventListener("pointerup", up)
  root.addEventListener("pointercancel", cancel)
  root.addEventListener("lostpointercapture", cancel)
  root.addEventListener("dragstart", (event) => event.preventDefault())
}

// Clears the last drop. The table calls it before it shows other cards, so that a dropped card flies
// from where it was dropped.
export function settle() {
  if (dropped) {
    dropped.pile.style.zIndex = ""
    for (const face of dropped.faces) {
      face.style.transform = ""
      face.classList.remove("lifted")
    }
  }
  dropped = null
  if (grip && grip.table !== table.value) cancel()
}

function down(event: PointerEvent) {
  justDragged = false
  const now = table.value
  const isBusy = grip || dropped || replayed.value || link.value !== "open"
  if (!now || isBusy || event.button !== 0 || !event.isPrimary) return
  const slot = (event.target as Element).closest<HTMLElement>(".slot")
  const [place = "", index = ""] = slot?.dataset.slot?.split(".") ?? []
  const pile = now.piles.find((pile) => pile.place === place)
  const stop = pile?.slots[Number(index)]
  if (!pile || !stop || stop.card === null) return
  if (pile.kind !== "column" && Number(index) !== pile.slots.length - 1) return
  const home = slot!.closest<HTMLElement>(".pile")!
  const all = [...home.querySelectorAll<HTMLElement>(".slot > .face:not(.under)")]
  const faces = all.slice(Number(index))
  grip = {
    table: now,
    place,
    count: faces.length,
    pile: home,
    faces,
    x: event.clientX,
    y: event.clientY,
    pointer: event.pointerId,
    isDrag: false,
  }
}

function drag(event: PointerEvent) {
  if (!grip || event.pointerId !== grip.pointer) return
  const x = event.clientX - grip.x
  const y = event.clientY - grip.y
  if (!grip.isDrag) {
    if (Math.hypot(x, y) < threshold) return
    grip.isDrag = true
    ;(event.target as Element).setPointerCapture(event.pointerId)
    grip.pile.style.zIndex = "10"
    for (const face of grip.faces) {
      for (const motion of face.getAnimations()) motion.cancel()
      face.classList.add("lifted")
    }
    targets.value = new Set(legalMoves(grip).map((move) => move.target))
  }
  for (const face of grip.faces) face.style.transform = `translate(${x}px, ${y}px)`
}

function legalMoves({ table, place, count }: Lifted) {
  return table.legal.filter((move) => move.source === place && move.count === count)
}

async function up(event: PointerEvent) {
  if (!grip || event.pointerId !== grip.pointer) return
  const dragged = grip
  grip = null
  if (!dragged.isDrag) return
  justDragged = true
  dropped = dragged
  const root = event.currentTarget as HTMLElement
  const card = dragged.faces[0]!.getBoundingClientRect()
  const target = chooseTarget(card, event.clientX, event.clientY, targetsOf(root, dragged))
  targets.value = new Set()
  if (target && target.place !== dragged.place) await ask(requestFor(dragged, target.place))
  if (table.value === dragged.table && dropped === dragged) glideBack(dragged)
}

// In solitario the list of legal moves ends at the hand. Every pile but the stock counts as legal
// there, and the server decides.
function targetsOf(root: HTMLElement, dragged: Grip): Target[] {
  const isThroughHand = dragged.table.family === "solitario" && dragged.place !== "h"
  const open = new Set(legalMoves(dragged).map((move) => move.target))
  return [...root.querySelectorAll<HTMLElement>(".pile")].map((pile) => {
    const place = pile.dataset.pile!
    const isOther = place !== dragged.place && place !== "s"
    const legal = open.has(place) || (isThroughHand && isOther)
    return { place, box: pile.getBoundingClientRect(), legal }
  })
}

function cancel(event?: PointerEvent) {
  if (!grip || (event && event.pointerId !== grip.pointer)) return
  const left = grip
  grip = null
  targets.value = new Set()
  if (!left.isDrag) return
  dropped = left
  glideBack(left)
}

function glideBack({ pile, faces }: Cards) {
  const from = faces[0]!.style.transform
  settle()
  if (!isAnimated()) return
  pile.style.zIndex = "10"
  const frames = { transform: [from, "none"] }
  const timing = { duration: 180, easing: "ease-out" }
  const flights = faces.map((face) => face.animate(frames, timing).finished)
  const land = () => {
    pile.style.zIndex = ""
  }
  // A cancelled flight rejects: another one has taken over.
  Promise.all(flights).then(land, () => undefined)
}
