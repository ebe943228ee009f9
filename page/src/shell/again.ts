// The next game in one step.

import { askForGame } from "../dialogs/new"
import { dealNext } from "../net/deals"
import { table } from "../net/state"

export const dealAgain = () => (table.value ? dealNext(table.value) : askForGame())
