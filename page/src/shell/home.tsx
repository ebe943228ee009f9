// Where a player begins: go on, the next game, the deals of today, the other games, and how it went.
// What the server tells about them comes a moment later and moves nothing: a press may be under way.

import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { useEffect } from "preact/hooks"
import { closeDialog, Modal } from "../dialogs/modal"
import { askForGame, games } from "../dialogs/new"
import { dailyLevels, deal } from "../net/deals"
import { levelsOf } from "../net/preferences"
import { act, askQuietly } from "../net/server"
import { dialog, label, levels, table } from "../net/state"
import { hasOthers } from "../net/transport"
import type { GameStatistics, KeptGame, Level, NewGame } from "../net/wire"
import { dealAgain } from "./again"
import { nameOf } from "./name"
import { startTutorial } from "./tutor"

export function HomeDialog() {
  const now = table.value
  const won = useSignal<string[]>([]) // of today's deals
  const last = useSignal<GameStatistics | null>(null)
  const kept = useSignal<Record<string, string>>({})
  useEffect(() => {
    if (!table.value) return
    import("../dialogs/board").catch(() => {}) // it asks the server when it opens: have its code by then
    void askQuietly({ do: "days" }).then(({ month }) => {
      won.value = month?.days.find((each) => each.day === month.today)?.won ?? []
    })
    void askQuietly({ do: "mine" }).then(({ mine }) => {
      // the newest of each game
      kept.value = Object.fromEntries((mine ?? []).reverse().map((each) => [each.game, goOn(each)]))
    })
    void askQuietly({ do: "statistics" }).then(({ statistics }) => {
      last.value = statistics?.[0] ?? null
    })
  }, [])

  const game = now?.game ?? ""
  const isGraded = levels.value[game] !== undefined
  const level = levels.value[game] ?? "random"
  return (
    <Modal title={label("home")}>
      <div class="home">
        <section>
          {now && (
            <Entry main text={label("home-continue")} action={closeDialog}>
              {now.deal}, {now.progress}
            </Entry>
          )}
          <Entry main={!now} text={label("new")} action={leave(dealAgain)}>
            {now && [nameOf(now), isGraded && label(`level-${level}`)].filter(Boolean).join(", ")}
          </Entry>
        </section>
        {now?.dailies && (
          <Part name="daily-today">
            {dailyLevels.map((name) => (
              <Entry
                key={name}
                text={label(`daily-${name}`)}
                action={begin({ rules: now.rules, scoring: now.scoring, daily: name })}
              >
                {won.value.includes(name) && label("daily-won")}
              </Entry>
            ))}
            <Opener name="daily" />
          </Part>
        )}
        {isGraded && (
          <Part name="level">
            {levelsOf(game).map((name) => (
              <Entry
                key={name}
                text={label(`level-${name}`)}
                isChosen={name === level}
                action={begin({ game, level: name as Level })}
              >
                {label(`level-${name}-is`)}
              </Entry>
            ))}
          </Part>
        )}
        <Part name="games">
          {games.map((name) => (
            <Entry
              key={name}
              text={label(`game-${name}`)}
              isChosen={name === game}
              action={begin({ game: name, resume: true })}
            >
              <span>
                {[
                  levels.value[name] && label(`level-${levels.value[name]}`),
                  label(`game-${name}-is`),
                ]
                  .filter(Boolean)
                  .join(". ")}
              </span>
              {kept.value[name] && <span>{kept.value[name]}</span>}
            </Entry>
          ))}
          <Entry text={label("other")} action={() => askForGame()} />
          {now && <Opener name="own" text={now.own ? "own-edit" : "own"} />}
          {now && hasOthers && (
            <>
              <Opener name="board" text="ranked" />
              <Opener name="race" />
            </>
          )}
        </Part>
        <Part name="home-learn">
          {now && <Entry text={label("tutorial")} action={leave(startTutorial)} />}
          {now && <Entry text={label("mistake")} action={leave(() => act("mistake"))} />}
          <Opener name="rules" />
        </Part>
        <Part name="home-you">
          {now && <Opener name="mine" />}
          {now && <Opener name="stats" />}
          <Opener name="profile" />
          <Opener name="about" />
          {last.value && (
            <p>
              {last.value.title}.{" "}
              {last.value.facts
                .slice(0, 2)
                .map(({ name, text }) => `${name}: ${text}`)
                .join(", ")}
            </p>
          )}
        </Part>
      </div>
    </Modal>
  )
}

// Closes the page before it acts: the table gets the focus.
const leave = (action: () => unknown) => () => {
  closeDialog()
  void action()
}
const goOn = ({ text }: KeptGame) => `${label("home-continue")}: ${text}`
const begin = (wanted: NewGame) => leave(() => deal(wanted))

function Part({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section aria-labelledby={`h-${name}`}>
      <h3 id={`h-${name}`}>{label(name)}</h3>
      <div class="entries">{children}</div>
    </section>
  )
}

type EntryOf = {
  text: string
  action: () => unknown
  main?: boolean
  isChosen?: boolean
  children?: ComponentChildren
}

function Entry({ text, action, main, isChosen, children }: EntryOf) {
  return (
    <button
      type="button"
      class={main ? "main" : undefined}
      aria-current={isChosen || undefined}
      onClick={() => void action()}
    >
      <b>{text}</b>
      {children && <small>{children}</small>}
    </button>
  )
}

const Opener = ({ name, text = name }: { name: string; text?: string }) => (
  <Entry
    text={label(text)}
    action={() => {
      dialog.value = name
    }}
  />
)
