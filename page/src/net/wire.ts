// Every shape that crosses between the page and the server. Written by scripts/wire.

export const languages = ["en", "it", "es", "fr", "de"] as const
export type Language = (typeof languages)[number]

export const verbosities = ["brief", "normal", "full"] as const
export type Verbosity = (typeof verbosities)[number]

export const difficulties = ["easy", "normal", "hard", "tricky"] as const
export type Difficulty = (typeof difficulties)[number]

export const levels = ["random", "easy", "normal", "hard", "tricky"] as const
export type Level = (typeof levels)[number]

export const actNames = ["draw", "turn", "read", "waste", "deck", "stock", "foundation", "table", "hand", "where", "moves", "more", "do", "hint", "undo", "redo", "again", "earlier", "log", "restart", "help", "info", "take", "to", "discard", "back", "rules", "yes", "no", "stats", "finish", "level", "oracle", "truth", "chance", "compare", "review", "retry", "mistake", "tutorial", "reveal", "move", "choose", "lift", "place", "out", "best", "option", "scan", "branch"] as const
export type ActName = (typeof actNames)[number]

export const slowActs = ["hint", "stats", "finish", "oracle", "truth", "chance", "compare", "review", "retry"] as const
export type SlowAct = (typeof slowActs)[number]

export type SpeechSettings = {
  language: Language
  level: Verbosity
  memory: boolean
  figures: boolean
  endings?: boolean
  rating?: boolean
  chosen?: boolean
}

export type Hello = {
  do: "hello"
  spoken?: SpeechSettings | null
  page?: string | null
  id: number
}

export type Play = {
  do: "play"
  move: string
  id: number
}

export type Act = {
  do: "act"
  name: ActName
  number?: number | null
  source?: string | null
  target?: string | null
  card?: number | null
  id: number
}

export type TypedLine = {
  do: "typed"
  text: string
  id: number
}

