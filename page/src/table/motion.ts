// The gestures of the cards: deal, draw, turn, lift, drop, home and redeal, which a change of the table
// chooses; follow and refuse, which belong to the pointer. The end of a game is in finale.ts. A card is
// identified by its number. It goes from its old to its new place (First, Last, Invert, Play); a step
// back is the same gesture, reversed.

import { isAnimated, settings } from "../net/settings"
import type { Pile, Table } from "../net/wire"
import { add, faceOf, finish, ghost, type Keyframes, move, otherSide, play } from "./sky"

const swift = "cubic-bezier(.25,.8,.35,1)"
const lasting = {
  deal: 230, // milliseconds
  draw: 240,
  turn: 200,
  home: 270,
  back: 180,
  refuse: 380,
}
const all = 840 // milliseconds between the first and the last card of a deal, at most
const apart = { deal: 30, draw: 55, run: 14 } // between two cards

type Place = { left: number; top: number }
type Seen = { box: DOMRect; place: string; kind: string; index: number }
// Where cards were on the screen, each pile from below, with the scale of the rank and suit that each showed;
// and the backs that showed.
export type Positions = {
  cards: Map<number, Seen>
  backs: Map<string, DOMRect[]>
}
// A card that no longer has an element, and the one that it lies at or goes to, where that is.
type Gone = {
  card: number
  box: DOMRect
  place: string
  kind: string
  to: HTMLElement
  area: DOMRect
}

const known = ".slot > .face:is([data-card], [data-under])"
const strip = "[data-tight] > .slot:not(:last-of-type, .down) > .face"
const facesOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(known)]
export const cardOf = ({ dataset }: HTMLElement) => Number(dataset.card ?? dataset.under)
const pileOf = (face: HTMLElement) => face.closest<HTMLElement>(".pile")!
const indexOf = (face: HTMLElement) =>
  face.matches(strip) ? Number(pileOf(face).style.getPropertyValue("--index")) : 1
const stockOf = (root: HTMLElement) =>
  root.querySelector<HTMLElement>("[data-kind='stock'] .face:last-of-type")!
const pilesOf = ({ piles }: Table, kind: Pile["kind"]) => piles.filter((pile) => pile.kind === kind)
const here = "translate(0px, 0px)"
const back = () => `back-${settings.value.back}`
const by = ({ left, top }: Place, to: Place) => `translate(${left - to.left}px, ${top - to.top}px)`

export function positionsOf(root: HTMLElement): Positions {
  const cards: Positions["cards"] = new Map()
  for (const face of facesOf(root)) {
    const { pile, kind } = pileOf(face).dataset
    const box = face.getBoundingClientRect()
    cards.set(cardOf(face), { box, place: pile!, kind: kind!, index: indexOf(face) })
  }
  const backs = new Map<string, DOMRect[]>()
  for (const face of root.querySelectorAll<HTMLElement>(".down > .face")) {
    const { pile } = pileOf(face).dataset
    backs.set(pile!, [...(backs.get(pile!) ?? []), face.getBoundingClientRect()])
  }
  return { cards, backs }
}

// Whether the same cards lie in the same places.
export function isSame(before: Table, now: Table): boolean {
  const cards = ({ id, piles }: Table) =>
    JSON.stringify([
      id,
      piles.map(({ slots }) => slots.map((slot) => [slot.card, slot.down, slot.held])),
    ])
  return cards(before) === cards(now)
}

// ---- deal

// The cards of the columns come from the stock one after the other, row by row.
export function deal(root: HTMLElement, now: Table): Promise<boolean> {
  const from = stockOf(root).getBoundingClientRect()
  const cards = pilesOf(now, "column").flatMap((pile) => rowsOf(root, pile))
  cards.sort((one, other) => one.row - other.row)
  const delay = Math.min(apart.deal, all / cards.length)
  for (const [turn, { card, box }] of cards.entries()) {
    const face = ghost(root, now.deck, card === null ? back() : `c${card}`, box)
    const timing = { duration: lasting.deal, delay: turn * delay, easing: swift }
    face.style.opacity = "0" // it waits in the stock
    move(face, { opacity: [1, 1] }, { ...timing, fill: "forwards" })
    if (card === null) move(face, { transform: [by(from, box), "none"] }, timing)
    else turnOver(face, now.deck, back(), by(from, box), timing)
  }
  return play("deal")
}

// The cards of a column, one for each that lies face down, too.
function rowsOf(root: HTMLElement, { place, slots }: Pile) {
  const cards = slots.flatMap(({ card, down }, at) => {
    if (card === null && !down) return []
    const faces = root.querySelectorAll(`[data-slot="${place}.${at}"] > .face`)
    const boxes = [...faces].map((face) => face.getBoundingClientRect())
    return Array.from({ length: Math.max(down, 1) }, (_, edge) => ({
      card,
      box: boxes[Math.min(edge, boxes.length - 1)]!,
    }))
  })
  return cards.map((each, row) => ({ ...each, row }))
}

