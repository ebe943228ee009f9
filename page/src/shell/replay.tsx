// The replay: shows the line being played step by step, and changes nothing.

import { signal, useSignal } from "@preact/signals"
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { askQuietly } from "../net/server"
import { announce, label, replayed, table } from "../net/state"
import { focusTable } from "../table/focus"

export const replaying = signal(false)

const pauses = { slow: 2000, normal: 1000, fast: 300 } // milliseconds for each step

let opener: Element | null = null

export function startReplay() {
  opener = document.activeElement
  replaying.value = true
  void showStep(0)
}

function endReplay() {
  replaying.value = false
  replayed.value = null
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  else focusTable()
}

async function showStep(at: number) {
  const reply = await askQuietly({ do: "replay", at })
  if (replaying.value) announce(reply.said.join(" "))
  else replayed.value = null
}

export function Replay() {
  const playing = useSignal(false)
  const speed = useSignal<keyof typeof pauses>("normal")
  const first = useRef<HTMLButtonElement>(null)
  const at = replayed.value?.at ?? 0
  const steps = table.value?.steps ?? 0

  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), []) // before the next key
  useEffect(() => {
    if (!playing.value) return
    if (at >= steps) {
      playing.value = false
      return
    }
    const timer = setTimeout(() => showStep(at + 1), pauses[speed.value])
    return () => clearTimeout(timer)
  }, [playing.value, speed.value, at, steps])

  const go = (to: number) => {
    playing.value = false
    void showStep(Math.max(0, Math.min(steps, to)))
  }
  const toggle = () => {
    if (!playing.value && at >= steps) void showStep(0)
    playing.value = !playing.value
  }
  return (
    <section
      class="replay"
      aria-labelledby="h-replay"
      onKeyDown={(event) => {
        if (event.key === "Escape") endReplay()
      }}
    >
      <h2 id="h-replay" class="sr">
        {label("replay")}
      </h2>
      <label class="range">
        <span>{label("replay-step")}</span>
        <input
          type="range"
          min={0}
          max={steps}
          value={at}
          onInput={(event) => go(event.currentTarget.valueAsNumber)}
        />
        <span class="value" aria-hidden="true">
          {at}
        </span>
      </label>
      <div class="buttons">
        <button type="button" onClick={() => go(0)}>
          {label("replay-first")}
        </button>
        <button type="button" onClick={() => go(at - 1)}>
          {label("replay-back")}
        </button>
        <button type="button" ref={first} onClick={toggle}>
          {label(playing.value ? "replay-pause" : "replay-play")}
        </button>
        <button type="button" onClick={() => go(at + 1)}>
          {label("replay-forward")}
        </button>
        <button type="button" onClick={() => go(steps)}>
          {label("replay-last")}
        </button>
        <label>
          {label("replay-speed")}
          <select
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
        </label>
        <button type="button" onClick={endReplay}>
          {label("replay-end")}
        </button>
      </div>
    </section>
  )
}