export type Replay = {
  do: "replay"
  at: number
  won?: boolean
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

export type Days = {
  do: "days"
  month?: string
  id: number
}

export type AskBoard = {
  do: "board"
  game?: string
  day?: string
  page?: number
  id: number
}

export type Away = {
  do: "away"
  away: boolean
  id: number
}

export type PlaceWords = {
  place: string
  text: string
}

export type Description = {
  game: string
  places: PlaceWords[]
  text?: string
  current?: boolean
}

export type Describe = {
  do: "describe"
  description: Description
  id: number
}

export type Mine = {
  do: "mine"
  delete?: string | null
  id: number
}

export type Pictures = {
  do: "pictures"
  id: number
}

export type Statistics = {
  do: "statistics"
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

export type Stop = {
  do: "stop"
  id: number
}

export type ChangeSettings = {
  do: "set"
  spoken: SpeechSettings
  id: number
}

export type NewGame = {
  game?: string | null
  rules?: string | null
  scoring?: string | null
  number?: string | null
  deal?: string | null
  text?: string | null
  table?: string | null
  moves?: string | null
  link?: string | null
  daily?: string | null
  ranked?: string | null
  again?: boolean
  winnable?: boolean
  level?: Level | null
  usual?: boolean
  original?: boolean
  resume?: boolean
  leaving?: string | null
  spoken?: SpeechSettings | null
}

export type ShowProfile = {
  do: "show"
  language: Language
}

export type ChangeName = {
  do: "name"
  name: string
  language: Language
}

export type MakeCode = {
  do: "code"
  language: Language
}

export type EnterCode = {
  do: "join"
  code: string
  language: Language
}

export type ImportGames = {
  do: "import"
  text: string
  language: Language
}

export type DeletePlayer = {
  do: "delete"
  language: Language
}

export type OfferPasskey = {
  do: "offer-passkey"
  language: Language
}

export type AddPasskey = {
  do: "add-passkey"
  label: string
  credential: string
  language: Language
}

export type ForgetPasskey = {
  do: "forget-passkey"
  passkey: string
  language: Language
}

export type OfferSignIn = {
  do: "offer-sign-in"
  language: Language
}

export type SignIn = {
  do: "sign-in"
  credential: string
  language: Language
}

export type SignOut = {
  do: "sign-out"
  browser: string
  language: Language
}

export type SignOutOthers = {
  do: "sign-out-others"
  language: Language
}

export type UseToday = {
  do: "today"
  language: Language
}

export type RaceAct = {
  do: "leave" | "ready" | "stand"
}

export type NewRace = {
  game: string
}

export type Posted = {
  number: number
  texts: string[]
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
  under: number | null
}

export type Legal = {
  move: string
  source: string
  target: string
  count: number
}

export type HeldCards = {
  source: string
  count: number
}

export type Fact = {
  name: string
  text: string
  best: boolean
}

export type NextStep = {
  game: string
  level: Level
}

export type WinCard = {
  facts: Fact[]
  said: string
  share: string
  link: string
  next: NextStep | null
}

export type Line = {
  text: string
  language: string
}

export type Asked = {
  said: string
  cards: number[]
}

export type Lesson = {
  name: string
  text: string
  short: string
  is_last: boolean
}

export type Table = {
  id: string
  game: string
  rules: string
  scoring: string
  hand: boolean
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
  offer: Legal | null
  held: HeldCards | null
  undo: boolean
  redo: string[]
  finish: boolean
  ended: "" | "cycling" | "no-move" | "won"
  win: WinCard | null
  fate: "" | "lost" | "won"
  assisted: boolean
  saved: boolean
  at: number
  steps: number
  log: Line[]
  spoken: SpeechSettings
  ranked: "" | "day" | "race"
  asked: Asked | null
  own: boolean
  turns: boolean
  undoes: boolean
  dailies: boolean
  easier: NextStep | null
  lesson_helps: boolean
  lesson: Lesson | null
}

export type ShareLinks = {
  deal: string
  game: string
  text: string
}

export type Mistake = {
  step: number
  said: string
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

export type ReviewReport = {
  said: string[]
  steps: number
  last_winnable: number | null
  first_lost: number | null
  moves: number[]
  mistakes: Mistake[]
  points: Point[]
  choices: Choice[]
  line: string[]
  longer: boolean
}

export type ChanceEstimate = {
  said: string
  fair: number | null
  share: number
  low: number
  high: number
}

export type GradedDeal = {
  number: number
  level: Difficulty | null
  rates: number[]
  passes: number
  returns: boolean
}

export type Day = {
  day: string
  number: number
  name: string
  won: Difficulty[]
  open: boolean
}

export type Month = {
  title: string
  game: string
  weekdays: string[]
  first: number
  days: Day[]
  today: string
  streak: string
  before: string | null
  after: string | null
}

export type Place = {
  place: string
  name: string
  text: string
}

export type Layout = {
  said: string
  table: string
  fault: string
  game: string
  preset: string
  deck: "french" | "italian"
  places: Place[]
  left: number[]
}

export type BoardRow = {
  cells: string[]
  own: boolean
}

export type Board = {
  day: string
  title: string
  game: string
  counts: string
  standing: string
  state: "" | "left" | "playing" | "won"
  open: boolean
  heads: string[]
  rows: BoardRow[]
  page: number
  pages: number
  proof: string[]
  link: string
  before: string | null
  after: string | null
}

export type RulePicture = {
  text: string
  piles: number[][]
}

export type ChartRow = {
  name: string
  short: string
  values: (number | null)[]
  texts: string[]
}

export type Chart = {
  kind: "bars" | "lines" | "shares"
  title: string
  heads: string[]
  rows: ChartRow[]
}

export type GameStatistics = {
  title: string
  facts: Fact[]
  charts: Chart[]
}

export type KeptGame = {
  id: string
  game: string
  name: string
  text: string
  counts: boolean
  deck: "french" | "italian"
  above: (number | null)[]
  columns: number[][]
}

export type Reply = {
  id: number | null
  said: string[]
  ok: boolean
  moved: boolean
  table: Table | null
  shared: ShareLinks | null
  review: ReviewReport | null
  chance: ChanceEstimate | null
  found: GradedDeal[] | null
  month: Month | null
  layout: Layout | null
  board: Board | null
  pictures: RulePicture[] | null
  statistics: GameStatistics[] | null
  mine: KeptGame[] | null
  levels: Record<string, Level> | null
  progress: number | null
  done: number | null
}

export type Words = {
  language: Language
  languages: Language[]
  labels: Record<string, string>
  cards: Record<string, string[]>
}

export type OpenedGame = {
  id: string
  said: string
}

export type Problem = {
  error: string
}

export type PasskeyRow = {
  id: string
  text: string
  remove: string
}

export type BrowserRow = {
  id: string
  text: string
  remove: string
  here: boolean
}

export type Profile = {
  said: string
  labels: Record<string, string>
  hosted: boolean
  name: string
  note: string
  code: string
  passkeys: PasskeyRow[] | null
  options: string
  browsers: BrowserRow[]
  damaged: string[]
}

export type Racer = {
  name: string
  own: boolean
  text: string
  cards: number
  state: "joined" | "left" | "playing" | "ready" | "won"
  here: boolean
}

export type Race = {
  id: string
  title: string
  stage: "countdown" | "lobby" | "over" | "running"
  wait: number
  total: number
  racers: Racer[]
  ready: boolean
  game: string
  proof: string[]
}

export type RaceNews = {
  said: string[]
  race: Race
}

export type OpenedRace = {
  id: string
}

export type Request = Hello | Play | Act | TypedLine | Replay | Share | Review | Days | AskBoard | Away | Describe | Mine | Pictures | Statistics | Chance | Find | Stop | ChangeSettings

export type ProfileRequest = ShowProfile | ChangeName | MakeCode | EnterCode | ImportGames | DeletePlayer | OfferPasskey | AddPasskey | ForgetPasskey | OfferSignIn | SignIn | SignOut | SignOutOthers | UseToday
