// Made-up tables for the tests.

import type { Pile, Slot, Table } from "./wire"

const slot = (card: number | null, more: Partial<Slot> = {}): Slot => ({
  card,
  down: 0,
  spent: false,
  name: `card ${card}`,
  note: "",
  count: 1,
  fits: false,
  held: false,
  hint: false,
  ...more,
})

export function pileOf(place: string, open: number, down = 0, kind: Pile["kind"] = "column"): Pile {
  const slots = [
    ...(down ? [slot(null, { down, count: Math.max(open, 1) })] : []),
    ...Array.from({ length: open }, (_, i) => slot(i, { count: open - i })),
  ]
  return {
    place,
    kind,
    heading: `Pile ${place}`,
    text: "",
    slots: slots.length ? slots : [slot(null)],
    count: open + down,
    under: null,
  }
}

function tableOf(hand: boolean, piles: Pile[]): Table {
  return {
    id: "a",
    game: "",
    rules: "d3",
    scoring: "none",
    hand,
    deck: hand ? "italian" : "french",
    title: "",
    deal: "",
    status: "",
    score: "",
    redeals: "",
    progress: "",
    seconds: 0,
    running: false,
    piles,
    legal: [],
    choices: [],
    offer: null,
    held: null,
    undo: false,
    redo: [],
    finish: false,
    ended: "",
    win: null,
    fate: "",
    assisted: false,
    ranked: "",
    at: 0,
    saved: true,
    steps: 0,
    log: [],
    lesson: null,
    asked: null,
    own: false,
    turns: false,
    undoes: true,
    dailies: true,
    easier: null,
    lesson_helps: false,
    spoken: { language: "en", level: "normal", memory: false, figures: false },
  }
}

const foundations = ["fh", "fd", "fc", "fs"].map((place) => pileOf(place, 0, 0, "foundation"))

export const klondike = tableOf(false, [
  pileOf("s", 0, 24, "stock"),
  pileOf("w", 3, 0, "waste"),
  ...foundations,
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => pileOf(String(n), n === 1 ? 0 : 2, n - 1)),
])

export const solitario = tableOf(true, [
  pileOf("s", 0, 34, "stock"),
  pileOf("w", 1, 0, "waste"),
  pileOf("h", 1, 0, "hand"),
  ...foundations,
  ...[1, 2, 3, 4, 5, 6].map((n) => pileOf(String(n), n)),
])
