// Lists the keys of the table, in the letters of the language, and the typed commands.

import { label, table } from "../net/state"
import { hasOthers } from "../net/transport"
import { Modal } from "./modal"
import { AnswerText } from "./texts"

// Rows: the labels of keys, the label of what they do, and what games without it lack.
const keys: [keys: string, does: string, only?: "hand" | "undoes"][] = [
  ["arrows", "cursor"],
  ["home end", "ends"],
  ["page-down page-up", "kinds"],
  ["digit", "pile"],
  ["shift+digit", "read-pile"],
  ["space", "lift"],
  ["enter", "best"],
  ["shift+enter", "out"],
  ["backspace escape", "back"],
  ["draw", "draw"],
  ["discard", "discard", "hand"],
  ["control-p", "deck", "hand"],
  ["finish", "finish"],
  ["undo", "undo", "undoes"],
  ["shift+undo", "redo", "undoes"],
  ["hint", "hint"],
  ["moves", "moves"],
  ["shift+moves", "moves-back"],
  ["where", "where-is"],
  ["read", "read"],
  ["table", "table"],
  ["hand", "hand"],
  ["waste shift+waste", "waste"],
  ["stock shift+stock", "stock"],
  ["foundations shift+foundations", "foundations"],
  ["info", "info"],
  ["full-stop", "again"],
  ["comma", "earlier"],
  ["brief", "brief"],
  ["shift+space", "big"],
  ["new", "new"],
  ["colon", "box"],
  ["question-mark", "keys"],
]

const named = (keys: string) =>
  keys
    .split(" ")
    .map((chord) =>
      chord
        .split("+")
        .map((key) => label(`key-${key}`))
        .join(" + "),
    )
    .join(", ")

export function HelpDialog() {
  const now = table.value
  return (
    <Modal title={label("keys")} about={label("help-where")}>
      {!hasOthers && (
        <p>
          <a href="docs/index.html" target="_blank" rel="noreferrer">
            {label("help-docs")}
          </a>
        </p>
      )}
      <table class="keys">
        <tbody>
          {keys
            .filter(([, , only]) => !only || now?.[only])
            .map(([names, does]) => (
              <tr key={does}>
                <th scope="row">
                  {named(names)}
                  {/* Orca reads an opened dialog as one text, without a space between cells. */}
                  <span class="sr">: </span>
                </th>
                <td>{label(`help-${does === "lift" && now?.turns ? "lift-turn" : does}`)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <h3>{label("help-command")}</h3>
      <AnswerText name="help" />
    </Modal>
  )
}
