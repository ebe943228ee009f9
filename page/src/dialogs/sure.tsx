// A button, and the question whether the player is sure.

import { useSignal } from "@preact/signals"
import { useId, useLayoutEffect, useRef } from "preact/hooks"

type SureOf = { button: string; question: string; yes: string; no: string; act: () => unknown }

export function Sure({ button, question, yes, no, act }: SureOf) {
  const id = useId()
  const isAsked = useSignal(false)
  const keep = useRef<HTMLButtonElement>(null)
  const ask = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (isAsked.value) keep.current?.focus()
  }, [isAsked.value])
  if (!isAsked.value)
    return (
      <button
        type="button"
        class="risky"
        ref={ask}
        onClick={() => {
          isAsked.value = true
        }}
      >
        {button}
      </button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two buttons, no set of fields
    <div role="group" aria-labelledby={id}>
      <p id={id} class="fault">
        {question}
      </p>
      <div class="row">
        <button
          type="button"
          ref={keep}
          onClick={() => {
            isAsked.value = false
            setTimeout(() => ask.current?.focus())
          }}
        >
          {no}
        </button>
        <button type="button" class="danger" onClick={act}>
          {yes}
        </button>
      </div>
    </div>
  )
}
