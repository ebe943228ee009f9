// Asks for a new game: which rules and which cards.

import { useSignal } from "@preact/signals"
import type { TargetedSubmitEvent } from "preact"
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { levelsOf } from "../net/preferences"
import { askQuietly, newGame } from "../net/server"
import { dialog, label, levels, table } from "../net/state"
import type { GradedDeal, Level, NewGame } from "../net/wire"
import { Checkbox, RadioGroup } from "./fields"
import { conditionOf, FoundDeals, Wanted } from "./find"
import { closeDialog, Modal } from "./modal"

export const games = [
  "draw-three",
  "solitario",
  "one-pass",
  "three-passes",
  "draw-one",
  "vegas-three",
  "vegas-one",
  "thoughtful",
]
const scorings = ["none", "foundation", "standard", "vegas", "cumulative"]
const deals = ["random", "winnable", "number", "find", "paste", "file"]

export function askForGame() {
  dialog.value = "new"
}

export function NewGameDialog() {
  const now = table.value
  const game = useSignal(games.includes(now?.game ?? "") ? now!.game : games[0]!)
  const deal = useSignal("random")
  const chosen = useSignal<Level | undefined>(undefined) // here; else that of the last new deal
  const known = levelsOf(game.value)
  const level =
    [chosen.value, levels.value[game.value]].find((name) => name && known.includes(name)) ??
    "random"
  const fault = useSignal("")
  const waiting = useSignal(false)
  const found = useSignal<GradedDeal[] | null>(null)
  const isSearching = useSignal(false)
  const searches = useRef(0) // the last of them counts
  const summary = useSignal("")
  const form = useRef<HTMLFormElement>(null)
  const foot = useRef<HTMLElement>(null)
  const kept = useSignal<string[]>([])
  useEffect(() => {
    if (now)
      void askQuietly({ do: "mine" }).then(({ mine }) => {
        kept.value = (mine ?? []).filter((each) => each.counts).map((each) => each.game)
      })
  }, [])
  const isPlayed = now?.game === game.value && !now.ended && now.steps > 0
  const original = useSignal(false) // other rules, and so another game, which ends none of these
  const isLeft = isPlayed || (now?.game !== game.value && kept.value.includes(game.value))
  const finding = deal.value === "find"
  const solitario = game.value === "solitario"
  // A fault concerns what the player has given. Its sentence says what is wrong.
  const given = fault.value
    ? { "aria-invalid": true, "aria-describedby": "new-fault" }
    : ({} as const)
  useLayoutEffect(() => {
    if (found.value?.length) foot.current?.scrollIntoView()
    else if (fault.value) foot.current?.scrollIntoView({ block: "nearest" })
  }, [found.value, fault.value])

  function forgetFound() {
    searches.current += 1
    isSearching.value = false
    found.value = null
    fault.value = summary.value = ""
  }

  async function submit(event: TargetedSubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (waiting.value) return
    const fields = new FormData(event.currentTarget)
    if (finding) return find(fields)
    const body = await read(fields)
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

  async function find(fields: FormData) {
    const { game = null, rules = null } = kindOf(fields)
    forgetFound()
    const search = searches.current
    isSearching.value = true
    const answer = await askQuietly({ do: "find", game, rules, condition: conditionOf(fields) })
    if (search !== searches.current) return
    isSearching.value = false
    found.value = answer.found
    if (answer.found) summary.value = answer.said.join(" ")
    else fault.value = answer.said.join(" ")
  }

  const dealFound = ({ level, number }: GradedDeal) =>
    begin({
      ...kindOf(new FormData(form.current!)),
      number: level ? `${level}:${number}` : `${number}`,
    })

  return (
    <Modal title={label("new")}>
      <form ref={form} onSubmit={submit}>
        <RadioGroup
          name="game"
          legend={label("new-game")}
          chosen={game.value}
          choose={(name) => {
            game.value = name
            forgetFound()
          }}
          rows
          from={[
            ...games.map(
              (name) => [name, label(`game-${name}`), label(`game-${name}-is`)] as const,
            ),
            ["other", label("new-other"), label("new-other-is")],
          ]}
        />
        <div class="fields" hidden={game.value !== "other"}>
          <label>
            {label("new-rules")}
            <input
              name="rules"
              {...given}
              onInput={forgetFound}
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
            />
          </label>
          <label>
            {label("new-scoring")}
            <select name="scoring">
              {scorings.map((name) => (
                <option key={name} value={name}>
                  {label(`scoring-${name}`)}
                </option>
              ))}
            </select>
          </label>
        </div>

        <RadioGroup
          name="cards"
          legend={label("new-deal")}
          chosen={deal.value}
          choose={(name) => {
            deal.value = name
            forgetFound()
          }}
          from={deals
            .filter((name) => name !== "find" || now)
            .map((name) => [name, label(`deal-${name}`)])}
        />
        {deal.value === "random" && game.value !== "other" && (
          <RadioGroup
            name="level"
            legend={label("level")}
            chosen={level}
            choose={(name) => {
              chosen.value = name as Level
            }}
            from={known.map((name) => [name, label(`level-${name}`), label(`level-${name}-is`)])}
            rows
          />
        )}
        {finding && <Wanted solitario={solitario} />}
        <div class="fields" hidden={deal.value !== "number"}>
          <label>
            {label("new-number")}
            <input name="number" {...given} inputmode="numeric" autocomplete="off" />
          </label>
        </div>
        <div class="fields" hidden={deal.value !== "paste"}>
          <label>
            {label("new-paste")}
            <textarea name="paste" {...given} rows={4} autocapitalize="off" spellcheck={false} />
          </label>
        </div>
        <div class="fields" hidden={deal.value !== "file"}>
          <label>
            {label("new-file")}
            <input
              name="file"
              type="file"
              {...given}
              accept=".txt,.json,.game,text/plain,application/json"
            />
          </label>
        </div>

        <Checkbox
          name="original"
          checked={original.value}
          change={(isOn) => {
            original.value = isOn
          }}
        >
          {label("new-original")}
        </Checkbox>
        {isLeft && !original.value && <p class="aside">{label("new-leaves")}</p>}
        <footer ref={foot} class={finding && found.value?.length ? "flat" : undefined}>
          <p id="new-fault" role="alert" class="fault">
            {fault.value}
          </p>
          {!finding && (
            <p aria-live="polite" aria-atomic="true" class="aside">
              {waiting.value && label("new-waiting")}
            </p>
          )}
          <button type="submit" class="main">
            {label(finding ? "find" : "new-play")}
          </button>
          {finding && (
            <p aria-live="polite" aria-atomic="true">
              {isSearching.value ? label("find-waiting") : summary.value}
            </p>
          )}
        </footer>
        {finding && found.value && found.value.length > 0 && (
          <FoundDeals found={found.value} solitario={solitario} onPlay={dealFound} />
        )}
      </form>
    </Modal>
  )
}

const textOf = (form: FormData) => (name: string) => String(form.get(name) ?? "").trim()

// The rules that the form asks for.
function kindOf(form: FormData): NewGame {
  const text = textOf(form)
  const game = text("game")
  const body: NewGame =
    game === "other" ? { rules: text("rules"), scoring: text("scoring") } : { game }
  if (form.has("original")) body.original = true
  return body
}

// The form as a request; null if no file was chosen.
async function read(form: FormData): Promise<NewGame | null> {
  const text = textOf(form)
  const body = kindOf(form)
  switch (text("cards")) {
    case "random": {
      const level = text("level") as Level | ""
      return level ? { ...body, level } : body
    }
    case "winnable":
      return { ...body, winnable: true }
    case "number":
      return { ...body, number: text("number") }
    case "paste":
      return { ...body, ...ofText(text("paste")) }
    case "file": {
      const file = form.get("file")
      return file instanceof File && file.name
        ? { ...body, ...ofText((await file.text()).trim()) }
        : null
    }
  }
  return body
}

// The text of a game contains its rules; the text of a deal does not.
function ofText(text: string): NewGame {
  return text.startsWith("winnable game")
    ? { text, game: null, rules: null, scoring: null }
    : { deal: text }
}
