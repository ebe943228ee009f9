// A table of the player's own: the editor, and the question which card a move shows. The server says
// what it understands of the fields, and what is wrong with them.

import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { act, askQuietly, newGame, sendTyped } from "../net/server"
import { label, table, words } from "../net/state"
import type { Description, Layout, Reply } from "../net/wire"
import { drawing } from "../table/drawings"
import { closeDialog, Modal } from "./modal"
import { games } from "./new"

export function OwnTableDialog() {
  const layout = useSignal<Layout | null>(null)
  const places = useSignal<Record<string, string>>({})
  const pasted = useSignal("")
  const fault = useSignal("")
  const at = useSignal("1") // the place that gets the next card
  const timer = useRef(0)
  const answered = useRef<Promise<string>>(Promise.resolve(""))
  const waiting = useRef(0) // requests that wait for the answer to the one before
  const writes = useRef(0) // what the player has written so far, and after how much of it each place was written
  const written = useRef(new Map<string, number>())
  const emptied = useRef(0)

  // Returns the table if it is possible. Each request begins with what the one before it left; one that
  // waits takes along what is typed meanwhile.
  function describe(more: Partial<Description> = {}): Promise<string> {
    clearTimeout(timer.current)
    if (waiting.current && !Object.keys(more).length) return answered.current
    waiting.current += 1
    const since = writes.current
    answered.current = answered.current.then(() => {
      waiting.current -= 1
      return ask(more, since)
    })
    return answered.current
  }

  async function ask(more: Partial<Description>, since: number): Promise<string> {
    const sent = Object.entries(places.value).map(([place, text]) => ({ place, text }))
    const game = layout.value?.game ?? table.value?.rules ?? ""
    const description = { game, places: sent, text: "", current: false, ...more }
    const { layout: now, said } = await askQuietly({ do: "describe", description })
    fault.value = said.join(" ")
    if (!now) return ""
    layout.value = now
    if (!now.places.some(({ place }) => place === at.value)) at.value = "1" // another game has fewer
    // What the player types stays as it is, except what a paste or another game changes.
    const typed = places.value
    const isNewer = (place: string) =>
      Math.max(emptied.current, written.current.get(place) ?? 0) > since
    if (more.text || more.current || more.game !== undefined)
      places.value = Object.fromEntries(
        now.places.map(({ place, text }) => [place, isNewer(place) ? (typed[place] ?? "") : text]),
      )
    if (more.text && now.fault !== whole && pasted.value === more.text) pasted.value = ""
    return now.table
  }

  useEffect(() => {
    void describe({ current: !!table.value?.own })
    return () => clearTimeout(timer.current)
  }, [])

  function write(place: string, text: string) {
    places.value = { ...places.value, [place]: text }
    written.current.set(place, ++writes.current)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void describe(), pause)
  }

  function add(text: string) {
    const before = places.value[at.value] ?? ""
    write(at.value, before ? `${before}, ${text}` : text)
    void describe()
  }

  function erase() {
    const parts = (places.value[at.value] ?? "").split(",")
    write(at.value, parts.slice(0, -1).join(",").trim())
    void describe()
  }

  // What is still in the box for a whole table counts too.
  async function play() {
    const form = document.querySelector<HTMLElement>(".own")
    const possible = await describe({ text: pasted.value })
    if (!possible) {
      form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
      return
    }
    const begun = await newGame({ table: possible })
    if (typeof begun === "string") closeDialog()
    else fault.value = begun.error
  }

  const now = layout.value
  const said = fault.value || now?.said
  return (
    <Modal title={label("own")} about={label("own-what")}>
      <form
        class="own"
        onSubmit={(event) => {
          event.preventDefault()
          void play()
        }}
      >
        <div class="fields">
          <label>
            {label("own-game")}
            <select
              name="game"
              value={now?.preset || now?.game}
              onChange={(event) => describe({ game: event.currentTarget.value })}
            >
              {now && !now.preset && (
                <option value={now.game}>
                  {table.value?.rules === now.game ? table.value.title : now.game}
                </option>
              )}
              {games.map((name) => (
                <option key={name} value={name}>
                  {label(`game-${name}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {label("own-paste")}
            <textarea
              rows={2}
              aria-invalid={now?.fault === whole}
              aria-describedby={now?.fault === whole ? "own-said" : undefined}
              placeholder={label("own-example")}
              value={pasted.value}
              onInput={(event) => {
                pasted.value = event.currentTarget.value
              }}
            />
          </label>
          <div class="row">
            <button type="button" onClick={() => describe({ text: pasted.value })}>
              {label("own-fill")}
            </button>
            <button type="button" onClick={() => describe({ current: true })}>
              {label("own-now")}
            </button>
            <button
              type="button"
              onClick={() => {
                places.value = {}
                emptied.current = ++writes.current
                void describe()
              }}
            >
              {label("own-empty")}
            </button>
          </div>
        </div>
        <div class="fields places">
          {now?.places.map(({ place, name }) => (
            <label key={place}>
              {name}
              <input
                name={`place-${place}`}
                autocomplete="off"
                autocapitalize="off"
                spellcheck={false}
                inputMode={isTouched() ? "none" : "text"}
                data-chosen={place === at.value || undefined}
                aria-invalid={place === now.fault}
                aria-describedby={place === now.fault ? "own-said" : undefined}
                placeholder={place === "p" ? "1" : undefined}
                value={places.value[place] ?? ""}
                onFocus={() => {
                  at.value = place
                }}
                onInput={(event) => write(place, event.currentTarget.value)}
              />
            </label>
          ))}
        </div>
        <div class="picker">
          {now && (
            <Cards
              deck={now.deck}
              cards={now.left}
              to={now.places.find(({ place }) => place === at.value)?.name}
              choose={(name) => add(name)}
            >
              <button type="button" onClick={() => add("1 ??")}>
                {label("own-hidden")}
              </button>
              <button type="button" onClick={erase}>
                {label("own-erase")}
              </button>
            </Cards>
          )}
          {now && (
            <button type="submit" class="main">
              {label("own-play")}
            </button>
          )}
          <p id="own-said" aria-live="polite" aria-atomic="true" class="outcome">
            {said}
          </p>
        </div>
      </form>
    </Modal>
  )
}

const whole = "text" // what is at fault: the box for a whole table
const pause = 500 // milliseconds without a key, before the server is asked
// Where fingers type, the buttons of the cards are used, and no keyboard covers the fields.
const isTouched = () => matchMedia("(pointer: coarse)").matches

type CardsOf = {
  deck: Layout["deck"]
  cards: number[]
  to?: string | undefined // the name of the place that gets the card
  choose: (name: string, card: number) => unknown
  children?: ComponentChildren
}

// Buttons for cards: pictures with names, a row for each suit. A card that is not offered leaves its
// place empty, so that no other moves under the pointer.
function Cards({ deck, cards, to, choose, children }: CardsOf) {
  const names = words.value?.cards[deck] ?? []
  const suits = 4
  const ranks = names.length / suits
  return (
    <fieldset class="cards">
      <legend>
        {to && <b>{to}</b>} {label("own-cards")}
      </legend>
      {children && <div class="row">{children}</div>}
      <div class={`faces ${deck}`}>
        {names.map((_, at) => {
          const card = (at % ranks) * suits + Math.floor(at / ranks)
          const isOffered = cards.includes(card)
          return (
            <button
              type="button"
              key={card}
              aria-label={names[card]}
              aria-disabled={!isOffered}
              title={names[card]}
              onClick={() => isOffered && choose(names[card] ?? "", card)}
            >
              <svg viewBox="0 0 240 336" aria-hidden="true">
                <use href={drawing(deck, `c${card}`)} />
              </svg>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

// Asks which card a move shows, until the table has no question. Closing the dialog takes the move back.
export function RevealDialog() {
  const asked = table.value?.asked
  const said = useSignal("")
  // Not useEffect: it runs after the next frame, and Escape may come before.
  useLayoutEffect(
    () => () => {
      if (table.value?.asked) void act("no")
    },
    [],
  )
  useLayoutEffect(() => {
    if (!asked) closeDialog()
  }, [!asked])
  const typed = useSignal("")
  function name(reply: Reply) {
    said.value = reply.ok ? "" : reply.said.join(" ")
    typed.value = ""
  }
  return (
    <Modal title={label("reveal")} about={asked?.said}>
      {asked && (
        <>
          <form
            class="row"
            onSubmit={(event) => {
              event.preventDefault()
              void sendTyped(typed.value).then(name)
            }}
          >
            <label for="reveal-name">{label("reveal-name")}</label>
            <input
              id="reveal-name"
              aria-invalid={!!said.value}
              aria-describedby={said.value ? "reveal-said" : undefined}
              autocomplete="off"
              value={typed.value}
              onInput={(event) => {
                typed.value = event.currentTarget.value
              }}
            />
            <button type="submit">{label("reveal-say")}</button>
          </form>
          <Cards
            deck={table.value!.deck}
            cards={asked.cards}
            choose={(_, card) => act("reveal", { card }).then(name)}
          />
        </>
      )}
      <p id="reveal-said" aria-live="polite" aria-atomic="true">
        {said.value}
      </p>
      <button type="button" onClick={closeDialog}>
        {label("reveal-no")}
      </button>
    </Modal>
  )
}
