// The settings. Each change takes effect at once.

import { type Settings, standard } from "../net/preferences"
import { speak, spokenNow } from "../net/server"
import { change, settings } from "../net/settings"
import { label, table, words } from "../net/state"
import { type SpeechSettings, verbosities } from "../net/wire"
import { drawing } from "../table/drawings"
import { Checkbox, RadioGroup } from "./fields"
import { Modal } from "./modal"

export function SettingsDialog() {
  const now = settings.value
  const spoken = spokenNow()

  const flag = (name: Flag, text: string) => (
    <Checkbox checked={now[name]} change={(checked) => change({ [name]: checked })}>
      {label(text)}
    </Checkbox>
  )
  const choice = <K extends "theme" | "face" | "switches">(
    name: K,
    values: readonly Settings[K][],
    legend: string,
    prefix: string,
  ) => (
    <RadioGroup
      name={name}
      legend={label(legend)}
      chosen={now[name]}
      from={values.map((value) => [value, label(prefix + value)])}
      choose={(value) => change({ [name]: value })}
    />
  )

  return (
    <Modal title={label("settings")}>
      <section aria-labelledby="h-speech">
        <h3 id="h-speech">{label("set-speech")}</h3>
        <RadioGroup
          name="language"
          legend={label("set-language")}
          lang
          chosen={spoken.language}
          from={(words.value?.languages ?? []).map((name) => [name, label(`language-${name}`)])}
          choose={(language) => speak({ language } as Pick<SpeechSettings, "language">)}
        />
        {flag("words", "set-words")}
        {flag("sounds", "set-sounds")}
      </section>

      <section aria-labelledby="h-look">
        <h3 id="h-look">{label("set-look")}</h3>
        {choice("theme", ["auto", "light", "dark", "contrast"], "set-theme", "theme-")}
        {choice("face", ["auto", "classic", "large"], "set-face", "face-")}
        <RadioGroup
          name="felt"
          legend={label("set-felt")}
          chosen={now.felt}
          from={["green", "blue", "red"].map((name) => [name, label(`felt-${name}`)])}
          choose={(felt) => change({ felt: felt as Settings["felt"] })}
          picture={(felt) => <span class="little" data-felt={felt} />}
        />
        <RadioGroup
          name="back"
          legend={label("set-back")}
          chosen={String(now.back)}
          from={["1", "2", "3", "4", "5", "6"].map((name) => [name, label(`back-${name}`)])}
          choose={(back) => change({ back: Number(back) as Settings["back"] })}
          picture={(back) => (
            <svg class="little" data-back={back} viewBox="0 0 240 336" aria-hidden="true">
              <use href={drawing(table.value?.deck ?? "french", `back-${back}`)} />
            </svg>
          )}
        />
        <Range name="size" text={label("set-size")} from={100} to={400} step={25} />
        {flag("four", "set-four")}
      </section>

      <section aria-labelledby="h-control">
        <h3 id="h-control">{label("set-control")}</h3>
        {flag("hints", "hints")}
        {flag("chance", "set-chance")}
        {flag("oneClick", "set-one-click")}
      </section>

      <details class="more">
        <summary>
          <h3>{label("set-more")}</h3>
        </summary>
        <RadioGroup
          name="level"
          legend={label("set-level")}
          chosen={spoken.level}
          from={verbosities.map((name) => [name, label(`speech-${name}`)])}
          choose={(level) => speak({ level } as Pick<SpeechSettings, "level">)}
        />
        <Checkbox checked={spoken.memory} change={(memory) => speak({ memory })}>
          {label("set-memory")}
        </Checkbox>
        <Checkbox checked={spoken.figures} change={(figures) => speak({ figures })}>
          {label("set-figures")}
        </Checkbox>
        <Checkbox checked={spoken.endings ?? true} change={(endings) => speak({ endings })}>
          {label("set-endings")}
        </Checkbox>
        <Checkbox checked={spoken.rating ?? false} change={(rating) => speak({ rating })}>
          {label("set-rating")}
        </Checkbox>
        {flag("left", "set-left")}
        {flag("motion", "set-motion")}
        {flag("celebrate", "set-celebrate")}
        {flag("score", "set-score")}
        {flag("clock", "set-clock")}
        {flag("keys", "set-keys")}
        {flag("quick", "set-quick")}
        {choice("switches", ["off", "two", "one"], "set-switch", "switch-")}
        {now.switches === "one" && (
          <Range name="scan" text={label("set-interval")} from={0.5} to={10} step={0.5} />
        )}
      </details>
      <button
        type="button"
        class="plain"
        onClick={() => {
          const { spoken, toured, touredSolitario, last } = now
          change({ ...standard, spoken, toured, touredSolitario, last })
        }}
      >
        {label("set-standard")}
      </button>
    </Modal>
  )
}

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings]

type RangeOf = { name: "size" | "scan"; text: string; from: number; to: number; step: number }

function Range({ name, text, from, to, step }: RangeOf) {
  const value = settings.value[name]
  return (
    <label class="range">
      <span>{text}</span>
      <input
        type="range"
        min={from}
        max={to}
        step={step}
        value={value}
        onInput={(event) => change({ [name]: event.currentTarget.valueAsNumber })}
      />
      <span class="value" aria-hidden="true">
        {value}
      </span>
    </label>
  )
}
