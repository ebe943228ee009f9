// Drags cards with mouse, finger or pen. It knows where piles are on the screen and which moves the
// server listed as legal; a drop becomes one request. It names the card: the server knows where that is
// when the acts before have been carried out. Meanwhile the cards lie where they were dropped.

import { effect, signal } from "@preact/signals"
import type { RequestBody } from "../net/connection"
import { send } from "../net/server"
import { dialog, link, replayed, table } from "../net/state"
import type { Table } from "../net/wire"
import { gestureAt } from "./gestures"
import { cardOf, comeBack, follow } from "./motion"

export type Box = { left: number; top: number; right: number; bottom: number }
export type Target = { place: string; box: Box; legal: boolean }

// CSS pixels that a pointer moves before a drag starts. A fingertip rolls a little in a tap.
const slops: Record<string, number> = { mouse: 6, pen: 8, touch: 12 }
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

// The request for a drop.
export function requestFor(
  { place, card }: Pick<Run, "place" | "card">,
  target: string,
): RequestBody {
  if (target === "h") return { do: "play", move: `${place}h` }
  return { do: "act", name: "move", card, target: target.startsWith("f") ? "f" : target }
}

// The places that are marked during a drag.
export const targets = signal<ReadonlySet<string>>(new Set())

// Cards that lie on one another: the lowest one, and their elements.
type Run = { table: Table; place: string; card: number; pile: HTMLElement; faces: HTMLElement[] }
type Grip = { pointer: number; on: Element; x: number; y: number; slop: number; run: Run | null }
let grip: Grip | null = null // what is under the pointer
let dragged: Run | null = null // the run that the pointer moves
let trailing: ReturnType<typeof follow> | null = null // the motion of that run
const dropped = new Set<Run>() // these lie where they were dropped until the server answers
let pressed = -1 // the pointer whose press was handled; the click that follows says nothing new
let spent = -1 // the pointer of a cancelled drag or press: to let it go does nothing

// Whether a pointer presses something on the table.
export const isPressed = () => grip !== null

// null: a drag. isPress: made with a pointer, not by a screen reader. card: one that lies where it was
// dropped, and is meant wherever the server puts it.
export type Tap = {
  on: Element
  x: number
  y: number
  time: number
  isPress: boolean
  card: number | null
} | null
let press: (tap: Tap) => void = () => undefined

export function listen(root: HTMLElement, onPress: (tap: Tap) => void) {
  press = onPress
  root.addEventListener("pointerdown", down)
  root.addEventListener("pointermove", drag)
  root.addEventListener("pointerup", up)
  root.addEventListener("click", click)
  root.addEventListener("pointercancel", cancel)
  root.addEventListener("lostpointercapture", cancel)
  root.addEventListener("dragstart", (event) => event.preventDefault())
  // Otherwise the browser takes the end of a drag for a flick and ignores the next tap anywhere.
  root.addEventListener("touchmove", keep, { passive: false })
}

// Clicks without a press come from screen readers and speech input. Any other click was handled when
// its press ended: the page does not wait for clicks, because the browser omits some of them.
function click(event: PointerEvent) {
  const wasPressed = event.detail > 0 && event.pointerId === pressed
  pressed = -1
  const { target, clientX: x, clientY: y, timeStamp: time } = event
  if (!wasPressed) press({ on: target as Element, x, y, time, isPress: false, card: null })
}

function keep(event: TouchEvent) {
  if (dragged && event.cancelable) event.preventDefault()
}

// Runs that the new table has in their piles stay where they are, under the pointer or where they were
// dropped. Others go from there to their places; returns whether there were any.
export function settle(): boolean {
  const runs = grip?.run ? [...dropped, grip.run] : [...dropped]
  const offsets = runs.map(({ faces }) => faces.map(({ style }) => style.transform))
  for (const run of runs) lay(run)
  const moved = runs.filter((run, at) => !takeUpAgain(run, offsets[at]!))
  for (const run of moved) {
    if (run === dragged) give()
    else if (run === grip?.run) grip.run = null
    dropped.delete(run)
  }
  if (dragged) mark(dragged)
  return moved.length > 0
}

// Other elements may show the cards of a run now. Returns whether its pile still has them.
function takeUpAgain(run: Run, offsets: string[]): boolean {
  const now = table.value
  if (now?.id !== run.table.id || replayed.value) return false
  const all = facesOf(run.pile)
  const at = all.findIndex((face) => cardOf(face) === run.card)
  if (at < 0 || at + run.faces.length > all.length) return false
  for (const n of run.faces.keys()) {
    run.faces[n] = all[at + n]!
    run.faces[n].style.transform = offsets[n]!
  }
  run.table = now
  if (run === dragged || dropped.has(run)) lift(run)
  return true
}

const facesOf = (pile: HTMLElement) => [
  ...pile.querySelectorAll<HTMLElement>(".slot > .face:not(.under)"),
]

function lift({ pile, faces }: Run) {
  pile.style.zIndex = "10"
  for (const face of faces) face.classList.add("lifted")
}

function lay({ pile, faces }: Run) {
  pile.style.zIndex = ""
  for (const face of faces) {
    face.style.transform = ""
    face.classList.remove("lifted")
  }
}

