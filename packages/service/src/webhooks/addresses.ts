/** Which addresses a webhook may reach: the public ones, judged on every connection (design 6). */
import dns from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { buildConnector } from 'undici'

export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}

/** Mapped, translated and tunnelled forms are judged by the address they mean. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

export const withoutBrackets = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1')

type Resolve = (
  hostname: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void

export interface ReachOptions {
  allowPrivate: boolean
  /** Only these ports, where given. */
  ports: readonly number[] | undefined
  connectTimeoutMs: number
  resolve?: Resolve
}

/**
 * Connects to an address that was looked up and judged here, and to no other: the name is not looked up a second time,
 * so that it cannot mean something else by then. One bad address among several is enough to refuse.
 */
export function guardedConnector(options: ReachOptions): buildConnector.connector {
  const { allowPrivate, ports, connectTimeoutMs, resolve = dns.lookup } = options
  const lookup: LookupFunction = (hostname, { family, hints }, callback) => {
    const asked = {
      all: true as const,
      ...(family !== undefined && { family }),
      ...(hints !== undefined && { hints }),
    }
    resolve(hostname, asked, (error, addresses) => {
      if (error) return callback(error, [])
      const refused = !allowPrivate && addresses.some(({ address }) => !isPublicAddress(address))
      return refused
        ? callback(new AddressRefused(`${hostname} leads to a private or local address`), [])
        : callback(null, addresses)
    })
  }
  const connect = buildConnector({ timeout: connectTimeoutMs, lookup })
  return (target, callback) => {
    const host = withoutBrackets(target.hostname)
    const port = Number(target.port || 443)
    if (target.protocol !== 'https:') return callback(new AddressRefused('only https is spoken'), null)
    if (ports && !ports.includes(port))
      return callback(new AddressRefused(`port ${port} is not allowed`), null)
    // A literal address is never looked up, so it is judged here.
    if (!allowPrivate && ipaddr.isValid(host) && !isPublicAddress(host)) {
      return callback(new AddressRefused(`${host} is a private or local address`), null)
    }
    return connect(target, callback)
  }
}
