import { hash } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/**
 * Who a request comes from, as a keyed hash that says nothing about the address itself. Of an IPv6
 * address only the first 64 bits count: the rest a visitor chooses freely.
 */
export function visitorOf(address: string, secret: string): string {
  return hash('sha256', `${secret} ${networkOf(address)}`, 'base64url').slice(0, 24)
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const read = ipaddr.process(address)
  if (read instanceof ipaddr.IPv4) return read.toString()
  return read.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}
