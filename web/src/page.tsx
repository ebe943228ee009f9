// The page around the table: one status line, actions, the command line, the table in words, and the dialogs.

import { useSignalEffect } from "@preact/signals"
import type { FunctionComponent } from "preact"
import { useEffect } from "preact/hooks"
import "./style/page.css"
import { CommandLine, typing } from "./command"
import { HelpDialog } from "./dialogs/help"
import { askForGame, NewGameDialog } from "./dialogs/new"
import { SettingsDialog } from "./dialogs/settings"
import { ReviewDialog } from "./dialogs/review"
import { ShareDialog } from "./dialogs/share"
import { AboutDialog, BranchesDialog, CardDialog, RulesDialog, StatisticsDialog } from "./dialogs/texts"
import { Button } from "./button"
import { Chance } from "./chance"
import { Ended, endOf } from "./ended"
import { Facts } from "./facts"
import { TableInWords, WhatHappened } from "./log"
import { OptionsMenu, QuestionMenu, redo } from "./menus"
import { Replay, replaying } from "./replay"
import { start } from "./start"
import { act, dialog, label, link, saidIn, shown, status, table } from "./state"
import { focusStop, TableView } from "./table"

const dialogs: Record<string, FunctionComponent> = {
  new: NewGameDialog, settings: SettingsDialog, rules: RulesDialog, help: HelpDialog, stats: StatisticsDialog,
  share: ShareDialog, about: AboutDialog, branches: BranchesDialog, card: CardDialog, review: ReviewDialog,
}

export function Page() {
  useEffect(() => { void start() }, [])
  useSignalEffect(() => {
    const title = table.value?.title
    document.title = title ? `${title} – ${label("app")}` : "winnable"
  })
  const Dialog = dialogs[dialog.value ?? ""]
  return <>
    {shown.value && <a class="skip" href="#table" onClick={(event) => { event.preventDefault(); focusStop() }}>{label("skip-table")}</a>}
    <a class="skip" href="#cmd" onClick={(event) => { event.preventDefault(); document.getElementById("cmd")?.focus() }}>
      {label("skip-command")}
    </a>
    <main data-typing={typing.value || undefined}>
      <div class="screen">
        <header class="bar">
          <h1>{table.value?.title ?? label("app")}</h1>
          <OptionsMenu />
          <QuestionMenu />
        </header>
        <p id="status" role="status" aria-atomic="true" lang={saidIn.value} data-link={link.value}>{status.value}</p>
        <Chance />
        {link.value === "missing" || link.value === "busy" ? <NoTable /> : <Play />}
        <Facts />
      </div>
      <div class="below">
        <CommandLine />
        <TableInWords />
        <WhatHappened />
      </div>
    </main>
    {Dialog && <Dialog key={dialog.value} />}
  </>
}

function Play() {
  return <>
    <Offered />
    <section class="play" aria-labelledby="h-table">
      <h2 id="h-table" class="sr">{label("table")}</h2>
      {shown.value && <TableView />}
    </section>
    {!replaying.value && <Ended />}
    {replaying.value ? <Replay /> : <Actions />}
  </>
}

function NoTable() {
  return (
    <section class="buttons" aria-label={label("actions")}>
      {link.value === "busy" && <Button does={() => location.reload()}>{label("reload")}</Button>}
      <Button main does={() => askForGame()}>{label("new")}</Button>
    </section>
  )
}

// What waits for a digit can be chosen by a click too.
function Offered() {
  const choices = table.value?.choices ?? []
  if (!choices.length) return null
  return (
    <section class="buttons" aria-label={label("choose")}>
      {choices.map((choice, at) => <Button key={at} does={() => act("choose", { number: at + 1 })}>{choice}</Button>)}
    </section>
  )
}

// The first group stays under the thumb on a phone.
function Actions() {
  const now = table.value
  const hand = now?.family === "solitario"
  const redoing = <Button idle={!now?.redo.length} does={redo}>{label("redo")}</Button>
  return (
    <section class="actions" aria-labelledby="h-actions">
      <h2 id="h-actions" class="sr">{label("actions")}</h2>
      <div class="buttons thumbs">
        <Button does={() => act("draw")}>{label("draw")}</Button>
        {hand && <Button does={() => act("discard")}>{label("discard")}</Button>}
        {hand && <Button does={() => act("back")}>{label("back")}</Button>}
        <Button idle={!now?.undo} does={() => act("undo")}>{label("undo")}</Button>
        {!hand && redoing}
        <Button does={() => act("hint")}>{label("hint")}</Button>
      </div>
      <div class="buttons">
        {now?.finish && !endOf(now) && <Button main does={() => act("finish")}>{label("finish")}</Button>}
        {hand ? <Button does={() => act("deck")}>{label("deck")}</Button>
          : now?.held && <Button does={() => act("back")}>{label("back")}</Button>}
        {hand && redoing}
        <Button does={() => act("option", { number: 1 })}>{label("moves")}</Button>
        <Button does={() => act("do")}>{label("do")}</Button>
        {!(now && endOf(now)) && <Button does={() => askForGame()}>{label("new")}</Button>}
      </div>
    </section>
  )
}
