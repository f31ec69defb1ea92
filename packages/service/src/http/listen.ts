/** Where the service listens, and how that address is reached. */
import type { Config } from '../config.ts'
import type { Api } from './app.ts'

type Address = Pick<Config, 'host' | 'port'>

/** The address it came to listen at: the system chooses the port where 0 was asked for. */
export async function listen(app: Api, { host, port }: Address): Promise<string> {
  await app.listen({ host, port })
  const address = app.server.address()
  return addressOf({ host, port: typeof address === 'object' && address ? address.port : port })
}

export const addressOf = ({ host, port }: Address): string => `http://${reachable(host)}:${port}`

/** An address that listens everywhere is reached at this machine's own. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
