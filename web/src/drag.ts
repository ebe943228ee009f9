// Lifting cards with mouse, finger or pen. It knows places on the screen and the moves that the server calls legal.

import { moves } from "./settings"
import { link, looking, play, table, type } from "./state"
import { signal } from "@preact/signals"
import type { Table } from "./wire"

export type Box = { left: number; top: number; right: number; bottom: number }
export type Target = { place: string; box: Box; legal: boolean }

const threshold = 6        // CSS pixels until a press is a drag
const forgiving = 0.4      // of a card's width around a legal pile

// The legal pile that the card covers most, seen generously; but a pile under the pointer that the card lies on, and hardly
// on any other, is the one that is meant, legal or not.
export function chooseTarget(card: Box, x: number, y: number, targets: Target[]): Target | null {
  const covered = ({ box }: Target, more: number) => {
    const width = Math.min(card.right, box.right + more) - Math.max(card.left, box.left - more)
    const height = Math.min(card.bottom, box.bottom + more) - Math.max(card.top, box.top - more)
    return width > 0 && height > 0 ? width * height : 0
  }
  const more = (card.right - card.left) * forgiving
  const there = targets.find(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) ?? null
  let best: Target | null = null, most = 0
  for (const target of targets) {
    const area = target.legal ? covered(target, more) : 0
    if (area > most) [best, most] = [target, area]
  }
  if (!best || (there && covered(best, 0) < covered(there, 0) / 4)) return there ?? best
  return best
}

export const targets = signal<ReadonlySet<string>>(new Set())      // places that are marked while cards are dragged

type Cards = { pile: HTMLElement; faces: HTMLElement[] }
type Drag = Cards & { table: Table; place: string; count: number; x: number; y: number; pointer: number; free: boolean }
let press: Drag | null = null      // pressed, and dragged once `free`
let dropped: Cards | null = null   // lie where they were dropped, until the server has answered
let justDragged = false            // the click that a browser adds to a drag is none

export function wasDrag(): boolean {
  const was = justDragged
  justDragged = false
  return was
}

export function listen(root: HTMLElement) {
  root.addEventListener("pointerdown", down)
  root.addEventListener("pointermove", drag)
  root.addEventListener("pointerup", up)
  root.addEventListener("pointercancel", leave)
  root.addEventListener("lostpointercapture", leave)
  root.addEventListener("dragstart", (event) => event.preventDefault())
}

// Called before other cards are shown: what is dropped may start its way home from where it is.
export function settle() {
  if (dropped) {
    dropped.pile.style.zIndex = ""
    for (const face of dropped.faces) {
      face.style.transform = ""
      face.classList.remove("lifted")
    }
  }
  dropped = null
  if (press && press.table !== table.value) leave()
}

function down(event: PointerEvent) {
  justDragged = false
  const now = table.value
  if (!now || looking.value || press || dropped || event.button !== 0 || !event.isPrimary || link.value !== "open") return
  const slot = (event.target as Element).closest<HTMLElement>(".slot")
  const [place = "", index = ""] = slot?.dataset["slot"]?.split(".") ?? []
  const pile = now.piles.find((pile) => pile.place === place)
  const stop = pile?.slots[Number(index)]
  if (!pile || !stop || stop.card === null) return
  if (pile.kind !== "column" && Number(index) !== pile.slots.length - 1) return
  const home = slot!.closest<HTMLElement>(".pile")!
  const faces = [...home.querySelectorAll<HTMLElement>(".slot > .face:not(.under)")].slice(Number(index))
  press = { table: now, place, count: faces.length, pile: home, faces, x: event.clientX, y: event.clientY, pointer: event.pointerId, free: false }
}

function drag(event: PointerEvent) {
  if (!press || event.pointerId !== press.pointer) return
  const x = event.clientX - press.x, y = event.clientY - press.y
  if (!press.free) {
    if (Math.hypot(x, y) < threshold) return
    press.free = true
    ;(event.target as Element).setPointerCapture(event.pointerId)
    press.pile.style.zIndex = "10"
    for (const face of press.faces) {
      face.getAnimations().forEach((motion) => motion.cancel())
      face.classList.add("lifted")
    }
    targets.value = new Set(legal(press).map((move) => move.target))
  }
  for (const face of press.faces) face.style.transform = `translate(${x}px, ${y}px)`
}

function legal({ table, place, count }: Drag) {
  return table.legal.filter((move) => move.source === place && move.count === count)
}

async function up(event: PointerEvent) {
  if (!press || event.pointerId !== press.pointer) return
  const dragged = press
  press = null
  if (!dragged.free) return
  justDragged = true
  dropped = dragged
  const root = event.currentTarget as HTMLElement
  const card = dragged.faces[0]!.getBoundingClientRect()
  const target = chooseTarget(card, event.clientX, event.clientY, places(root, dragged))
  targets.value = new Set()
  if (target && target.place !== dragged.place) await move(dragged, target.place)
  if (table.value === dragged.table && dropped === dragged) glide(dragged)
}

// In solitario a card goes through the hand, and no list tells what is legal after that: every pile is asked.
function places(root: HTMLElement, dragged: Drag): Target[] {
  const through = dragged.table.family === "solitario" && dragged.place !== "h"
  const open = new Set(legal(dragged).map((move) => move.target))
  return [...root.querySelectorAll<HTMLElement>(".pile")].map((pile) => {
    const place = pile.dataset["pile"]!
    return { place, box: pile.getBoundingClientRect(), legal: open.has(place) || through && place !== dragged.place && place !== "s" }
  })
}

function move({ table, place, count, faces }: Drag, target: string) {
  const to = target.startsWith("f") ? "f" : target
  if (table.family === "solitario" && place !== "h" && to !== "f" && to !== "h") return type(`${place} ${to}`)
  return play(`${place}${to}${faces.length > 1 ? `x${count}` : ""}`)
}

function leave(event?: PointerEvent) {
  if (!press || event && event.pointerId !== press.pointer) return
  const left = press
  press = null
  targets.value = new Set()
  if (!left.free) return
  dropped = left
  glide(left)
}

function glide({ pile, faces }: Cards) {
  const from = faces[0]!.style.transform
  settle()
  if (!moves()) return
  pile.style.zIndex = "10"
  const flights = faces.map((face) => face.animate({ transform: [from, "none"] }, { duration: 180, easing: "ease-out" }).finished)
  Promise.all(flights).then(() => { pile.style.zIndex = "" }, () => undefined)
}
