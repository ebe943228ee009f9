// Fields of forms: radio buttons and a checkbox.

import type { ComponentChildren } from "preact"

type Option = readonly [value: string, text: string, note?: string]
type RadioGroupOf = {
  name: string
  legend: string
  from: readonly Option[]
  chosen: string
  choose: (value: string) => unknown
  rows?: boolean
  picture?: (value: string) => ComponentChildren
  lang?: boolean // each value is a language, and its text is in that language
}

export function RadioGroup({
  name,
  legend,
  from,
  chosen,
  choose,
  rows,
  picture,
  lang,
}: RadioGroupOf) {
  return (
    <fieldset class={rows ? "choices rows" : "choices"}>
      <legend>{legend}</legend>
      {from.map(([value, text, note]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => void choose(value)}
          />
          {picture?.(value)}
          <span lang={lang ? value : undefined}>{text}</span>
          {note && <small class="aside">{note}</small>}
        </label>
      ))}
    </fieldset>
  )
}

type CheckboxOf = {
  name?: string
  checked?: boolean
  change?: (checked: boolean) => unknown
  children: ComponentChildren
}

export function Checkbox({ name, checked, change, children }: CheckboxOf) {
  return (
    <label class="check">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => void change?.(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