// ---- the gestures of a move, or of a step back

export function fly(
  root: HTMLElement,
  before: Table,
  now: Table,
  { cards, backs }: Positions,
): Promise<boolean> {
  const stock = backs.get("s")?.at(-1)
  // Measure everything before anything moves: the browser then computes the layout once.
  const faces = facesOf(root).map((face) => {
    const pile = pileOf(face)
    const { pile: place, kind } = pile.dataset
    const isUnder = face.classList.contains("under")
    return {
      face,
      pile,
      place: place!,
      kind: kind!,
      isUnder,
      card: cardOf(face),
      index: indexOf(face),
      box: face.getBoundingClientRect(),
    }
  })
  const drawn = pilesOf(before, "stock")[0]!.count - pilesOf(now, "stock")[0]!.count
  const there = new Set(faces.map(({ card }) => card))
  const gone = [...cards].flatMap(([card, { box, place, kind }]): Gone[] => {
    if (there.has(card)) return []
    const at = `[data-pile="${place}"]`
    const down = [...root.querySelectorAll<HTMLElement>(`${at} .down > .face`)].at(-1)
    const to = down ?? (drawn < 0 ? stockOf(root) : root.querySelector<HTMLElement>(at)!)
    return [{ card, box, place, kind, to, area: to.getBoundingClientRect() }]
  })
  const counts = new Map<string, number>() // of the cards that a pile has received
  for (const { face, pile, place, kind, isUnder, card, index, box } of faces) {
    const was = cards.get(card) ?? wasHome(root, before, card)
    const isDrawn = !was && drawn > 0 && (kind === "waste" || kind === "hand")
    if (!was && kind === "column" && downAt(before, place) > downAt(now, place))
      turnOver(face, now.deck, back(), by(backs.get(place)?.at(-1) ?? box, box))
    if (was && was.index !== index) resize(face, was.index, index)
    const spread =
      !was && kind === "waste" && !isUnder ? faces.find((each) => each.place === place) : null
    const from = isDrawn ? stock : (was?.box ?? spread?.box)
    if (!from || Math.hypot(from.left - box.left, from.top - box.top) < 1) continue
    const isNew = was?.place !== place
    const nth = isNew ? (counts.get(place) ?? 0) : 0
    if (isNew) counts.set(place, nth + 1)
    const start = by(from, box)
    let timing = { duration: paceOf(from, box), delay: nth * apart.run, easing: swift }
    if (isDrawn) {
      timing = { ...timing, duration: lasting.draw, delay: nth * apart.draw }
      turnOver(face, now.deck, back(), start, timing)
    } else if (isNew && kind === "foundation" && !isUnder) {
      timing = { ...timing, duration: lasting.home }
      home(face, start, timing)
    } else move(face, { transform: [start, "none"] }, timing)
    const order = isNew ? "6" : "2" // over the piles whose cards only move together, and over the sky
    move(pile, { zIndex: [order, order] }, { duration: timing.delay + timing.duration })
  }
  for (const [at, each] of gone.entries()) {
    const isOpen = each.kind === "waste" || each.kind === "hand"
    const base = faces.find(({ place }) => place === each.place)?.box ?? each.area
    if (isOpen && drawn < 0) redeal(root, now, each, { before, turn: gone.length - 1 - at })
    else if (isOpen && drawn > 0) close(now, each, base)
    else if (each.kind === "column" && downAt(before, each.place) < downAt(now, each.place))
      turnOver(each.to, now.deck, `c${each.card}`, by(each.box, each.area))
  }
  return play()
}

// A card that was under others on its foundation.
function wasHome(root: HTMLElement, before: Table, card: number): Seen | undefined {
  const { count, place } = pilesOf(before, "foundation")[card % 4]!
  if (count <= card >> 2) return undefined
  const box = root.querySelector(`[data-pile="${place}"] .slot`)!.getBoundingClientRect()
  return { box, place, kind: "foundation", index: 1 }
}

// A longer way takes a little longer; a lifted card has a short one.
const paceOf = (from: Place, to: Place) =>
  Math.min(200, 110 + Math.hypot(from.left - to.left, from.top - to.top) / 6)

// The rank and suit of a card that is covered or uncovered in a tight column change their size.
function resize(face: HTMLElement, from: number, to: number) {
  const timing = { duration: lasting.turn, easing: swift }
  const art = face.firstElementChild!
  const transformOrigin = ["0 0", "0 0"]
  move(art, { transform: [`scale(${from / to})`, "none"], transformOrigin }, timing)
  const paper = { backgroundColor: ["var(--card)", "var(--card)"] }
  if (to === 1) move(face, paper, timing)
}

// The card comes in with weight.
function home(face: HTMLElement, start: string, timing: KeyframeAnimationOptions) {
  const frames = [
    { transform: start, easing: "cubic-bezier(.3,.6,.5,1)" },
    { transform: "scale(1.09)", offset: 0.7, easing: "ease-in" },
    { transform: "scale(.97)", offset: 0.86, easing: "ease-out" },
    { transform: "none" },
  ]
  move(face, frames, { ...timing, easing: "linear" })
}

