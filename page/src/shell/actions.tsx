// The buttons of the game, below the table and in place of it.

import { Button } from "../dialogs/button"
import { askForGame } from "../dialogs/new"
import { act } from "../net/server"
import { label, link, table } from "../net/state"
import { dealAgain } from "./again"
import { redo } from "./menus"

// Replaces the table if the game is gone, is open elsewhere or cannot be read.
export function NoTable() {
  return (
    <section class="buttons" aria-label={label("actions")}>
      {["busy", "full", "unreadable"].includes(link.value) && (
        <Button action={() => location.reload()}>{label("reload")}</Button>
      )}
      <Button main action={() => askForGame()}>
        {label("new")}
      </Button>
    </section>
  )
}

// Every button is there, in its place, in every state of a game. On a phone the first group stays at the
// lower edge, under the thumb.
export function Actions() {
  const now = table.value
  const hand = now?.hand
  const isWon = now?.ended === "won"
  const redoButton = (
    <Button idle={!now?.redo.length} action={redo} tip="help-redo shift+undo">
      {label("redo")}
    </Button>
  )
  return (
    <section class="actions" aria-labelledby="h-actions">
      <h2 id="h-actions" class="sr">
        {label("actions")}
      </h2>
      <div class="buttons thumbs">
        <Button idle={isWon} action={() => act("draw")} tip="help-draw draw">
          {label("draw")}
        </Button>
        {hand && (
          <>
            <Button idle={!now?.held} action={() => act("discard")} tip="help-discard discard">
              {label("discard")}
            </Button>
            <Button idle={!now?.held} action={() => act("back")} tip="help-back backspace">
              {label("back")}
            </Button>
          </>
        )}
        <Button main idle={!now?.undo} action={() => act("undo")} tip="help-undo undo">
          {label("undo")}
        </Button>
        {!hand && redoButton}
        <Button main idle={isWon} action={() => act("hint")} tip="help-hint hint">
          {label("hint")}
        </Button>
      </div>
      <div class="buttons">
        {hand && (
          <>
            <Button
              idle={now?.held?.source !== "s"}
              action={() => act("deck")}
              tip="help-deck control-p"
            >
              {label("deck")}
            </Button>
            {redoButton}
          </>
        )}
        <Button idle={isWon} action={() => act("option", { number: 1 })} tip="help-moves moves">
          {label("moves")}
        </Button>
        <Button idle={!now?.offer} action={() => act("do")}>
          {label("do")}
        </Button>
        <Button action={dealAgain} tip="help-new new">
          {label("new")}
        </Button>
      </div>
    </section>
  )
}
