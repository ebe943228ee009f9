// Finds graded deals: a form that makes a condition, and the deals that meet it.

import { levelsOf } from "../net/preferences"
import { label, words } from "../net/state"
import type { GradedDeal } from "../net/wire"

// The fields of the form, each with the sign between field and value.
const measures = [
  ["level", "="],
  ["passes", "<="],
  ["returns", "="],
  ["traps", "<="],
] as const
const players = ["beginner", "casual", "careful", "patient"]

// The condition that the form asks for, for example "level=hard passes<=2".
export function conditionOf(form: FormData): string {
  return measures
    .map(([name, relation]) => [form.get(name), name + relation])
    .filter(([value]) => value)
    .map(([value, start]) => `${start}${value}`)
    .join(" ")
}

const percent = (share: number) =>
  new Intl.NumberFormat(words.value?.language, { style: "percent" }).format(share)

// Solitario has one pass and no returns, so it is asked only for the level.
export function Wanted({ solitario }: { solitario: boolean }) {
  const chosen = (name: string, options: (readonly [value: string, text: string])[]) => (
    <label>
      {label(`find-${name}`)}
      <select name={name}>
        {[["", label("find-any")] as const, ...options].map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <fieldset class="fields wanted">
      <legend class="sr">{label("deal-find")}</legend>
      {chosen(
        "level",
        [...levelsOf(solitario ? "solitario" : "").filter((name) => name !== "random"), "lost"].map(
          (name) => [name, label(`level-${name}`)],
        ),
      )}
      {!solitario && (
        <>
          {chosen(
            "passes",
            ["1", "2", "3"].map((count) => [count, count]),
          )}
          {chosen(
            "returns",
            ["free", "needed"].map((name) => [name, label(`returns-${name}`)]),
          )}
          {chosen(
            "traps",
            [0, 0.05, 0.1, 0.2].map((share) => [String(share), percent(share)]),
          )}
        </>
      )}
    </fieldset>
  )
}

type FoundDeals = { found: GradedDeal[]; solitario: boolean; onPlay: (deal: GradedDeal) => unknown }

export function FoundDeals({ found, solitario, onPlay }: FoundDeals) {
  const needs = solitario ? [] : ["passes", "returns"]
  const names = ["number", "level", ...players, ...needs].map((name) => label(`found-${name}`))
  return (
    <table class="found">
      <caption>{label("found")}</caption>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <span class="sr">{label("found-play")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {found.map((deal) => {
          const { number, level, rates, passes, returns } = deal
          const facts = [label(`level-${level ?? "lost"}`), ...rates.map(percent)]
          if (!solitario && level)
            facts.push(passesOf(passes), label(`found-${returns ? "needed" : "free"}`))
          else if (!solitario) facts.push("–", "–")
          return (
            <tr key={number}>
              <th scope="row">{number}</th>
              {facts.map((text, at) => (
                <td key={at} data-name={at > 0 ? names[at + 1] : undefined}>
                  {text}
                </td>
              ))}
              <td class="buttons">
                <button type="button" onClick={() => void onPlay(deal)}>
                  <span aria-hidden="true">{label("found-play")}</span>
                  <span class="sr">
                    {label("found-play")} {number}
                  </span>
                </button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function passesOf(passes: number): string {
  return passes === 0 ? label("passes-unknown") : passes > 3 ? label("passes-more") : String(passes)
}
