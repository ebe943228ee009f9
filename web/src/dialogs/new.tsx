// Which game, with which cards.

import { signal, useSignal } from "@preact/signals"
import type { TargetedSubmitEvent } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"
import { levelsOf, settings, type Level } from "../settings"
import { dialog, label, newGame, quiet, table } from "../state"
import type { Found, NewGame } from "../wire"
import { Check, Choices } from "./fields"
import { conditionOf, FoundDeals, Wanted } from "./find"
import { closeDialog, Modal } from "./modal"

export const games = ["draw-three", "solitario", "one-pass", "three-passes", "draw-one", "vegas-three", "vegas-one", "thoughtful"]
const scorings = ["none", "foundation", "standard", "vegas", "cumulative"]
const deals = ["random", "winnable", "daily", "number", "find", "paste", "file"]

// What is chosen when the dialog opens. The level is that of the server, which learns of another when the cards are dealt.
const asked = signal<{ game?: string | undefined, level?: Level }>({})

export function askForGame(game?: string) {
  asked.value = { game }
  dialog.value = "new"
}

export function askForLevel(level: Level) {
  asked.value = { level }
  dialog.value = "new"
}

export function NewGameDialog() {
  const now = table.value
  const game = useSignal(asked.value.game ?? (games.includes(now?.game ?? "") ? now!.game : games[0]!))
  const deal = useSignal("random")
  const level = useSignal<Level>(asked.value.level ?? settings.value.level)
  const fault = useSignal("")
  const waiting = useSignal(false)
  const found = useSignal<Found[] | null>(null)
  const told = useSignal("")
  const form = useRef<HTMLFormElement>(null)
  const foot = useRef<HTMLElement>(null)
  const finding = deal.value === "find"
  const solitario = game.value === "solitario"
  useLayoutEffect(() => { if (found.value?.length) foot.current?.scrollIntoView() }, [found.value])

  function forgetFound() {
    found.value = null
    fault.value = told.value = ""
  }

  async function submit(event: TargetedSubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (waiting.value) return
    const asked = new FormData(event.currentTarget)
    if (finding) return find(asked)
    const body = await read(asked)
    fault.value = ""
    if (body === null) fault.value = label("new-file-none")
    else await begin(body)
  }

  async function begin(body: NewGame) {
    if (waiting.value) return
    waiting.value = true
    const begun = await newGame(body)
    waiting.value = false
    if (typeof begun === "string") closeDialog()
    else fault.value = begun.error
  }

  async function find(asked: FormData) {
    const { game = null, rules = null } = kindOf(asked)
    forgetFound()
    waiting.value = true
    const answer = await quiet({ do: "find", game, rules, condition: conditionOf(asked) })
    waiting.value = false
    found.value = answer.found
    if (answer.found) told.value = answer.said.join(" ")
    else fault.value = answer.said.join(" ")
  }

  const play = ({ level, number }: Found) =>
    begin({ ...kindOf(new FormData(form.current!)), number: `${level}:${number}` })

  return (
    <Modal title={label("new")}>
      <form ref={form} onSubmit={submit}>
        <Choices name="game" legend={label("new-game")} chosen={game.value} choose={(name) => { game.value = name; forgetFound() }} rows
          from={[...games.map((name) => [name, label(`game-${name}`), label(`game-${name}-is`)] as const),
            ["other", label("new-other"), label("new-other-is")]]} />
        <div class="fields" hidden={game.value !== "other"}>
          <label>{label("new-rules")}<input name="rules" onInput={forgetFound} autocomplete="off" autocapitalize="off" spellcheck={false} /></label>
          <label>{label("new-scoring")}
            <select name="scoring">{scorings.map((name) => <option key={name} value={name}>{label(`scoring-${name}`)}</option>)}</select>
          </label>
        </div>

        <Choices name="cards" legend={label("new-deal")} chosen={deal.value} choose={(name) => { deal.value = name; forgetFound() }}
          from={deals.filter((name) => name !== "find" || now).map((name) => [name, label(`deal-${name}`)])} />
        {deal.value === "random" && game.value !== "other" &&
          <Choices name="level" legend={label("level")}
            chosen={levelsOf(game.value).includes(level.value) ? level.value : "random"} choose={(name) => { level.value = name as Level }}
            from={levelsOf(game.value).map((name) => [name, label(`level-${name}`), label(`level-${name}-is`)])} rows />}
        {finding && <Wanted solitario={solitario} />}
        <div class="fields" hidden={deal.value !== "number"}>
          <label>{label("new-number")}<input name="number" inputmode="numeric" autocomplete="off" /></label>
        </div>
        <div class="fields" hidden={deal.value !== "paste"}>
          <label>{label("new-paste")}<textarea name="paste" rows={4} autocapitalize="off" spellcheck={false} /></label>
        </div>
        <div class="fields" hidden={deal.value !== "file"}>
          <label>{label("new-file")}<input name="file" type="file" accept=".txt,.json,.game,text/plain,application/json" /></label>
        </div>

        <Check name="original">{label("new-original")}</Check>
        {now && !now.ended && now.steps > 0 && <p class="aside">{label("new-leaves")}</p>}
        <footer ref={foot} class={finding && found.value?.length ? "flat" : undefined}>
          <p role="alert" class="fault">{fault.value}</p>
          {!finding && <p role="status" class="aside">{waiting.value && label("new-waiting")}</p>}
          <button class="main">{label(finding ? "find" : "new-play")}</button>
          {finding && <p role="status">{waiting.value ? label("find-waiting") : told.value}</p>}
        </footer>
        {finding && found.value && found.value.length > 0 && <FoundDeals found={found.value} solitario={solitario} play={play} />}
      </form>
    </Modal>
  )
}

const textOf = (form: FormData) => (name: string) => String(form.get(name) ?? "").trim()

// The game that the form asks for, without its cards.
function kindOf(form: FormData): NewGame {
  const text = textOf(form)
  const game = text("game")
  const body: NewGame = game === "other" ? { rules: text("rules"), scoring: text("scoring") } : { game }
  if (form.has("original")) body.original = true
  return body
}

// The form as a request; null: no file was chosen.
async function read(form: FormData): Promise<NewGame | null> {
  const text = textOf(form)
  const body = kindOf(form)
  switch (text("cards")) {
    case "random": {
      const level = text("level") as Level | ""
      return level ? { ...body, level } : body
    }
    case "winnable": return { ...body, winnable: true }
    case "daily": return { ...body, daily: new Date().toLocaleDateString("sv-SE") }      // year-month-day, where the player is
    case "number": return { ...body, [/^\d*$/.test(text("number")) ? "number" : "deal"]: text("number") }     // javasol:6 is a deal
    case "paste": return { ...body, ...ofText(text("paste")) }
    case "file": {
      const file = form.get("file")
      return file instanceof File && file.name ? { ...body, ...ofText((await file.text()).trim()) } : null
    }
  }
  return body
}

// A game's text carries its rules.
function ofText(text: string): NewGame {
  return text.startsWith("winnable game") ? { text, game: null, rules: null, scoring: null } : { deal: text }
}
