// A button that turns to the page before or after, such as a month or a day.

import { label } from "../net/state"

export function Turn({
  to,
  text,
  sign,
  show,
}: {
  to: string | null
  text: string
  sign: string
  show: (day: string) => unknown
}) {
  return (
    <button type="button" disabled={!to} aria-label={label(text)} onClick={() => to && show(to)}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
