// The files of the player, by their paths in the player's folder. They are kept in the browser's own file
// system (OPFS), or where that is missing in IndexedDB. What SQLite has flushed survives the tab.

import { hasBlocks, openBlocks, removeBlocks } from "./blocks"
import { database, type File, type Files } from "./names"
import { hasOwn, openOwn } from "./opfs"

// Calls `onLoss` when another tab has taken the files.
export async function openFiles(place: string, onLoss: () => void): Promise<Files> {
  if (!(await hasOwn())) return openBlocks(place, onLoss)
  const own = await openOwn(place)
  // A browser that has been renewed: the games were in IndexedDB before.
  if (!own.files.get(database)!.size() && (await hasBlocks(place))) {
    const { files, close } = await openBlocks(place, onLoss)
    for (const [path, from] of [...files].reverse()) {
      const to = own.files.get(path)
      if (to && from.size()) copy(from, to) // the database itself last: it marks the end
    }
    close()
    await removeBlocks(place)
  }
  return own
}

export function copy(from: File, to: File) {
  const data = new Uint8Array(from.size())
  from.read(data, 0)
  to.truncate(0)
  to.write(data, 0)
  to.flush()
}
