/** Where the service stands: the page's `<base>`, so that a public address with a path in it works. */
export function baseAddress(): URL {
  // Vite's own server writes no <base>, and serves the app from the root.
  const base = document.querySelector('base')
  return new URL(base ? document.baseURI : '/', location.href)
}

export const addressOf = (path: string): string => new URL(path, baseAddress()).href

/** `dashboard/jobs?status=failed`: only the parameters that say something. */
export function withQuery(path: string, query: object): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  }
  const text = parameters.toString()
  return text ? `${path}?${text}` : path
}
