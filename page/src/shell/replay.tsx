// The replay: shows on the table, step by step, the line being played, or how it could have been won.
// It changes nothing. With a review it marks the mistakes.

import { effect, signal, untracked, useSignal } from "@preact/signals"
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { Button } from "../dialogs/button"
import { closeDialog } from "../dialogs/modal"
import { act, askQuietly } from "../net/server"
import {
  announce,
  dialog,
  isSeen,
  isWin,
  label,
  link,
  mistakeAfter,
  progress,
  replayed,
  reviewed,
  table,
} from "../net/state"
import type { Reply, ReviewReport, Table } from "../net/wire"
import { focusTable, isLost } from "../table/focus"

export const replaying = signal(false)
const playing = signal(false)

const pauses = { slow: 2000, normal: 1000, fast: 300 } // milliseconds for each step

let opener: Element | null = null
let number = 0 // of the replay: an answer to an earlier one is ignored
let line: string | null = null // what is replayed; null: not known until the review has come

// Names the line that is on the table. Another game, and a move of another window, change it.
const lineOf = (now: Table | null) => now && `${now.id} ${now.steps}`

effect(() => {
  const now = lineOf(table.value)
  if (replaying.peek() && line !== null && now !== line) untracked(endReplay)
})

function open() {
  if (!replaying.value) opener = document.activeElement
  clear()
  replaying.value = true
  line = lineOf(table.value)
}

function clear() {
  number++
  if (progress.value !== null && link.value === "open") void askQuietly({ do: "stop" })
  progress.value = replayed.value = reviewed.value = null
  playing.value = isWin.value = false
}

export function startReplay() {
  open()
  void showStep(0)
}

// Shows the place where the game was lost, or its end.
export async function startReview() {
  open()
  const own = number
  line = null
  announce(label("review-waiting"))
  progress.value = 0
  void look(table.value?.steps ?? 0)
  const { review, said } = await askQuietly({ do: "review" })
  if (own !== number) return
  progress.value = null
  if (!review) {
    endReplay()
    return announce(said.join(" ") || label("server-gone"))
  }
  line = lineOf(table.value)
  reviewed.value = review
  const { steps, first_lost, last_winnable, said: found } = review
  await showStep(first_lost === null ? steps : (last_winnable ?? 0), found[0])
}

function endReplay() {
  const hadFocus = isLost() || !!document.activeElement?.closest(".replay")
  clear()
  replaying.value = false
  if (dialog.value === "review") closeDialog()
  isSeen.value = true // its last sentence is about another table
  if (!hadFocus) return // such as the command box, if a typed move ends it
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  else queueMicrotask(focusTable) // the stop may belong to the table that is drawn next
}

// Shows a step; null if the replay has ended meanwhile.
async function look(at: number): Promise<Reply | null> {
  const own = number
  const reply = await askQuietly({ do: "replay", at, won: isWin.value })
  if (own !== number) return null
  if (reply.table) replayed.value = reply.table
  else playing.value = isWin.value = false // the server knows no review any more
  return reply
}

// Says the mistake that comes next, or the sentence about the step, or another one. Returns whether it
// is shown.
async function showStep(at: number, other?: string): Promise<boolean> {
  const reply = await look(at)
  const sentence = other ?? (isWin.value ? undefined : mistakeAfter(at)?.said)
  if (reply) announce(reply.table && sentence ? sentence : reply.said.join(" "))
  return !!reply?.table
}

const stepsNow = () => (replayed.value ?? table.value)?.steps ?? 0

function go(to: number) {
  playing.value = false
  void showStep(Math.max(0, Math.min(stepsNow(), to)))
}

