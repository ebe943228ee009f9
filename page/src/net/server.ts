// Requests to the server and their answers: the connection to the game, acts, settings and new
// games.

import { batch, effect } from "@preact/signals"
import { Connection, type LinkState, type RequestBody, unanswered } from "./connection"
import { change, settings } from "./settings"
import type { Sound } from "./sounds"
import {
  announce,
  announceEvent,
  announceNews,
  dialog,
  forgetNews,
  greetings,
  isWithoutGame,
  label,
  levels,
  link,
  progress,
  replayed,
  table,
  words,
} from "./state"
import { addressOf, request, shownAddress, socketOf } from "./transport"
import {
  type Act,
  type ActName,
  languages,
  type NewGame,
  type OpenedGame,
  type Problem,
  type Reply,
  type SpeechSettings,
  slowActs,
  type Table,
  type Words,
} from "./wire"

let connection: Connection | null = null

// Asks, and shows the table of the answer without saying anything.
export async function askQuietly(body: RequestBody): Promise<Reply> {
  const current = connection
  if (!current || link.value !== "open") {
    announce(whyNot())
    return unanswered
  }
  const reply = await current.ask(body)
  // The table of a replay is for display only (shell/replay.tsx).
  if (reply.table && current === connection && body.do !== "replay") void show(reply.table)
  return reply
}

// Asks, shows the table and says the sentences. Both change together, in one rendering.
export async function ask(body: RequestBody): Promise<Reply> {
  const current = connection
  if (!current || link.value !== "open") return askQuietly(body)
  const isSetting = body.do === "set"
  if (isSetting) setting += 1
  const reply = await current.ask(body)
  if (isSetting) setting -= 1
  if (current === connection) showReply(reply)
  return reply
}
let setting = 0 // settings under way: answers before theirs have the earlier ones

type Details = Partial<Omit<Act, "do" | "id" | "name">>

export const askFor = (name: ActName, details: Details = {}) => ask({ do: "act", name, ...details })

// However slow the answers are, acts reach the server in the order of the player, and a press refers to
// the table that the acts before it leave: it waits for their answers, and the acts after it wait until
// it has been carried out. Nothing waits for a search. While the connection is lost, what waits says so.
const slow: ReadonlySet<ActName> = new Set(slowActs)
let pressed: Promise<unknown> | null = null // the last press, until it has been carried out
let answered: Promise<unknown> = Promise.resolve() // everything before the next press

function inOrder<T>(act: () => Promise<T>): Promise<T> {
  if (!pressed) return act()
  if (link.value === "lost") announce(whyNot())
  return pressed.then(act)
}

export function send(body: RequestBody): Promise<Reply> {
  const reply = inOrder(() => ask(body))
  if (body.do !== "act" || !slow.has(body.name)) answered = Promise.all([answered, reply])
  return reply
}

export const act = (name: ActName, details: Details = {}) => send({ do: "act", name, ...details })

// Carries out a press. It asks at once (askFor): an act would wait for the press itself.
export function inTurn(press: () => Promise<unknown>): Promise<unknown> {
  if (pressed && link.value === "lost") announce(whyNot())
  const now = answered
    .then(press)
    .catch(() => undefined)
    .then(() => {
      if (pressed === now) pressed = null
    })
  pressed = answered = now
  return now
}

// Sends a line of the command box.
export const sendTyped = (text: string) => inOrder(() => ask({ do: "typed", text }))

// The language, verbosity and aids of the messages. The language is kept only if the player has chosen
// it: another setting must not bind the next visit to the language of this one.
export const spokenNow = (): SpeechSettings =>
  settings.value.spoken ??
  table.value?.spoken ?? {
    language: languages[0],
    level: "normal",
    memory: false,
    figures: false,
    chosen: false,
  }

export function speak(changes: Partial<SpeechSettings>) {
  const spoken = { ...spokenNow(), ...changes } as SpeechSettings
  if (changes.language) spoken.chosen = true
  change({ spoken })
  return ask({ do: "set", spoken })
}

