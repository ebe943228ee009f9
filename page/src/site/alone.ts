// Only one tab has the games at a time; the others wait. Browsers have locks for that (worker/worker.ts), but
// not over plain http: there the tabs ask each other, and a tab that gets no answer takes the games. If the
// one that had them was only too busy to answer, it can store nothing more (worker/blocks.ts).

const patience = 1500 // milliseconds for an answer

// Waits until no other tab has the games; then this one has them until it is closed. Calls `wait` if another
// one has them.
export async function agree(name: string, wait: () => void): Promise<void> {
  const channel = new BroadcastChannel(name)
  let rank = Math.random() // of two tabs that ask at once, the lower one gets the games
  let isTaken = false
  channel.onmessage = ({ data }: MessageEvent<{ asks: number } | { has: number }>) => {
    if ("has" in data) isTaken ||= data.has < rank
    else if (rank < data.asks) channel.postMessage({ has: rank })
    else isTaken = true
  }
  for (let attempt = 1; ; attempt++) {
    isTaken = false
    channel.postMessage({ asks: rank })
    await new Promise((resolve) => setTimeout(resolve, patience))
    if (!isTaken) break
    if (attempt === 1) wait()
  }
  rank = -1
}
