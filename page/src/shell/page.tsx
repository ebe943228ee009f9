// The page: the first screen with status line and table, the command box and the texts below it,
// and the open dialog.

import { useSignalEffect } from "@preact/signals"
import type { FunctionComponent } from "preact"
import { useEffect, useRef } from "preact/hooks"
import { HelpDialog } from "../dialogs/help"
import { lazy } from "../dialogs/lazy"
import { NewGameDialog } from "../dialogs/new"
import { ReviewDialog } from "../dialogs/review"
import { SettingsDialog } from "../dialogs/settings"
import { ShareDialog } from "../dialogs/share"
import { AboutDialog, BranchesDialog, CardDialog, RulesDialog } from "../dialogs/texts"
import {
  dialog,
  glance,
  isSeen,
  isWithoutGame,
  label,
  link,
  race,
  shown,
  status,
  statusLanguage,
  table,
} from "../net/state"
import { drawn } from "../table/drawings"
import { focusTable } from "../table/focus"
import { TableView } from "../table/table"
import { Actions, NoTable } from "./actions"
import { askCard } from "./asking"
import { Chance } from "./chance"
import { MoveChoices } from "./choices"
import "./density"
import { CommandLine } from "./command"
import { Ended } from "./ended"
import { Facts } from "./facts"
import { TableInWords, WhatHappened } from "./log"
import { OptionsMenu, QuestionMenu } from "./menus"
import { nameOf } from "./name"
import { isNewcomer, Pitch } from "./pitch"
import { Replay, replaying } from "./replay"
import { start } from "./start"
import { Tips } from "./tips"
import { isTutored, Tutor } from "./tutor"

const RaceBar = lazy(async () => (await import("./racing")).RaceBar)

const dialogs: Record<string, FunctionComponent> = {
  home: lazy(async () => (await import("./home")).HomeDialog),
  new: NewGameDialog,
  settings: SettingsDialog,
  rules: RulesDialog,
  help: HelpDialog,
  mine: lazy(async () => (await import("../dialogs/mine")).MineDialog),
  stats: lazy(async () => (await import("../dialogs/statistics")).StatisticsDialog),
  share: ShareDialog,
  about: AboutDialog,
  branches: BranchesDialog,
  card: CardDialog,
  review: ReviewDialog,
  race: lazy(async () => (await import("./racing")).RaceDialog),
  board: lazy(async () => (await import("../dialogs/board")).BoardDialog),
  profile: lazy(async () => (await import("../dialogs/profile")).ProfileDialog),
  own: lazy(async () => (await import("../dialogs/own")).OwnTableDialog),
  reveal: lazy(async () => (await import("../dialogs/own")).RevealDialog),
  daily: lazy(async () => (await import("../dialogs/daily")).DailyDialog),
}

const unnamed = document.title
const uncover = () => document.getElementById("first")?.remove()

export function Page() {
  useEffect(() => {
    void start()
  }, [])
  useSignalEffect(() => {
    const title = table.value?.title
    document.title = title ? `${title} – ${label("app")}` : unnamed
  })
  // The drawn table goes as soon as there is a table with its cards, or something else to show.
  useSignalEffect(() => {
    if (shown.value) void drawn(shown.value.deck).then(uncover)
    else if (status.value || isWithoutGame.value || dialog.value) uncover()
  })
  useEffect(askCard, [])
  const Dialog = dialogs[dialog.value ?? ""]
  return (
    <>
      {shown.value && <Skip to="table" go={focusTable} />}
      <Skip to="command" go={() => document.getElementById("cmd")?.focus()} />
      {/* A browser that translates would put other words and numbers in the place of live ones. */}
      <main translate={false}>
        <div class="screen">
          <header class="bar">
            <h1>{table.value ? nameOf(table.value) : label("app")}</h1>
            <OptionsMenu />
            <QuestionMenu />
          </header>
          <div class="said">
            <StatusLine />
            <Glance />
          </div>
          {isWithoutGame.value ? <NoTable /> : <Game />}
        </div>
        <CommandLine />
        <div class="below">
          <TableInWords />
          <WhatHappened />
        </div>
      </main>
      {Dialog && <Dialog key={dialog.value} />}
      <Tips />
    </>
  )
}

// What the eye reads there: the task of the tutorial, what the program is, or which deal it is.
function Glance() {
  const text = table.value?.lesson?.short || (isNewcomer() && label("pitch")) || glance.value
  return (
    <p class="glance" aria-hidden="true" data-long={text.length > 100 || undefined}>
      {text}
    </p>
  )
}

// The one live region. Its text changes after the table has been painted: a screen reader drops events
// while many of them wait, and a new table causes many. A page that loads causes most of all: its first
// text is for the eye, and two seconds later for the ear, unless another one has come.
function StatusLine() {
  const line = useRef<HTMLParagraphElement>(null)
  const isFirst = useRef(true)
  const text = status.value
  useEffect(() => {
    if (!text) return
    const said = text.replace(/ (?=[:;!?])/g, "\u00a0") // in French, no line ends here
    line.current!.lang = statusLanguage.value ?? ""
    const write = () => line.current!.replaceChildren(said)
    if (!isFirst.current) return write()
    isFirst.current = false
    const seen = document.createElement("span")
    seen.ariaHidden = "true"
    seen.textContent = said
    line.current!.replaceChildren(seen)
    const later = setTimeout(write, loading)
    return () => clearTimeout(later)
  }, [text])
  return (
    <p
      id="status"
      ref={line}
      aria-live="polite"
      aria-atomic="true"
      data-link={link.value}
      data-seen={isSeen.value || undefined}
      data-long={text.length > 200 ? "very" : text.length > 100 || undefined}
    />
  )
}

const loading = 2000 // milliseconds

// A skip link moves the focus by script: a fragment would stay in the address of the game.
function Skip({ to, go }: { to: "table" | "command"; go: () => void }) {
  function follow(event: MouseEvent) {
    event.preventDefault()
    go()
  }
  return (
    <a class="skip" href={to === "table" ? "#table" : "#cmd"} onClick={follow}>
      {label(`skip-${to}`)}
    </a>
  )
}

// The game: its table and what belongs to it. The bars come and go, one at a time, in a place that is
// always kept for them: on the ledge, or at the lower end of the felt, where no pile reaches.
function Game() {
  return (
    <>
      <section class="table-area" aria-labelledby="h-table">
        <h2 id="h-table" class="sr">
          {label("table")}
        </h2>
        {shown.value && <TableView />}
      </section>
      <div class="ledge">
        {!isTutored() && <Chance />}
        <Facts />
        <div class="bars">
          {race.value && <RaceBar />}
          {!replaying.value && <MoveChoices />}
          {!replaying.value && <Ended />}
          {!replaying.value && isTutored() && <Tutor />}
        </div>
      </div>
      <Pitch />
      <div class="fold" />
      <div class="foot">{replaying.value ? <Replay /> : <Actions />}</div>
    </>
  )
}
