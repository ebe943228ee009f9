// The buttons of the game, below the table and in place of it.

import { Button } from "../dialogs/button"
import { askForGame } from "../dialogs/new"
import { act } from "../net/server"
import { label, link, table } from "../net/state"
import { dealAgain } from "./again"
import { endOf } from "./ended"
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

// The moves to choose from. A digit chooses one too.
export function MoveChoices() {
  const choices = table.value?.choices ?? []
  if (!choices.length) return null
  return (
    <section class="buttons" aria-label={label("choose")}>
      {choices.map((choice, at) => (
        <Button key={at} action={() => act("choose", { number: at + 1 })}>
          {choice}
        </Button>
      ))}
    </section>
  )
}

// On a phone the first group stays at the lower edge, under the thumb.
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
        {!isWon && (
          <Button action={() => act("draw")} tip="help-draw draw">
            {label("draw")}
          </Button>
        )}
        {hand && !isWon && (
          <Button idle={!now?.held} action={() => act("discard")} tip="help-discard discard">
            {label("discard")}
          </Button>
        )}
        {hand && !isWon && (
          <Button idle={!now?.held} action={() => act("back")} tip="help-back backspace">
            {label("back")}
          </Button>
        )}
        <Button main idle={!now?.undo} action={() => act("undo")} tip="help-undo undo">
          {label("undo")}
        </Button>
        {!hand && redoButton}
        {!isWon && (
          <Button main action={() => act("hint")} tip="help-hint hint">
            {label("hint")}
          </Button>
        )}
      </div>
      <div class="buttons">
        {now?.finish && !endOf(now) && (
          <Button main action={() => act("finish")} tip="help-finish finish">
            {label("finish")}
          </Button>
        )}
        {hand
          ? !isWon && (
              <Button
                idle={now?.held?.source !== "s"}
                action={() => act("deck")}
                tip="help-deck control-p"
              >
                {label("deck")}
              </Button>
            )
          : now?.held && (
              <Button action={() => act("back")} tip="help-back backspace">
                {label("back")}
              </Button>
            )}
        {hand && redoButton}
        {!isWon && (
          <>
            <Button action={() => act("option", { number: 1 })} tip="help-moves moves">
              {label("moves")}
            </Button>
            <Button idle={!now?.offer} action={() => act("do")}>
              {label("do")}
            </Button>
          </>
        )}
        {!(now && endOf(now)) && (
          <Button action={dealAgain} tip="help-new new">
            {label("new")}
          </Button>
        )}
      </div>
    </section>
  )
}
