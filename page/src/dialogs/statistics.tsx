// The statistics of each game and level: a table and charts. Screen readers get each chart as a table.

import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import { askQuietly } from "../net/server"
import { label } from "../net/state"
import type { GameStatistics } from "../net/wire"
import { ChartView } from "./charts"
import { Modal } from "./modal"

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
        {found.value?.length === 0 && <p>{label("stats-none")}</p>}
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
                  <a href={`/api/export/${name}`} download={`winnable-${name}`}>
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
