import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

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

/**
 * True for the address of a machine that everybody can reach, outside the networks of this one: by IPv6
 * what stands beside it has public addresses too.
 *
 * @param interfaces whose networks count as its own; none: any public address will do
 */
export function isPublicAddress(address: string, interfaces = networkInterfaces()): boolean {
  const version = isIP(address)
  if (version === 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (special.check(address, family)) return false
  if (version === 6 && !given.check(address, family)) return false
  return !networksOf(interfaces).check(address, family)
}

function networksOf(interfaces: ReturnType<typeof networkInterfaces>): BlockList {
  const own = new BlockList()
  for (const { address, cidr, family } of Object.values(interfaces).flatMap((each) => each ?? [])) {
    const version = family === 'IPv4' ? 'ipv4' : 'ipv6'
    const bits = cidr?.split('/')[1]
    if (bits === undefined) own.addAddress(address, version)
    else own.addSubnet(address, Number(bits), version)
  }
  return own
}
