// A button of the page, beside the table.

import type { ComponentChildren } from "preact"

type ButtonOf = { does: () => unknown, main?: boolean, idle?: boolean, children: ComponentChildren }

// An idle button stays where it is and can be pressed: the answer says why nothing happens.
export function Button({ does, main, idle, children }: ButtonOf) {
  return <button type="button" class={main ? "main" : undefined} data-idle={idle || undefined} onClick={() => void does()}>{children}</button>
}
