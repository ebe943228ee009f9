// The statistics of each game and level: a table and charts. Screen readers get each chart as a table.

import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { askQuietly } from "../net/server"
import { settings } from "../net/settings"
import { label, table } from "../net/state"
import { pathTo } from "../net/transport"
import type { GameStatistics } from "../net/wire"
import { drawing } from "../table/drawings"
import { Button } from "./button"
import { ChartView } from "./charts"
import { closeDialog, Modal } from "./modal"

const files = ["statistics.csv", "statistics.json", "games.csv", "games.json"]

export function StatisticsDialog() {
  const found = useSignal<GameStatistics[] | null>(null)
  const fault = useSignal("")
  useEffect(() => {
    void askQuietly({ do: "statistics" }).then(({ statistics, said }) => {
      found.value = statistics
      fault.value = said.join(" ")
    })
  }, [])
  return (
    <Modal title={label("stats")}>
      <div class="statistics" aria-busy={!found.value && !fault.value}>
        {fault.value && <p>{fault.value}</p>}
        {found.value?.length === 0 && (
          <div class="nothing">
            <Fan />
            <p>{label("stats-none")}</p>
            <Button main action={closeDialog}>
              {label("replay-end")}
            </Button>
          </div>
        )}
        {found.value?.map((kind, at) => (
          <details key={kind.title} open={at === 0}>
            <summary>
              <h3>{kind.title}</h3>
            </summary>
            <Kind kind={kind} />
          </details>
        ))}
        {!!found.value?.length && (
          <section aria-labelledby="h-save">
            <h3 id="h-save">{label("stats-save")}</h3>
            <ul>
              {files.map((name) => (
                <li key={name}>
                  <a href={pathTo(`/api/export/${name}`)} download={`winnable-${name}`}>
                    {label(`save-${name.replace(".", "-")}`)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Modal>
  )
}

// Two backs and an ace.
function Fan() {
  const back = `back-${settings.value.back}`
  return (
    <svg viewBox="-160 -40 560 430" aria-hidden="true">
      {[back, back, "c3"].map((name, at) => (
        <g key={at} transform={`rotate(${18 * (at - 1)} 120 500)`}>
          <use href={drawing(table.value?.deck ?? "french", name)} width="240" height="336" />
        </g>
      ))}
    </svg>
  )
}

function Kind({ kind: { title, facts, charts } }: { kind: GameStatistics }) {
  return (
    <>
      <table aria-label={title}>
        <tbody>
          {facts.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="charts">
        {charts.map((chart) => (
          <ChartView key={chart.title} chart={chart} />
        ))}
      </div>
    </>
  )
}
