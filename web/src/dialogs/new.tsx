// Which game, with which cards.

import { signal, useSignal } from "@preact/signals"
import type { TargetedSubmitEvent } from "preact"
import { change, levels, settings, type Level } from "../settings"
import { dialog, label, newGame, table } from "../state"
import type { NewGame } from "../wire"
import { Check, Choices } from "./fields"
import { closeDialog, Modal } from "./modal"

export const games = ["draw-three", "solitario", "one-pass", "three-passes", "draw-one", "vegas-three", "vegas-one", "thoughtful"]
const scorings = ["none", "foundation", "standard", "vegas", "cumulative"]
const deals = ["random", "winnable", "daily", "number", "paste", "file"]

const asked = signal<string | undefined>(undefined)

export function askForGame(name?: string) {
  asked.value = name
  dialog.value = "new"
}

export function askForLevel(level: Level) {
  change({ level })
  askForGame()
}

export function NewGameDialog() {
  const now = table.value
  const game = useSignal(asked.value ?? (games.includes(now?.game ?? "") ? now!.game : games[0]!))
  const deal = useSignal("random")
  const { level } = settings.value
  const fault = useSignal("")
  const waiting = useSignal(false)

  async function submit(event: TargetedSubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (waiting.value) return
    const body = await read(new FormData(event.currentTarget))
    fault.value = ""
    if (body === null) {
      fault.value = label("new-file-none")
      return
    }
    waiting.value = true
    const told = await newGame(body)
    waiting.value = false
    if (typeof told === "string") closeDialog()
    else fault.value = told.error
  }

  return (
    <Modal title={label("new")}>
      <form onSubmit={submit}>
        <Choices name="game" legend={label("new-game")} chosen={game.value} choose={(name) => { game.value = name }} rows
          from={[...games.map((name) => [name, label(`game-${name}`), label(`game-${name}-is`)] as const),
            ["other", label("new-other"), label("new-other-is")]]} />
        <div class="fields" hidden={game.value !== "other"}>
          <label>{label("new-rules")}<input name="rules" autocomplete="off" autocapitalize="off" spellcheck={false} /></label>
          <label>{label("new-scoring")}
            <select name="scoring">{scorings.map((name) => <option key={name} value={name}>{label(`scoring-${name}`)}</option>)}</select>
          </label>
        </div>

        <Choices name="cards" legend={label("new-deal")} chosen={deal.value} choose={(name) => { deal.value = name }}
          from={deals.map((name) => [name, label(`deal-${name}`)])} />
        {deal.value === "random" && game.value !== "other" &&
          <Choices name="level" legend={label("level")} chosen={level} choose={(name) => change({ level: name as Level })}
            from={levels.map((name) => [name, label(`level-${name}`), label(`level-${name}-is`)])} rows />}
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
        <footer>
          <p role="alert" class="fault">{fault.value}</p>
          <p role="status" class="aside">{waiting.value && label("new-waiting")}</p>
          <button class="main">{label("new-play")}</button>
        </footer>
      </form>
    </Modal>
  )
}

// The form as a request; null: no file was chosen.
async function read(form: FormData): Promise<NewGame | null> {
  const text = (name: string) => String(form.get(name) ?? "").trim()
  const game = text("game")
  const body: NewGame = game === "other" ? { rules: text("rules"), scoring: text("scoring") } : { game }
  if (form.has("original")) body.original = true
  switch (text("cards")) {
    case "random": {
      const level = text("level") as Level | ""
      return level && level !== "random" ? { ...body, level } : body
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
