// A race: makes one, invites others, shows who is ready and how everybody stands.

import { useSignal } from "@preact/signals"
import { forget, leave, linkToRace, listen, make, tell } from "../net/race"
import { openGame } from "../net/server"
import { announce, dialog, label, race, table } from "../net/state"
import type { Race } from "../net/wire"
import { GameField } from "./game"
import { closeDialog, Modal } from "./modal"
import { games } from "./new"

listen(showTable)

export function RaceDialog() {
  const now = race.value
  return <Modal title={now?.title ?? label("race")}>{now ? <Room now={now} /> : <Making />}</Modal>
}

function showTable() {
  if (dialog.value) closeDialog()
}

function toGame() {
  const own = race.value?.game
  if (own && own !== table.value?.id) openGame(own)
  showTable()
}

function Making() {
  const fault = useSignal("")
  const usual = table.value?.game ?? ""
  const game = useSignal(games.includes(usual) ? usual : games[0]!)
  async function begin() {
    fault.value = (await make(game.value))?.error ?? ""
  }
  return (
    <>
      <p>{label("race-what")}</p>
      <GameField
        id="race-game"
        value={game.value}
        choose={(name) => {
          game.value = name
        }}
      />
      <div class="buttons">
        <button type="button" class="main" onClick={() => void begin()}>
          {label("race-make")}
        </button>
      </div>
      <p role="alert" class="fault">
        {fault.value}
      </p>
    </>
  )
}

function Room({ now }: { now: Race }) {
  const { stage, racers } = now
  const own = racers.find((each) => each.own)
  async function copy() {
    try {
      await navigator.clipboard.writeText(linkToRace(now.id))
      announce(label("copied"))
    } catch {
      // The browser has no clipboard without https, or forbids it.
      ;(document.getElementById("race-link") as HTMLInputElement).select()
      announce(label("not-copied"))
    }
  }
  return (
    <>
      {stage === "lobby" && (
        <div class="fields">
          <label for="race-link">{label("race-link")}</label>
          <input
            id="race-link"
            readOnly
            value={linkToRace(now.id)}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" onClick={() => void copy()}>
            {label("race-copy")}
          </button>
        </div>
      )}
      <ul class="racers">
        {racers.map(({ text, own }, at) => (
          <li key={at} data-own={own || undefined}>
            {text}
          </li>
        ))}
      </ul>
      <div class="buttons">
        {stage === "lobby" && now.ready && (
          <button type="button" class="main" onClick={() => tell("ready")}>
            {label("race-ready")}
          </button>
        )}
        {now.game && (
          <button type="button" class="main" onClick={toGame}>
            {label("race-go")}
          </button>
        )}
        {stage === "running" && (
          <button type="button" onClick={() => tell("stand")}>
            {label("race-stand")}
          </button>
        )}
        {stage === "over" ? (
          <button type="button" onClick={forget}>
            {label("race-make")}
          </button>
        ) : (
          own?.state !== "won" && (
            <button
              type="button"
              onClick={() => {
                leave()
                closeDialog()
              }}
            >
              {label("race-leave")}
            </button>
          )
        )}
      </div>
      {stage === "lobby" && own?.state === "ready" && <p>{label("race-waiting")}</p>}
      <details class="proof">
        <summary>{label("ranked-proof")}</summary>
        {now.proof.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    </>
  )
}
