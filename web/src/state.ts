// What the page shows and what it can ask for. Every sentence comes from the server.

import { batch, computed, effect, signal } from "@preact/signals"
import { Connection, unanswered, type Link, type Question } from "./connection"
import { change, settings } from "./settings"
import type { Ask, NewGame, Slot, Spoken, Table, Told, Words } from "./wire"

export type Problem = { error: string }
export type Cursor = { place: string; index: number }     // a stop of the table

export const table = signal<Table | null>(null)
export const looking = signal<Table | null>(null)         // the replay player's table, shown instead
export const words = signal<Words | null>(null)
export const status = signal("")                          // the one live region
export const saidIn = computed(() => table.value?.spoken.language)      // its language, which the page's own words follow
export const link = signal<Link>("connecting")
export const dialog = signal<string | null>(null)         // the name of the open dialog
export const cursor = signal<Cursor>({ place: "s", index: 0 })
export const shown = computed(() => looking.value ?? table.value)

export const focused = computed<Slot | null>(() => {
  const { place, index } = cursor.value
  return shown.value?.piles.find((pile) => pile.place === place)?.slots[index] ?? null
})

export function label(id: string): string {
  return words.value?.labels[id] ?? ""
}

// Screen readers stay silent when a live region gets the text that it has; a trailing no-break space makes it another
// text. It was the only way that repeated in both browsers (docs/accessibility.md).
export function announce(text: string) {
  if (text) status.value = text === status.value ? text + "\u00a0" : text
}

// ---- asking

let connection: Connection | null = null

export async function quiet(question: Question): Promise<Told> {
  const asked = connection
  if (!asked || link.value !== "open") {
    announce(label("server-gone"))
    return unanswered
  }
  const told = await asked.ask(question)
  if (told.table && asked === connection) {
    if (question.do === "look") looking.value = told.table
    else show(told.table)
  }
  return told
}

// The table and the sentence change together, so that there is one rendering.
async function ask(question: Question): Promise<Told> {
  const asked = connection
  if (!asked || link.value !== "open") return quiet(question)
  const told = await asked.ask(question)
  if (asked === connection) hear(told)
  return told
}

type Act = Extract<Ask, { do: "act" }>
export type Details = Partial<Omit<Act, "do" | "id" | "name">>

export const act = (name: string, details: Details = {}) => ask({ do: "act", name, ...details })
export const play = (move: string) => ask({ do: "play", move })
export const type = (text: string) => ask({ do: "type", text })

export function set(spoken: Spoken) {
  change({ spoken })
  return ask({ do: "set", spoken })
}

function hear(told: Told) {
  batch(() => {
    if (told.level) change({ level: told.level })
    if (told.table) show(told.table)
    announce(told.said.join(" "))
  })
}

function show(now: Table) {
  table.value = now
  // What was typed ("italiano", "brief") is chosen as well as what was clicked.
  const chosen = settings.value.spoken
  if (chosen && JSON.stringify(chosen) !== JSON.stringify(now.spoken)) change({ spoken: now.spoken })
  if (now.spoken.language !== words.value?.language) void loadWords(now.spoken.language)
}

// ---- games

export function openGame(id: string, instead = false) {      // instead: of a game that is left, so that going back skips it
  connection?.close()
  looking.value = null      // the old table stays until the new one is here: its nodes, and the focus, go on
  const path = pathOf(id)
  if (instead || location.pathname === "/") history.replaceState(null, "", path)      // or going back would lead here again
  else if (location.pathname !== path) history.pushState(null, "", path)
  connection = new Connection(socketOf(id), {
    spoken: () => settings.value.spoken,
    link: linked,
    greeted(told, again) {
      if (told.level) change({ level: told.level })
      if (told.table) show(told.table)
      announce(again ? label("server-back") : told.said.join(" "))
    },
    news: hear,
  })
}

// A game that is left for another is gone at the server before the other is here: it is not missed meanwhile.
let leaving = false
let missed = false

function linked(now: Link) {
  if (now === "missing" && leaving) missed = true
  else if (now !== link.value) linkedOtherwise(now)
}

function linkedOtherwise(now: Link) {
  link.value = now
  if (now === "missing" || now === "busy") table.value = null
  if (now === "lost") announce(label("server-gone"))
  if (now === "busy") announce(label("game-busy"))
  if (now === "missing") announce(label("game-missing"))
}

export async function newGame(body: NewGame): Promise<string | Problem> {
  leaving = true
  missed = false
  const begun = await beginGame(body)
  leaving = false
  if (missed && typeof begun !== "string") linked("missing")
  return begun
}

async function beginGame(body: NewGame): Promise<string | Problem> {
  try {
    const answer = await fetch("/api/games", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ leaving: table.value?.id ?? null, spoken: spokenNow(), ...body }),
    })
    const told = await answer.json() as { id: string } | Problem
    if ("id" in told) openGame(told.id, true)
    return "id" in told ? told.id : told
  } catch {
    return { error: label("server-gone") }
  }
}

function spokenNow(): Spoken | null { return settings.value.spoken ?? table.value?.spoken ?? null }

export async function loadWords(language: string) {
  const answer = await fetch(`/api/words/${encodeURIComponent(language)}`)
  if (!answer.ok) return
  words.value = await answer.json() as Words
  document.documentElement.lang = words.value.language
}

for (const event of ["online", "visibilitychange"])
  (event === "online" ? window : document).addEventListener(event, () => connection?.hurry())

function pathOf(id: string) { return `/game/${encodeURIComponent(id)}` }

function socketOf(id: string) {
  const address = new URL(`/api/games/${encodeURIComponent(id)}`, location.href)
  address.protocol = address.protocol.replace("http", "ws")
  return address.href
}

// A typed "new" goes on in the same window under another name.
effect(() => {
  const id = table.value?.id
  if (!connection || !id || connection.address === socketOf(id)) return
  connection.address = socketOf(id)
  history.replaceState(null, "", pathOf(id))
})
