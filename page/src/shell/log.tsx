// The table and the log of the game as text. Neither is a live region.

import { label, shown, words } from "../net/state"

export function TableInWords() {
  return (
    <section aria-labelledby="h-words">
      <details>
        <summary>
          <h2 id="h-words">{label("words")}</h2>
        </summary>
        <p>{shown.value?.status}</p>
        {shown.value?.piles.map((pile) => pile.text && <p key={pile.place}>{pile.text}</p>)}
      </details>
    </section>
  )
}

export function WhatHappened() {
  return (
    <section aria-labelledby="h-log">
      <details>
        <summary>
          <h2 id="h-log">{label("log")}</h2>
        </summary>
        <div role="log" aria-live="off" aria-labelledby="h-log">
          <ol reversed>
            {shown.value?.log.toReversed().map(({ text, language }, at) => (
              <li key={at} lang={language === words.value?.language ? undefined : language}>
                {text}
              </li>
            ))}
          </ol>
        </div>
      </details>
    </section>
  )
}
