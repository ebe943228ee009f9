// The service worker caches the page, so that it opens without the server and can say so. It never
// caches games.

// The folder of the page. The caches of a host are common to all that is below it.
const root = new URL(".", location.href).pathname
const below = root === "/" ? "" : ` ${root}`
const shelf = `winnable-1${below}`
const shell = [
  ".",
  "static/app.js",
  "static/first.js",
  "static/app.css",
  "static/board.js",
  "static/celebration.js",
  "static/daily.js",
  "static/profile.js",
  "static/racing.js",
  "static/rules.js",
  "static/sounds.js",
  "static/statistics.js",
  "static/turn.js",
  "static/icon.svg",
  "static/cards/french.svg",
  "static/cards/italian.svg",
]
const words = (language) => `api/words/${language}`

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(shelf)
      await Promise.allSettled([...shell.map((address) => cache.add(address)), keepWords(cache)])
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name !== shelf && name.replace(/^winnable-\d+/, "") === below) await caches.delete(name)
      await self.clients.claim()
    })(),
  )
})

self.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(root)) return
  const path = pathname.slice(root.length)
  // Every address of a game or a race is the same page; an export or a file of a day is none.
  const page = request.mode === "navigate" && /^($|game\/|race\/)/.test(path)
  if (page || path.startsWith("static/") || path.startsWith("api/words/"))
    event.respondWith(freshOrKept(request, page ? root : pathname))
})

// The texts of every language; those of any language name the others.
async function keepWords(cache) {
  const { languages } = await (await fetch(words("en"))).json()
  await cache.addAll(languages.map(words))
}

async function freshOrKept(request, name) {
  const cache = await caches.open(shelf)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(name, answer.clone())
    return answer
  } catch (fault) {
    const kept = await cache.match(name)
    if (kept) return kept
    throw fault
  }
}
