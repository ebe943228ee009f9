// A part of the page whose script is loaded when the part is first shown.

import { useSignal } from "@preact/signals"
import type { FunctionComponent } from "preact"
import { useEffect } from "preact/hooks"
import { serverGone } from "./server"
import { announce, dialog } from "./state"

export function lazily(load: () => Promise<FunctionComponent>): FunctionComponent {
  let loaded: FunctionComponent | null = null
  return () => {
    const part = useSignal(loaded)
    useEffect(() => {
      if (part.value) return
      load().then(
        (found) => {
          loaded = found
          part.value = found
        },
        () => {
          dialog.value = null
          announce(serverGone())
        },
      )
    }, [])
    const Part = part.value
    return Part && <Part />
  }
}
