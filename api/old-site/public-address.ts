import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Where addresses of an export may lead. */
export interface Reach {
  /** The addresses of a host. */
  resolve(host: string): Promise<string[]>
  /** Whether this house may ask an address. */
  isAllowed(address: string): boolean
}

/** What is no address of the public internet (IANA's registries of special addresses). */
const special = new BlockList()
for (const [from, bits] of [
  ...[['0.0.0.0', 8] as const, ['10.0.0.0', 8] as const, ['100.64.0.0', 10] as const],
  ...[['127.0.0.0', 8] as const, ['169.254.0.0', 16] as const, ['172.16.0.0', 12] as const],
  ...[['192.0.0.0', 24] as const, ['192.0.2.0', 24] as const, ['192.88.99.0', 24] as const],
  ...[['192.168.0.0', 16] as const, ['198.18.0.0', 15] as const, ['198.51.100.0', 24] as const],
  ...[['203.0.113.0', 24] as const, ['224.0.0.0', 4] as const, ['240.0.0.0', 4] as const],
])
  special.addSubnet(from, bits, 'ipv4')
// Of IPv6 only 2000::/3 is given out; of that, these carry an IPv4 address or are examples.
for (const [from, bits] of [['2001::', 23] as const, ['2001:db8::', 32] as const])
  special.addSubnet(from, bits, 'ipv6')
special.addSubnet('2002::', 16, 'ipv6')
special.addSubnet('3fff::', 20, 'ipv6')
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the public internet: no loopback, no private network, no link-local. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && given.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** The public internet, and nothing else. */
export const publicReach: Reach = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
}
