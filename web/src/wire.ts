// Every shape that crosses between the page and the server. Written by scripts/wire.

export type Spoken = {
  language: "en" | "it"
  level: "brief" | "full" | "normal"
  memory: boolean
  figures: boolean
  endings?: boolean
}

export type Hello = {
  do: "hello"
  spoken?: Spoken | null
  id: number
}

export type Play = {
  do: "play"
  move: string
  id: number
}

export type Act = {
  do: "act"
  name: string
  number?: number | null
  source?: string | null
  target?: string | null
  card?: number | null
  id: number
}

export type Type = {
  do: "type"
  text: string
  id: number
}

export type Look = {
  do: "look"
  at: number
  id: number
}

export type Share = {
  do: "share"
  id: number
}

export type Review = {
  do: "review"
  id: number
}

export type Chance = {
  do: "chance"
  id: number
}

export type Find = {
  do: "find"
  game?: string | null
  rules?: string | null
  condition?: string
  id: number
}

export type Set = {
  do: "set"
  spoken: Spoken
  id: number
}

export type NewGame = {
  game?: string | null
  rules?: string | null
  scoring?: string | null
  number?: string | null
  deal?: string | null
  text?: string | null
  moves?: string | null
  daily?: string | null
  winnable?: boolean
  level?: "easy" | "hard" | "normal" | "random" | "tricky" | null
  original?: boolean
  resume?: boolean
  leaving?: string | null
  spoken?: Spoken | null
}

export type Slot = {
  card: number | null
  name: string
  note: string
  count: number
  down: number
  spent: boolean
  fits: boolean
  held: boolean
  hint: boolean
}

export type Pile = {
  place: string
  kind: "column" | "foundation" | "hand" | "stock" | "waste"
  heading: string
  text: string
  count: number
  slots: Slot[]
}

export type Legal = {
  move: string
  source: string
  target: string
  count: number
}

export type Held = {
  source: string
  count: number
}

export type Line = {
  text: string
  language: string
}

export type Table = {
  id: string
  game: string
  rules: string
  scoring: string
  family: "klondike" | "solitario"
  deck: "french" | "italian"
  title: string
  deal: string
  status: string
  score: string
  redeals: string
  progress: string
  seconds: number
  running: boolean
  piles: Pile[]
  legal: Legal[]
  choices: string[]
  held: Held | null
  undo: boolean
  redo: string[]
  finish: boolean
  ended: "" | "cycling" | "no-move" | "won"
  fate: "" | "lost" | "won"
  assisted: boolean
  at: number
  steps: number
  log: Line[]
  spoken: Spoken
}

export type Shared = {
  deal: string
  game: string
  text: string
}

export type Point = {
  at: number
  share: number
}

export type Choice = {
  text: string
  verdict: "undecided" | "unwinnable" | "winnable"
  share: number
  made: boolean
}

export type Reviewed = {
  said: string[]
  steps: number
  lost_after: number | null
  lost_by: number | null
  points: Point[]
  choices: Choice[]
  line: string[]
}

export type Likely = {
  said: string
  share: number
  low: number
  high: number
}

export type Found = {
  number: number
  level: "easy" | "hard" | "normal" | "tricky"
  rates: number[]
  passes: number
  returns: boolean
}

export type Told = {
  id: number | null
  said: string[]
  ok: boolean
  moved: boolean
  table: Table | null
  shared: Shared | null
  review: Reviewed | null
  chance: Likely | null
  found: Found[] | null
  level: "easy" | "hard" | "normal" | "random" | "tricky" | null
}

export type Words = {
  language: string
  labels: Record<string, string>
  cards: Record<string, string[]>
}

export type Opened = {
  id: string
}

export type Problem = {
  error: string
}

export type Ask = Hello | Play | Act | Type | Look | Share | Review | Chance | Find | Set