const downAt = ({ piles }: Table, place: string) =>
  piles.find((pile) => pile.place === place)?.slots[0]?.down ?? 0

// A card comes from `start` to its place, and turns on the way. `name` is its other side.
function turnOver(
  face: HTMLElement,
  deck: Table["deck"],
  name: string,
  start: string,
  timing: KeyframeAnimationOptions = { duration: lasting.turn },
) {
  const side = otherSide(deck, name)
  add(face, side)
  const middle = start.replace(/-?[\d.]+(?:e-?\d+)?/g, (number) => `${0.4 * Number(number)}`)
  const frames = [
    { transform: `${start} scaleX(1)`, easing: "ease-in" },
    { transform: `${middle} scaleX(0)`, offset: 0.5, easing: "ease-out" },
    { transform: `${here} scaleX(1)` },
  ]
  move(face, frames, { ...timing, easing: "linear" })
  const shows = { opacity: [1, 1, 0, 0], offset: [0, 0.5, 0.5, 1] }
  side.style.opacity = "0"
  move(side, shows, { ...timing, easing: "linear" })
}

// A card of the waste turns over and returns to the stock.
function redeal(
  root: HTMLElement,
  now: Table,
  { card, box, to, area }: Gone,
  { before, turn }: { before: Table; turn: number },
) {
  const face = ghost(root, now.deck, back(), area)
  const timing = { duration: lasting.draw, delay: turn * apart.draw }
  face.style.zIndex = String(-turn)
  turnOver(face, now.deck, `c${card}`, by(box, area), timing)
  if (!turn && !pilesOf(before, "stock")[0]!.count)
    move(to, { opacity: [0, 0] }, { duration: lasting.draw })
}

// The last fan closes below the drawn cards: each of its cards goes to the place of the lowest one.
function close(now: Table, { card, box, to, area }: Gone, base: DOMRect) {
  const face = faceOf(now.deck, `c${card}`)
  Object.assign(face.style, { left: `${box.left - area.left}px`, top: `${box.top - area.top}px` })
  add(to, face)
  const timing = { duration: paceOf(box, base), easing: swift, fill: "both" as const }
  move(face, { transform: ["none", by(base, box)] }, timing)
}

// ---- the pointer

// A run that is dragged trails: each card follows the one above it.
export function follow(faces: HTMLElement[]) {
  const places = faces.map(() => ({ x: 0, y: 0 }))
  let last = 0
  let next = 0
  function frame(time: number) {
    const share = 1 - Math.exp(-Math.min(time - last, 50) / trail)
    last = time
    let rest = 0
    for (let at = 1; at < places.length; at++) {
      const [ahead, place] = [places[at - 1]!, places[at]!]
      const [x, y] = [ahead.x - place.x, ahead.y - place.y]
      rest = Math.max(rest, Math.abs(x), Math.abs(y))
      place.x += share * x
      place.y += share * y
    }
    show()
    next = rest > 0.3 ? requestAnimationFrame(frame) : 0
  }
  function show() {
    for (const [at, face] of faces.entries())
      face.style.transform = `translate(${places[at]!.x}px, ${places[at]!.y}px)`
  }
  return {
    to(x: number, y: number) {
      Object.assign(places[0]!, { x, y })
      if (!isAnimated()) for (const place of places) Object.assign(place, { x, y })
      show()
      if (next || places.length === 1 || !isAnimated()) return
      last = performance.now()
      next = requestAnimationFrame(frame)
    },
    stop: () => cancelAnimationFrame(next),
  }
}
const trail = 26 // milliseconds until a card has made up for two thirds of its distance

const shake = [0, -8, 7, -5, 3, 0]

// Cards return from where they were dropped. Refused ones shake there first.
export function comeBack(faces: HTMLElement[], from: string[], isRefused: boolean) {
  finish()
  if (!isAnimated()) return
  const duration = isRefused ? lasting.refuse : lasting.back
  for (const [at, face] of faces.entries()) {
    const start = from[at] ?? ""
    const shaking = shake.map((x, n) => ({
      transform: `translateX(${x}px) ${start}`,
      offset: n / 10,
    }))
    const frames: Keyframes = isRefused ? shaking : [{ transform: start || "none" }]
    move(face, [...frames, { transform: "none" }], { duration, easing: "ease-out" })
  }
  move(pileOf(faces[0]!), { zIndex: ["10", "10"] }, { duration })
  void play()
}

// The lifted cards shake, or else the card that was pressed.
export function refuse(place: string, index: number) {
  const lifted = document.querySelectorAll<HTMLElement>("#table .held > .face:not(.under)")
  const pressed = `#table [data-slot="${place}.${index}"] > .face:last-of-type`
  const faces = lifted.length ? [...lifted] : [...document.querySelectorAll<HTMLElement>(pressed)]
  if (faces.length) comeBack(faces, [], true)
}