function showReply(reply: Reply, say = announce) {
  const said = reply.said.join(" ")
  const short = summaryOf(reply, table.value)
  const isSeen = !!short || isMove(reply, table.value)
  if (!reply.ok) void sound("refuse")
  else if (reply.moved) void sound("card")
  let relabelled: Promise<void> | null = null
  batch(() => {
    if (reply.levels) levels.value = reply.levels
    if (reply.table) relabelled = show(reply.table)
    if (reply.shared) dialog.value = "share" // a typed "share"
    if (reply.moved && reply.table && !reply.table.fate) forgetNews()
    if (!relabelled) say(said, isSeen, short)
  })
  // A screen reader reads the new labels of the focused box instead of a sentence said before them.
  void (relabelled as Promise<void> | null)
    ?.catch(() => undefined)
    .then(() => say(said, isSeen, short))
}

// What the table does not show: a new task of the tutorial; of the greeting of a game, the sentence which
// deal it is. Empty for anything else, and where more must be read: of a contest, or that nothing can be
// saved.
function summaryOf({ ok, said, table: now }: Reply, before: Table | null): string {
  if (ok && now?.lesson && now.lesson.name !== before?.lesson?.name) return now.lesson.short
  if (!now || now.id === before?.id || now.ranked || said.length > 1) return ""
  return /^.+?[.!](?= |$)/.exec(said[0] ?? "")?.[0] ?? ""
}

// Whether an answer says no more than a move that the table shows: it is of the same game, does not lead
// far away or out of the tutorial, and has no second sentence, such as that nothing can be saved.
function isMove({ ok, moved, said, table: after }: Reply, before: Table | null): boolean {
  if (!ok || !before || !after || after.id !== before.id || said.length > 1) return false
  if (!after.lesson !== !before.lesson || Math.abs(after.at - before.at) > 2) return false
  return moved || JSON.stringify(after.held) !== JSON.stringify(before.held)
}

// The sound of a win waits for the last card (table/finale.ts).
export async function sound(name: Sound) {
  if (settings.value.sounds) (await import("./sounds")).play(name)
}

// Shows a table. If it speaks another language than the page, returns the loading of the new labels.
function show(now: Table): Promise<void> | null {
  if (now.id !== table.value?.id) forgetNews() // they were about another game
  table.value = now
  here = now.id
  // A typed command ("italiano", "brief") changes these settings too.
  const chosen = settings.value.spoken
  if (setting) return null
  if (chosen && JSON.stringify(chosen) !== JSON.stringify(now.spoken))
    change({ spoken: now.spoken })
  return now.spoken.language === words.value?.language ? null : loadWords(now.spoken.language)
}

// ---- games

// Connects to a game. What is given is said before the greeting.
export function openGame(id: string, before = "") {
  connection?.close()
  here = id
  // The old table stays until the new one arrives, so that its elements and the focus are reused.
  replayed.value = null
  visit(id)
  connection = new Connection(lineTo(id), {
    spoken: () => settings.value.spoken,
    link: onLink,
    greeted(reply, how) {
      greetings.value += 1
      if (reply.levels) levels.value = reply.levels
      if (reply.table) void show(reply.table)
      const short = before ? "" : summaryOf(reply, null)
      if (how === "first") announce([before, ...reply.said].join(" ").trim(), !!short, short)
      else if (how === "again") announceEvent(label("server-back")) // with what was asked again
      if (connection?.isBlocked && !isBlocked) announceNews(label("sockets-blocked"))
      isBlocked ||= connection?.isBlocked === true
    },
    // A move of another window, a failure; or what a search in the background has found.
    news(reply) {
      if (reply.progress === null)
        showReply(reply, reply.moved || !reply.ok ? announce : announceNews)
      else if (progress.value !== null) progress.value = reply.progress
    },
  })
}

let isBlocked = false // live connections, and the player knows
let here: string | null = null // the game that the page has, or will have once it is connected

// Leaves the game, because the server is about to end its windows.
export function disconnect() {
  connection?.close()
  connection = null
  link.value = "connecting"
}

