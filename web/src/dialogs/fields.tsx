// The fields of forms: a choice among some, and yes or no.

import type { ComponentChildren } from "preact"

type Choice = readonly [value: string, text: string, note?: string]
type ChoicesOf = {
  name: string, legend: string, from: readonly Choice[], chosen: string, choose: (value: string) => unknown, rows?: boolean
  picture?: (value: string) => ComponentChildren
  lang?: boolean      // each text is in the language that it names
}

export function Choices({ name, legend, from, chosen, choose, rows, picture, lang }: ChoicesOf) {
  return (
    <fieldset class={rows ? "choices rows" : "choices"}>
      <legend>{legend}</legend>
      {from.map(([value, text, note]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => void choose(value)} />
          {picture?.(value)}
          <span lang={lang ? value : undefined}>{text}</span>
          {note && <small class="aside">{note}</small>}
        </label>
      ))}
    </fieldset>
  )
}

type CheckOf = { name?: string, checked?: boolean, change?: (checked: boolean) => unknown, children: ComponentChildren }

export function Check({ name, checked, change, children }: CheckOf) {
  return (
    <label class="check">
      <input type="checkbox" name={name} checked={checked} onChange={(event) => void change?.(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  )
}
