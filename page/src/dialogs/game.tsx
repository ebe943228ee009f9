// The field for the game of a contest.

import { label } from "../net/state"
import { games } from "./new"

export function GameField(props: { id: string; value: string; choose: (game: string) => void }) {
  return (
    <div class="fields">
      <label for={props.id}>{label("ranked-game")}</label>
      <select
        id={props.id}
        value={props.value}
        onChange={(event) => props.choose(event.currentTarget.value)}
      >
        {games.map((name) => (
          <option key={name} value={name}>
            {label(`game-${name}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
