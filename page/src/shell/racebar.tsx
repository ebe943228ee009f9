// The race below the table: how many cards each player has out. It is not a live region: the status line
// says what happens.

import { dialog, label, race } from "../net/state"

export function RaceBar() {
  const now = race.value
  if (!now || now.stage === "lobby" || now.stage === "countdown") return null
  return (
    <section class="race" aria-label={now.title}>
      <ul>
        {now.racers.map(({ name, own, text, cards, state, here }, at) => (
          <li
            key={at}
            data-own={own || undefined}
            data-gone={state === "left" || !here || undefined}
          >
            <span class="who" aria-hidden="true">
              <span>{name}</span> <b>{cards}</b>
            </span>
            <span class="scale" aria-hidden="true">
              <span style={{ width: `${(100 * cards) / now.total}%` }} />
            </span>
            <span class="sr">{text}</span>
          </li>
        ))}
      </ul>
      <div class="buttons">
        <button
          type="button"
          onClick={() => {
            dialog.value = "race"
          }}
        >
          {label("race")}
        </button>
      </div>
    </section>
  )
}
