// Requests to the server over HTTP.

// The folder of the page: "/", or the path below which the server lives.
export const root = document.documentElement.dataset.root ?? "/"

// Where the server has what the page names by a path that begins with "/".
export const pathTo = (path: string) => root + path.slice(1)

const patience = 30_000 // milliseconds; to find a winnable deal takes some
const pace = 4 // bytes a millisecond, of a slow network

// Asks over HTTP: with a body, to change something. A connection that is dead does not answer and does not
// fail either.
export function request(path: string, asked?: unknown): Promise<Response> {
  const body = asked === undefined ? "" : JSON.stringify(asked)
  const signal = AbortSignal.timeout(patience + Math.ceil(body.length / pace))
  if (!body) return fetch(pathTo(path), { signal })
  return fetch(pathTo(path), {
    signal,
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  })
}
