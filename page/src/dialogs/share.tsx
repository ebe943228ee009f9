// The deal and the game as links, and the game as a file to download.

import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { askQuietly } from "../net/server"
import { label } from "../net/state"
import { linkTo } from "../net/transport"
import type { ShareLinks } from "../net/wire"
import { copied } from "./copying"
import { Modal } from "./modal"

const isLocal = /^(localhost|127\.|\[::1])/.test(location.hostname)

export function ShareDialog() {
  const shared = useSignal<ShareLinks | null>(null)
  const outcome = useSignal("")
  useEffect(() => {
    void askQuietly({ do: "share" }).then((reply) => {
      shared.value = reply.shared
      outcome.value = reply.said.join(" ") // why the game may not be shared yet
    })
  }, [])

  async function copy(id: string) {
    outcome.value = await copied(document.getElementById(id) as HTMLInputElement)
  }

  const field = (id: "deal" | "game", address: string) => (
    <div class="fields">
      <label for={`share-${id}`}>{label(`share-${id}`)}</label>
      <input
        id={`share-${id}`}
        readOnly
        value={linkTo(address)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" onClick={() => copy(`share-${id}`)}>
        {label(`copy-${id}`)}
      </button>
    </div>
  )
  return (
    <Modal title={label("share")} about={label("share-what")}>
      {isLocal && <p>{label("share-here")}</p>}
      {shared.value && (
        <>
          {field("deal", shared.value.deal)}
          {field("game", shared.value.game)}
          <button type="button" onClick={() => save(shared.value!.text)}>
            {label("download")}
          </button>
        </>
      )}
      <p aria-live="polite" aria-atomic="true" class="aside">
        {outcome.value}
      </p>
    </Modal>
  )
}

function save(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }))
  Object.assign(document.createElement("a"), { href: address, download: "winnable.txt" }).click()
  setTimeout(() => URL.revokeObjectURL(address))
}
