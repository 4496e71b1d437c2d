import { hash } from 'node:crypto'

/**
 * Who a request comes from, as a keyed hash that says nothing about the address itself. Of an IPv6
 * address only the first 64 bits count: the rest a visitor chooses freely.
 */
export function visitorOf(address: string, secret: string): string {
  const question = `${secret} ${address}`
  let visitor = known.get(question)
  if (visitor === undefined) {
    visitor = hash('sha256', `${secret} ${networkOf(address)}`, 'base64url').slice(0, 24)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(question, visitor)
  }
  return visitor
}

/** Every request asks; most visitors ask more than once. */
const known = new Map<string, string>()
const MOST_KNOWN = 5_000

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('%')[0]!.split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::')
    ? Array.from({ length: 8 - start.length - end.length }, () => '0')
    : []
  return [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
