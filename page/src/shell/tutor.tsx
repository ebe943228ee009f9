// The tutorial: its offer at the first visit, and the bar of a task. The session holds the tutorial;
// the status line has said the task.

import { useLayoutEffect, useRef } from "preact/hooks"
import { Button } from "../dialogs/button"
import { act } from "../net/server"
import { change, settings } from "../net/settings"
import { fitting, label, link, table } from "../net/state"
import { focusTable } from "../table/focus"

// Which setting keeps the answer to the offer.
const tour = () => (table.value?.hand ? "touredSolitario" : "toured")

const decline = () => change({ [tour()]: true })

export function startTutorial() {
  decline()
  void act("tutorial")
}

const lastKind = settings.peek().last // what was played before this visit

export const isTutored = () => Boolean(table.value?.lesson) || isOffered()

// The offer is made on a table without moves, until it is answered: once without a hand, once with one,
// and only to somebody who has not played such a game before.
const isOffered = () =>
  !settings.value[tour()] &&
  lastKind !== (table.value?.hand ? "solitario" : "klondike") &&
  link.value === "open" &&
  table.value !== null &&
  !table.value.steps

export function Tutor() {
  const lesson = table.value?.lesson
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(
    () => () => {
      if (box.current?.contains(document.activeElement)) focusTable()
    },
    [],
  )
  return (
    <section ref={box} class="tutor" aria-labelledby="h-tutor">
      <h2 id="h-tutor">{lesson ? lesson.name : label("tutorial-offer")}</h2>
      {lesson && <p class="told">{fitting(lesson.text)}</p>}
      <div class="buttons">
        {lesson?.is_last ? (
          <Button main action={() => act("do")}>
            {label("tutorial-end")}
          </Button>
        ) : lesson ? (
          <>
            <Button main action={() => act("do")}>
              {label("tutorial-do")}
            </Button>
            <Button action={() => act("no")}>{label("tutorial-leave")}</Button>
          </>
        ) : (
          <>
            <Button main action={startTutorial}>
              {label("tutorial")}
            </Button>
            <Button action={decline}>{label("tutorial-no")}</Button>
          </>
        )}
      </div>
    </section>
  )
}
