// A button outside the table.

import type { ComponentChildren } from "preact"

type ButtonOf = {
  action: () => unknown
  main?: boolean
  idle?: boolean
  tip?: string // labels: what the button does, and its key
  children: ComponentChildren
}

// A button without effect stays in its place and can be clicked: the answer gives the reason.
export function Button({ action, main, idle, tip, children }: ButtonOf) {
  return (
    <button
      type="button"
      class={main ? "main" : undefined}
      data-idle={idle || undefined}
      data-tip={tip}
      onClick={() => void action()}
    >
      {children}
    </button>
  )
}