function down(event: PointerEvent) {
  pressed = spent = -1
  if (dragged || event.button !== 0 || !event.isPrimary) return
  const on = event.target as Element
  const { pointerId: pointer, clientX: x, clientY: y, pointerType } = event
  grip = { pointer, on, x, y, slop: slops[pointerType] ?? slops.touch!, run: runAt(on) }
}

// The run that a drag from this element moves.
function runAt(on: Element): Run | null {
  const now = table.value
  if (!now || replayed.value || link.value !== "open") return null
  const slot = on.closest<HTMLElement>(".slot")
  const [place = "", number] = slot?.dataset.slot?.split(".") ?? []
  const index = Number(number)
  const stop = now.piles.find((pile) => pile.place === place)?.slots[index]
  const moved = gestureAt(now, { place, index }).drag
  // What a drop that is under way leaves may be dragged: the server knows.
  if (!stop || stop.card === null || (moved === "nothing" && !dropped.size)) return null
  const pile = slot!.closest<HTMLElement>(".pile")!
  const all = facesOf(pile)
  const rest = all.filter((face) => !isDropped(face))
  const faces = moved === "run" ? rest.filter((face) => all.indexOf(face) >= index) : rest.slice(-1)
  return faces[0] ? { table: now, place, card: cardOf(faces[0]), pile, faces } : null
}

const isDropped = (face: HTMLElement) => [...dropped].some(({ faces }) => faces.includes(face))

function drag(event: PointerEvent) {
  if (!grip?.run || event.pointerId !== grip.pointer) return
  // Another button of the mouse cancels the drag. Without any, it was let go where nobody saw it.
  if (event.pointerType === "mouse" && event.buttons !== 1) return void cancel()
  const x = event.clientX - grip.x
  const y = event.clientY - grip.y
  if (!dragged) {
    if (Math.hypot(x, y) < grip.slop) return
    dragged = grip.run
    press(null) // no press that waits is carried out
    grip.on.setPointerCapture(event.pointerId)
    lift(dragged)
    trailing = follow(dragged.faces)
    mark(dragged)
  }
  trailing?.to(x, y)
}

function mark(run: Run) {
  targets.value = new Set(legalMoves(run).map((move) => move.target))
}

function legalMoves({ table, place, faces }: Run) {
  return table.legal.filter((move) => move.source === place && move.count === faces.length)
}

function up(event: PointerEvent) {
  if (event.pointerId === spent) pressed = spent
  if (!grip || event.pointerId !== grip.pointer) return
  const { on, x, y, slop } = grip
  const run = dragged
  end()
  pressed = event.pointerId
  if (run) {
    press(null)
    void drop(run, event)
    return
  }
  const { clientX, clientY, timeStamp } = event
  const isNear = Math.hypot(clientX - x, clientY - y) < slop
  const isInside = document.elementFromPoint(clientX, clientY)?.closest("button") === on
  if (!isNear && !isInside) return // moved away: the player thought better of it
  press({ on, x, y, time: timeStamp, isPress: true, card: droppedAt(on) })
}

function droppedAt(on: Element): number | null {
  const face = [...dropped].flatMap(({ faces }) => faces).find((face) => face.contains(on))
  return face ? cardOf(face) : null
}

// The pointer has let go.
function end() {
  grip = dragged = null
  trailing?.stop()
  targets.value = new Set()
}

async function drop(run: Run, event: PointerEvent) {
  dropped.add(run)
  const root = event.currentTarget as HTMLElement
  const card = run.faces[0]!.getBoundingClientRect()
  const target = chooseTarget(card, event.clientX, event.clientY, targetsOf(root, run))
  const isAsked = !!target && target.place !== run.place
  if (isAsked) await send(requestFor(run, target.place))
  if (dropped.delete(run)) glideBack(run, isAsked)
}

// In a game with a hand the list of legal moves ends at the hand. Every pile but the stock counts as legal
// there, and the server decides.
function targetsOf(root: HTMLElement, run: Run): Target[] {
  const isThroughHand = run.table.hand && run.place !== "h"
  const open = new Set(legalMoves(run).map((move) => move.target))
  return [...root.querySelectorAll<HTMLElement>(".pile")].map((pile) => {
    const place = pile.dataset.pile!
    const isOther = place !== run.place && place !== "s"
    const legal = open.has(place) || (isThroughHand && isOther)
    return { place, box: pile.getBoundingClientRect(), legal }
  })
}

// The pointer may still be down.
function give() {
  spent = grip?.pointer ?? -1
  end()
}

// Returns whether there was anything to cancel.
export function cancel(event?: PointerEvent): boolean {
  if (!grip || (event && event.pointerId !== grip.pointer)) return false
  const run = dragged
  give()
  if (run) glideBack(run)
  return true
}

effect(() => {
  if (dialog.value) cancel()
})
addEventListener("resize", () => cancel())

function glideBack(run: Run, isRefused = false) {
  const from = run.faces.map((face) => face.style.transform)
  lay(run)
  comeBack(run.faces, from, isRefused)
}
