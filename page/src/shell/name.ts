// The name of the game on the table.

import { label } from "../net/state"
import type { Table } from "../net/wire"

// As on the first page; other rules have only a title.
export const nameOf = (now: Table) => label(`game-${now.game}`) || now.title
