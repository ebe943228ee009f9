// The profile: the nickname, the code for another device, passkeys, signed-in browsers, everything of
// the player. Its texts come with it. Each section says what was done in it.

import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { useEffect, useRef } from "preact/hooks"
import { standard } from "../net/preferences"
import { disconnect, newGame, openGame, serverGone, showNoGame } from "../net/server"
import { change } from "../net/settings"
import { table, words } from "../net/state"
import { pathTo, request } from "../net/transport"
import { languages, type Problem, type Profile, type ProfileRequest } from "../net/wire"
import { copied } from "./copying"
import { closeDialog, Modal } from "./modal"
import { Sure } from "./sure"

type Asked = ProfileRequest extends infer A
  ? A extends ProfileRequest
    ? Omit<A, "language">
    : never
  : never
type Outcome = { of: Section; text: string; isFault?: boolean }
type Section = "name" | "device" | "join" | "passkeys" | "browsers" | "all"

async function ask(asked: Asked): Promise<Profile | Problem> {
  const language = words.value?.language ?? languages[0]
  try {
    const response = await request("/api/profile", { ...asked, language })
    return (await response.json()) as Profile | Problem
  } catch {
    return { error: serverGone() }
  }
}

export function ProfileDialog() {
  const profile = useSignal<Profile | null>(null)
  const outcome = useSignal<Outcome>({ of: "all", text: "" })
  const today = useRef<HTMLButtonElement>(null)
  const enter = useRef<HTMLButtonElement>(null)
  const code = useRef<HTMLInputElement>(null)

  useEffect(() => {
    void tell("all", { do: "show" })
  }, [])

  const say = (of: Section, text: string, isFault = false) => {
    const again = text && text === outcome.value.text ? `${text}\u00a0` : text // as in announce
    outcome.value = { of, text: again, isFault }
  }
  // Asks, shows the profile, says what was done. Returns null if it was refused.
  async function tell(of: Section, asked: Asked): Promise<Profile | null> {
    const found = await ask(asked)
    if ("error" in found) {
      say(of, found.error, true)
      return null
    }
    profile.value = { ...found, code: found.code || (profile.value?.code ?? "") }
    say(of, found.said)
    return found
  }
  // The server ends the windows of a player who becomes another one: this one goes first.
  async function become(of: Section, asked: Asked) {
    const before = table.value?.id
    disconnect()
    const found = await tell(of, asked)
    if (!found) {
      if (before) openGame(before)
      return
    }
    change(asked.do === "delete" || asked.do === "sign-out" ? standard : { spoken: null })
    closeDialog()
    const opened = await newGame({ resume: true }, found.said)
    if (typeof opened !== "string") showNoGame(`${found.said} ${opened.error}`)
  }

  async function showCode() {
    if (await tell("device", { do: "code" })) {
      code.current?.focus()
      code.current?.select()
    }
  }
  async function passkey<T>(of: () => Promise<T | null>): Promise<T | null> {
    const found = await of().catch(() => null) // refused by the player or the device
    if (!found) say("passkeys", labels["passkey-none"]!)
    return found
  }
  async function addPasskey(label: string) {
    const offered = await tell("passkeys", { do: "offer-passkey" })
    if (!offered) return
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(offered.options))
    const made = await passkey(() => navigator.credentials.create({ publicKey }))
    const credential = JSON.stringify(made)
    if (made && (await tell("passkeys", { do: "add-passkey", label, credential })))
      (document.getElementById("profile-passkey") as HTMLInputElement).value = ""
  }
  async function signIn() {
    const offered = await tell("passkeys", { do: "offer-sign-in" })
    if (!offered) return
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(offered.options))
    const used = await passkey(() => navigator.credentials.get({ publicKey }))
    if (used) await become("passkeys", { do: "sign-in", credential: JSON.stringify(used) })
  }
  async function signOut(asked: Asked) {
    if (await tell("browsers", asked)) today.current?.focus() // the pressed button is gone
  }
  async function importFile(file: File | undefined) {
    if (!file) return
    let parts: string[]
    try {
      parts = partsOf(JSON.parse(await file.text()))
    } catch {
      return say("all", labels["import-bad"]!)
    }
    for (const text of parts) if (!(await tell("all", { do: "import", text }))) return
  }

  const now = profile.value
  const labels = now?.labels ?? {}
  const outcomeOf = (of: Section) => (
    <p id={`said-${of}`} aria-live="polite" aria-atomic="true" class="outcome">
      {outcome.value.of === of ? outcome.value.text : ""}
    </p>
  )
  const { of: at, isFault } = outcome.value
  const faultOf = (of: Section) => (isFault && at === of ? `said-${of}` : undefined)
  const section = (of: Section, children: ComponentChildren) => (
    <section aria-labelledby={`h-${of}`}>
      <h3 id={`h-${of}`}>{labels[of]}</h3>
      {children}
      {outcomeOf(of === "device" ? "join" : of)}
    </section>
  )
  const title = words.value?.labels.profile ?? ""
  const here = now?.browsers.find(({ here }) => here)
  if (!now)
    return (
      <Modal title={title}>
        <p aria-live="polite" aria-atomic="true">
          {outcome.value.text}
        </p>
      </Modal>
    )
  return (
    <Modal title={title}>
      {now.hosted &&
        section(
          "name",
          <Form
            name="nickname"
            fault={faultOf("name")}
            text={labels["name-is"]!}
            label={labels.name!}
            isTitled
            button={labels["name-save"]!}
            value={now.name}
            most={20}
            act={(name) => tell("name", { do: "name", name })}
          >
            {now.note && <p>{now.note}</p>}
          </Form>,
        )}
      {now.hosted &&
        section(
          "device",
          <>
            <p>{labels["device-is"]}</p>
            <div class="fields">
              {now.code && (
                <>
                  <label for="transfer-code">{labels.code}</label>
                  <input id="transfer-code" class="code" ref={code} readOnly value={now.code} />
                </>
              )}
              <div class="row">
                <button type="button" onClick={showCode}>
                  {labels["code-make"]}
                </button>
                {now.code && (
                  <button
                    type="button"
                    onClick={async () => say("device", await copied(code.current!))}
                  >
                    {labels["code-copy"]}
                  </button>
                )}
              </div>
            </div>
            {outcomeOf("device")}
            <Form
              name="join"
              fault={faultOf("join")}
              text={labels["join-is"]!}
              label={labels.join!}
              button={labels["join-do"]!}
              isCode
              act={(code) => become("join", { do: "join", code })}
            />
          </>,
        )}
      {now.passkeys &&
        hasPasskeys() &&
        section(
          "passkeys",
          <>
            <p>
              {labels["passkeys-is"]} {labels["join-is"]}
            </p>
            <button type="button" ref={enter} onClick={signIn}>
              {labels["passkey-sign-in"]}
            </button>
            {now.passkeys.length > 0 && (
              <ul class="reading">
                {now.passkeys.map(({ id, text, remove }) => (
                  <li key={id} class="row">
                    <span>{text}</span>
                    <button
                      type="button"
                      class="plain"
                      onClick={async () => {
                        if (await tell("passkeys", { do: "forget-passkey", passkey: id }))
                          enter.current?.focus() // this button is gone
                      }}
                    >
                      {remove}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <Form
              name="passkey"
              label={labels["passkey-name"]!}
              button={labels["passkey-add"]!}
              most={40}
              act={addPasskey}
            />
          </>,
        )}
      {here &&
        section(
          "browsers",
          <>
            <p>{labels["browsers-is"]}</p>
            <ul class="reading">
              {now.browsers.map(({ id, text, remove, here }) => (
                <li key={id} class="row">
                  <span>{text}</span>
                  {!here && (
                    <button
                      type="button"
                      class="plain"
                      onClick={() => signOut({ do: "sign-out", browser: id })}
                    >
                      {remove}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {now.browsers.length > 1 && (
              <button type="button" onClick={() => signOut({ do: "sign-out-others" })}>
                {labels["sign-out-others"]}
              </button>
            )}
            <button type="button" ref={today} onClick={() => tell("browsers", { do: "today" })}>
              {labels.today}
            </button>
            <Sure
              button={labels["sign-out"]!}
              question={labels["sign-out-sure"]!}
              yes={labels["sign-out-yes"]!}
              no={labels["sign-out-no"]!}
              act={() => become("browsers", { do: "sign-out", browser: here.id })}
            />
          </>,
        )}
      {section(
        "all",
        <>
          <p>{labels["all-is"]}</p>
          <p>
            <a href={pathTo("/api/export/everything.json")} download="winnable-everything.json">
              {labels.export}
            </a>
          </p>
          <div class="fields">
            <label for="import">{labels.import}</label>
            <input
              id="import"
              type="file"
              accept=".json,application/json"
              onChange={(event) => importFile(event.currentTarget.files?.[0])}
            />
          </div>
          {now.damaged.length > 0 && (
            <>
              <p id="damaged">{labels.damaged}</p>
              <ul class="reading" aria-labelledby="damaged">
                {now.damaged.map((name) => (
                  <li key={name}>
                    <a href={pathTo(`/api/damaged/${encodeURIComponent(name)}`)} download={name}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <Sure
            button={labels.delete!}
            question={labels["delete-sure"]!}
            yes={labels["delete-yes"]!}
            no={labels["delete-no"]!}
            act={() => become("all", { do: "delete" })}
          />
        </>,
      )}
    </Modal>
  )
}

type FormOf = {
  name: string
  label: string
  button: string
  act: (text: string) => unknown
  text?: string
  value?: string
  most?: number
  isCode?: boolean
  fault?: string | undefined // the name of what says that the text was refused
  isTitled?: boolean // the heading above says the same as the label
  children?: ComponentChildren
}

function Form(form: FormOf) {
  const { name, label, button, act, text, value, most, fault, isCode, isTitled, children } = form
  return (
    <form
      class="fields"
      onSubmit={(event) => {
        event.preventDefault()
        void act(new FormData(event.currentTarget).get(name) as string)
      }}
    >
      <label for={`profile-${name}`} class={isTitled ? "sr" : undefined}>
        {label}
      </label>
      <input
        id={`profile-${name}`}
        name={name}
        class={isCode ? "code" : undefined}
        value={value}
        maxLength={most}
        autocomplete="off"
        autocapitalize={isCode ? "characters" : undefined}
        spellcheck={false}
        aria-invalid={!!fault}
        aria-describedby={[fault, text && `about-${name}`].filter(Boolean).join(" ") || undefined}
      />
      {text && (
        <p id={`about-${name}`} class="aside">
          {text}
        </p>
      )}
      {children}
      <button type="submit">{button}</button>
    </form>
  )
}

const hasPasskeys = () =>
  isSecureContext &&
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential

// Splits an export into texts that a server accepts: its lists, piece by piece.
export function partsOf(everything: Record<string, unknown>): string[] {
  const head = Object.entries(everything).filter(([, value]) => !Array.isArray(value))
  const parts = [JSON.stringify(everything)]
  if (parts[0]!.length < largest) return parts
  parts[0] = JSON.stringify(Object.fromEntries(head))
  for (const [name, list] of Object.entries(everything)) {
    if (!Array.isArray(list)) continue
    let piece: unknown[] = []
    let size = 0
    const end = () => {
      if (piece.length) parts.push(JSON.stringify({ ...Object.fromEntries(head), [name]: piece }))
      piece = []
      size = 0
    }
    for (const entry of list) {
      size += JSON.stringify(entry).length
      if (size > largest) end()
      piece.push(entry)
    }
    end()
  }
  return parts
}

const largest = 600_000 // characters; a character has up to three bytes
