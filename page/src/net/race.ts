// The connection to a race. It stays while the player changes games, and comes back after a reload.

import { effect } from "@preact/signals"
import { newGame } from "./server"
import { announce, announceEvent, label, race, words } from "./state"
import { storeText } from "./stored"
import { linkTo, openSocket, request, type Socket, socketOf } from "./transport"
import type { OpenedRace, Problem, Race, RaceAct, RaceNews } from "./wire"

// Milliseconds until the next attempt; the pause doubles each time.
const shortest = 1000
const longest = 30_000
const patience = 3000 // milliseconds until a game that did not come is asked for again

let socket: Socket | null = null
let wanted = "" // the race to be connected to
let language = ""
let pause = shortest
let onGame: () => void = () => undefined

// `act` is called when the game of the race has come to the table.
export function listen(act: () => void) {
  onGame = act
}

export async function make(game: string): Promise<Problem | null> {
  try {
    const response = await request("/api/races", { game })
    const made = (await response.json()) as OpenedRace | Problem
    if ("error" in made) return made
    join(made.id)
    return null
  } catch {
    return { error: label("race-lost") }
  }
}

export function join(id: string) {
  wanted = id
  pause = shortest
  storeText("sessionStorage", "race", id)
  connect()
}

export function leave() {
  tell("leave")
  forget()
}

// A race that is over needs no connection.
export function forget() {
  wanted = ""
  storeText("sessionStorage", "race", null)
  socket?.close()
  socket = null
  race.value = null
}

export function tell(what: RaceAct["do"]) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ do: what }))
  else announce(label("race-lost"))
}

export const linkToRace = (id: string) => linkTo(`/race/${id}`)

function connect() {
  const id = wanted
  language = words.value?.language ?? ""
  const name = encodeURIComponent(id)
  socket?.close()
  const line = openSocket(socketOf(`/api/races/${name}?language=${language}`))
  socket = line
  line.onmessage = ({ data }) => {
    if (line !== socket) return
    pause = shortest
    hear(JSON.parse(String(data)) as RaceNews | Problem)
  }
  line.onclose = () => {
    if (line !== socket || !wanted) return
    setTimeout(() => line === socket && wanted && connect(), pause)
    if (pause === 2 * shortest) announceEvent(label("race-lost")) // once: at the second loss in a row
    pause = Math.min(pause * 2, longest)
  }
}

function hear(news: RaceNews | Problem) {
  if ("error" in news) {
    forget()
    announce(news.error)
    return
  }
  const before = race.value
  race.value = news.race
  const { id, stage } = news.race
  if (news.said.length) announceEvent(news.said.join(" "))
  if (before?.stage !== "running" && mayBegin(news.race)) void begin(id)
  if (stage === "over") storeText("sessionStorage", "race", null)
}

// The deal is shown to everybody at the same moment. The player's other game can be continued later.
// The clock of the race runs, so it is tried until it comes.
async function begin(id: string, isAgain = false) {
  const begun = await newGame({ ranked: id, leaving: null })
  if (typeof begun === "string") return onGame()
  if (!isAgain) announce(begun.error)
  setTimeout(() => race.value?.id === id && mayBegin(race.value) && void begin(id, true), patience)
}

const mayBegin = ({ stage, game, racers }: Race) =>
  stage === "running" && !game && racers.some(({ own, state }) => own && state === "playing")

// The server speaks the language of the connection.
effect(() => {
  const now = words.value?.language
  if (wanted && now && now !== language) connect()
})