// Shows that there is no game, and says why none could be opened.
export const showNoGame = (why: string) => setLink("left", why)

// While the page switches games, the server closes the old game before the page connects to the new
// one. The state "left" is shown only afterwards, and only if there is no new game.
let isLeaving = false
let missed: LinkState | null = null

function onLink(now: LinkState) {
  if ((now === "missing" || now === "left") && isLeaving) missed = now
  else if (now !== link.value) setLink(now)
}

function setLink(now: LinkState, why?: string) {
  link.value = now
  if (isWithoutGame.value) table.value = here = null
  // The server has already said why it cannot read a game.
  if (now === "lost" || (isWithoutGame.value && now !== "unreadable")) announce(why ?? whyNot())
}

// The reason why no request can be sent now.
function whyNot(): string {
  switch (link.value) {
    case "missing":
      return label("game-missing")
    case "left":
      return label("game-left")
    case "signed-out":
      return label("signed-out")
    case "no-key":
      return label("no-key")
    case "busy":
      return label("game-busy")
    case "full":
      return label("too-many")
    case "unreadable":
      return label("game-unreadable")
    default:
      return serverGone()
  }
}

export function serverGone(): string {
  return label(table.value?.saved === false ? "server-gone-unsaved" : "server-gone")
}

// Asks for a game and connects to it. Returns its name, or what was wrong.
// One game is begun after another: each leaves the one before. A second press for the same, such as a
// double click, is part of the first.
export function newGame(body: NewGame, complaint = ""): Promise<string | Problem> {
  const wish = JSON.stringify(body)
  if (beginning?.wish === wish) return beginning.done
  const done = (beginning?.done ?? Promise.resolve()).then(() => leaveFor(body, complaint))
  beginning = { wish, done }
  void done.finally(() => {
    if (beginning?.done === done) beginning = null
  })
  return done
}
let beginning: { wish: string; done: Promise<string | Problem> } | null = null

async function leaveFor(body: NewGame, complaint: string): Promise<string | Problem> {
  isLeaving = true
  missed = null
  const begun = await beginGame(body, complaint)
  isLeaving = false
  if (missed && typeof begun !== "string") onLink(missed)
  return begun
}

async function beginGame(body: NewGame, complaint: string): Promise<string | Problem> {
  const spoken = settings.value.spoken ?? table.value?.spoken ?? null
  try {
    const response = await request("/api/games", {
      leaving: here ?? table.value?.id ?? null,
      spoken,
      ...body,
    })
    const opened = (await response.json()) as OpenedGame | Problem
    if ("error" in opened) return opened
    openGame(opened.id, complaint || opened.said)
    return opened.id
  } catch {
    return { error: serverGone() }
  }
}

// Puts the address of a game into the browser's history. "Back" leads to the game before it, if it still
// exists: the server removes a game that was left before its first move. "/" opens the game in progress,
// so going back there would return to this game.
function visit(id: string) {
  const path = addressOf(id)
  if (path === shownAddress()) return
  const isKept = shownAddress() === addressOf(seen?.id ?? "") && (seen!.steps || seen!.redo.length)
  if (isKept) history.pushState(null, "", path)
  else history.replaceState(null, "", path)
}

export async function loadWords(language: string) {
  const response = await request(`/api/words/${encodeURIComponent(language)}`)
  if (!response.ok) return
  words.value = (await response.json()) as Words
  document.documentElement.lang = words.value.language
}

const reconnect = () => connection?.reconnect()
addEventListener("online", reconnect)
document.addEventListener("visibilitychange", reconnect)

const lineTo = (id: string) => socketOf(`/api/games/${encodeURIComponent(id)}`)

let seen: Table | null = null // the last table

// After a typed "new" the table shows another game over the same connection.
effect(() => {
  const now = table.value
  if (connection && now && connection.address !== lineTo(now.id)) {
    connection.address = lineTo(now.id)
    visit(now.id)
  }
  seen = now ?? seen
})
