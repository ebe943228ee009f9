// All of a race. It is loaded when there is one.

export { RaceDialog } from "../dialogs/racing"
export { join } from "../net/race"
export { RaceBar } from "./racebar"
