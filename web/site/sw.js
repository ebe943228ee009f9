// The service worker of the site: keeps every file, so that the game starts without a network. Files
// are those of one version (manifest.json); a new version waits until no page uses the old one.

const version = "VERSION_OF_SITE"
const shelf = `${registration.scope} ${version}`
const index = new URL(".", registration.scope).href

self.addEventListener("install", (event) => event.waitUntil(fill()))

self.addEventListener("activate", (event) => event.waitUntil(clear().then(() => clients.claim())))

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting()
})

self.addEventListener("fetch", (event) => {
  const { request } = event
  if (request.method === "GET" && request.url.startsWith(registration.scope))
    event.respondWith(kept(request))
})

// Takes over what the version before has of the same name and content; loads the rest.
async function fill() {
  const cache = await caches.open(shelf)
  const answer = await fetch("manifest.json", { cache: "no-cache" })
  const { files } = await answer.clone().json()
  await cache.put("manifest.json", answer)
  await cache.add(new Request(index, { cache: "no-cache" }))
  const old = await before()
  for (const { name } of files) {
    if (name === "index.html" || name === "sw.js" || name === "manifest.json") continue
    const isHashed = /-[0-9a-f]{8,}/.test(name) // the name says the content
    const had = isHashed && (await old?.match(name))
    if (had) await cache.put(name, had)
    else await cache.add(new Request(name, { cache: isHashed ? "default" : "no-cache" }))
  }
}

async function before() {
  for (const name of await caches.keys())
    if (name.startsWith(`${registration.scope} `) && name !== shelf) return caches.open(name)
}

async function clear() {
  for (const name of await caches.keys())
    if (name.startsWith(`${registration.scope} `) && name !== shelf) await caches.delete(name)
}

async function kept(request) {
  const cache = await caches.open(shelf)
  const found = await cache.match(request.mode === "navigate" ? index : request)
  return found ?? fetch(request)
}
