/** Whether a request comes from the operator's side: directly, from one of the networks that the operator named. */
import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Network } from '../../config.ts'

/** A proxy on the same machine connects from a network of the operator's while it speaks for the whole world. */
const FROM_A_PROXY = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

export interface Arrival {
  remoteAddress: string | undefined
  headers: IncomingHttpHeaders
}

export function operatorsSide(networks: Network[]): (arrival: Arrival) => boolean {
  // A list of addresses to recognise, whatever its name says.
  const named = new BlockList()
  for (const { address, prefix, family } of networks) named.addSubnet(address, prefix, family)
  return ({ remoteAddress, headers }) => {
    if (remoteAddress === undefined) return false
    if (Object.keys(headers).some((name) => FROM_A_PROXY.test(name))) return false
    const [address = ''] = remoteAddress.split('%')
    // An IPv4 peer of a dual-stack socket (::ffff:10.0.0.1) is found in the IPv4 networks too.
    return named.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
}
