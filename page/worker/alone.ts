// Only one tab has the games at a time; the others wait. Over plain http browsers have no locks: there the
// tabs ask each other, and a tab that gets no answer takes the games. If the one that had them was only too
// busy to answer, it can store nothing more (blocks.ts).

const patience = 1500 // milliseconds for an answer

// Waits until no other tab has the games; this worker has them until it ends. Calls `wait` if another one
// has them.
export function alone(place: string, wait: () => void): Promise<void> {
  const name = `winnable ${place}`
  return navigator.locks ? locked(name, wait) : agreed(name, wait)
}

function locked(name: string, wait: () => void): Promise<void> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve()
      return new Promise(() => undefined)
    }
    const asked = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold()
      wait()
      void navigator.locks.request(name, hold)
      return
    })
    asked.catch(() => resolve()) // the browser stores nothing: there is nothing to share
  })
}

async function agreed(name: string, wait: () => void): Promise<void> {
  const channel = new BroadcastChannel(name)
  const own = Math.random()
  let rank = own // of two tabs that ask at once, the lower one gets the games
  let isTaken = false
  channel.onmessage = ({ data }: MessageEvent<{ asks: number } | { has: number }>) => {
    if ("has" in data) isTaken ||= data.has < rank
    else if (rank < data.asks) channel.postMessage({ has: rank })
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
