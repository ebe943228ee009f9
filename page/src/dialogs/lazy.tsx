// Components whose code is loaded when they are first shown: the first screen does not wait for them.

import { signal } from "@preact/signals"
import type { FunctionComponent } from "preact"
import { useEffect } from "preact/hooks"
import { serverGone } from "../net/server"
import { announce, dialog } from "../net/state"

export function lazy(load: () => Promise<FunctionComponent>): FunctionComponent {
  const loaded = signal<FunctionComponent | null>(null)
  return () => {
    useEffect(() => {
      if (loaded.value) return
      load().then(
        (component) => {
          loaded.value = component
        },
        () => {
          dialog.value = null
          announce(serverGone())
        },
      )
    }, [])
    const Loaded = loaded.value
    return Loaded && <Loaded />
  }
}
