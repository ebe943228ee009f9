// Requests to the server over HTTP.

const patience = 30_000 // milliseconds; to find a winnable deal takes some
const pace = 4 // bytes a millisecond, of a slow network

// Asks over HTTP: with a body, to change something. A connection that is dead does not answer and does not
// fail either.
export function request(path: string, asked?: unknown): Promise<Response> {
  const body = asked === undefined ? "" : JSON.stringify(asked)
  const signal = AbortSignal.timeout(patience + Math.ceil(body.length / pace))
  if (!body) return fetch(path, { signal })
  return fetch(path, {
    signal,
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  })
}