export function Replay() {
  const speed = useSignal<keyof typeof pauses>("normal")
  const first = useRef<HTMLButtonElement>(null)
  const at = replayed.value?.at ?? 0
  const steps = stepsNow()
  const found = reviewed.value
  const marks = isWin.value ? [] : (found?.mistakes ?? []).map(({ step }) => step - 1)
  const before = marks.findLast((mark) => mark < at)
  const after = marks.find((mark) => mark > at)
  const playName = playing.value ? "replay-pause" : "replay-play"

  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), []) // before the next key
  useLayoutEffect(() => {
    if (isLost()) first.current?.focus({ preventScroll: true }) // another review has begun
  }, [found])
  useEffect(() => {
    if (!playing.value || dialog.value) return // it waits for the reader of a dialog
    if (at >= steps) {
      playing.value = false
      return
    }
    const timer = setTimeout(() => showStep(at + 1), pauses[speed.value])
    return () => clearTimeout(timer)
  }, [playing.value, dialog.value, speed.value, at, steps])

  const toggle = async () => {
    if (playing.value || at < steps) playing.value = !playing.value
    else if (await showStep(0)) playing.value = true
  }
  const showWin = async () => {
    playing.value = false
    isWin.value = !isWin.value
    if (await showStep(found!.last_winnable!)) playing.value = isWin.value
  }
  const playOn = async () => {
    endReplay()
    await act("retry")
    focusTable()
  }
  return (
    <section
      class="actions replay"
      aria-labelledby="h-replay"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return
        event.preventDefault() // the table, which has the focus then, must not take the key, too
        endReplay()
      }}
    >
      <h2 id="h-replay" class="sr">
        {label("replay")}
      </h2>
      {progress.value !== null ? (
        <progress aria-label={label("review")} value={progress.value} />
      ) : (
        <label class="range">
          <span class="sr">{label("replay-step")}</span>
          <span class="track">
            {found && !isWin.value && <Curve found={found} />}
            <input
              type="range"
              min={0}
              max={steps}
              value={at}
              aria-valuetext={replayed.value?.progress}
              onInput={(event) => go(event.currentTarget.valueAsNumber)}
            />
          </span>
        </label>
      )}
      <div class="buttons thumbs">
        {marks.length ? (
          <Way name="mistake-before" to={before ?? at} idle={before === undefined} />
        ) : (
          <Way name="first" to={0} />
        )}
        <Way name="back" to={at - 1} />
        <button type="button" ref={first} data-tip={playName} onClick={toggle}>
          <Icon name={playName} />
        </button>
        <Way name="forward" to={at + 1} />
        {marks.length ? (
          <Way name="mistake-after" to={after ?? at} idle={after === undefined} />
        ) : (
          <Way name="last" to={steps} />
        )}
        <select
          aria-label={label("replay-speed")}
          value={speed.value}
          onChange={(event) => {
            speed.value = event.currentTarget.value as keyof typeof pauses
          }}
        >
          {Object.keys(pauses).map((name) => (
            <option key={name} value={name}>
              {label(`speed-${name}`)}
            </option>
          ))}
        </select>
      </div>
      <div class="buttons">
        <Button action={endReplay}>{label("replay-end")}</Button>
        {!!found?.line.length && (
          <button type="button" aria-pressed={isWin.value} onClick={showWin}>
            {label("replay-win")}
          </button>
        )}
        {found?.longer && <Button action={startReview}>{label("review-longer")}</Button>}
        {found && found.first_lost !== null && found.last_winnable !== null && (
          <Button main action={playOn}>
            {label("retry")}
          </Button>
        )}
        {found && (
          <Button
            action={() => {
              dialog.value = "review"
            }}
          >
            {label("review-more")}
          </Button>
        )}
      </div>
    </section>
  )
}

// A button that shows another step.
function Way({ name, to, idle }: { name: string; to: number; idle?: boolean }) {
  return (
    <Button idle={!!idle} tip={`replay-${name}`} action={() => go(to)}>
      <Icon name={`replay-${name}`} />
    </Button>
  )
}

const icons: Record<string, string> = {
  "replay-first": "M6 5V19M17 5 10 12 17 19",
  "replay-back": "M15 5 8 12 15 19",
  "replay-play": "M8 5 18 12 8 19Z",
  "replay-pause": "M8 5V19M16 5V19",
  "replay-forward": "M9 5 16 12 9 19",
  "replay-last": "M7 5 14 12 7 19M18 5V19",
}
icons["replay-mistake-before"] = icons["replay-first"]!
icons["replay-mistake-after"] = icons["replay-last"]!

function Icon({ name }: { name: string }) {
  return (
    <>
      <span class="sr">{label(name)}</span>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[name]} />
      </svg>
    </>
  )
}

// The share of the games of the same look that can still be won, behind the steps; and the mistakes.
function Curve({ found: { points, steps, first_lost, mistakes } }: { found: ReviewReport }) {
  const line = points.map(({ at, share }) => `${at},${1 - share}`).join(" ")
  return (
    <svg viewBox={`0 0 ${Math.max(1, steps)} 1`} preserveAspectRatio="none" aria-hidden="true">
      <polygon points={`0,1 ${line} ${points.at(-1)!.at},1`} />
      {mistakes.map(({ step }) => (
        <path key={step} class={step === first_lost ? "lost" : undefined} d={`M${step - 1} 0V1`} />
      ))}
    </svg>
  )
}
