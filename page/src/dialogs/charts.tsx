// Charts: small pictures of rows of numbers, with the same numbers as a table for screen readers. The
// first series is filled, the second one is a line, so that they differ without colour.

import type { Chart, ChartRow } from "../net/wire"

const width = 320
const height = 150
const foot = 20 // room of the axis
const head = 18 // room of the numbers over the bars

export function ChartView({ chart }: { chart: Chart }) {
  const Picture = { lines: Lines, bars: Bars, shares: Shares }[chart.kind]
  const series = chart.heads.slice(1)
  return (
    <figure class="chart" data-kind={chart.kind}>
      <figcaption>{chart.title}</figcaption>
      <div aria-hidden="true">
        <Picture rows={chart.rows} />
        {series.length > 1 && (
          <p class="key">
            {series.map((name, at) => (
              <span key={name} data-series={at}>
                {name}
              </span>
            ))}
          </p>
        )}
      </div>
      <div class="sr">
        <table aria-label={chart.title}>
          <thead>
            <tr>
              {chart.heads.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ name, texts }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {texts.map((text, at) => (
                  <td key={at}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

type Rows = { rows: ChartRow[] }
const most = (rows: ChartRow[]) => Math.max(1, ...rows.flatMap(({ values }) => values.map(Number)))

// Two numbers that grow: the first as a line, the second as an area under it. Each ends with its number.
function Lines({ rows }: Rows) {
  const right = 270
  const top = most(rows)
  // One row is a level line.
  const points = rows.length > 1 ? rows : [...rows, ...rows]
  const x = (at: number) => (right * at) / (points.length - 1)
  const y = (value: number | null) => height - foot - (height - foot - head) * ((value ?? 0) / top)
  const line = (at: number) =>
    points.map(({ values }, row) => `${x(row)},${y(values[at]!)}`).join(" ")
  const last = rows.at(-1)!
  const ends = last.values.map(y)
  if (ends[1]! - ends[0]! < 14) ends[1] = Math.min(ends[0]! + 14, height - foot)
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <path class="axis" d={`M0 ${height - foot}H${right}`} />
      <polygon data-series="1" points={`0,${height - foot} ${line(1)} ${right},${height - foot}`} />
      <polyline data-series="0" points={line(0)} />
      {last.texts.map((text, at) => (
        <text key={at} x={right + 6} y={ends[at]! + 4}>
          {text}
        </text>
      ))}
      <text x="0" y={height - 5}>
        {rows[0]!.short}
      </text>
      {rows.length > 1 && (
        <text x={right} y={height - 5} text-anchor="end">
          {last.short}
        </text>
      )}
    </svg>
  )
}

// A bar for each row, with its number over it.
function Bars({ rows }: Rows) {
  const top = most(rows)
  const step = width / Math.max(rows.length, 4)
  const every = Math.ceil((rows.length * 44) / width) // a label has 44 pixels
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      {rows.map(({ short, values, texts }, at) => {
        const tall = (height - foot - head) * ((values[0] ?? 0) / top)
        const middle = (at + 0.5) * step
        return (
          <g key={at} text-anchor="middle">
            <rect
              data-series="0"
              x={at * step + step * 0.1}
              y={height - foot - tall}
              width={step * 0.8}
              height={tall}
            />
            {values[0] !== 0 && (
              <text x={middle} y={height - foot - tall - 5}>
                {texts[0]}
              </text>
            )}
            {at % every === 0 && (
              <text x={middle} y={height - 5}>
                {short}
              </text>
            )}
          </g>
        )
      })}
      <path class="axis" d={`M0 ${height - foot}H${width}`} />
    </svg>
  )
}

// A share for each row as a bar, and a second share as a mark on it.
function Shares({ rows }: Rows) {
  const row = 34
  const long = 270
  return (
    <svg viewBox={`0 0 ${width} ${rows.length * row + 6}`}>
      {rows.map(({ name, short, values: [share, allowed] }, at) => (
        <g key={at} transform={`translate(0 ${at * row})`}>
          <text x="0" y="12">
            {name}
          </text>
          <rect class="all" x="0" y="17" width={long} height="12" />
          <rect data-series="0" x="0" y="17" width={long * (share ?? 0)} height="12" />
          {allowed !== null && allowed !== undefined && (
            <path data-series="1" d={`M${long * allowed} 13V33`} />
          )}
          <text x={long + 6} y="28">
            {short}
          </text>
        </g>
      ))}
    </svg>
  )
}
