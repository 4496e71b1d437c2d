import { setTimeout as wait } from 'node:timers/promises'
import type { WayBetween } from '../house/way-between.ts'
import type { Fault } from './fault.ts'

/** The payment provider does not do its part for a while. */
const away = (name: string, how: WayBetween['provider'], forMs: number): Fault => ({
  name,
  async run({ way }) {
    const before = way.counts.failed
    way.provider = how
    await wait(forMs)
    way.provider = 'answers'
    return { 'asked meanwhile': way.counts.failed - before }
  },
})

export const providerFaults = (forMs: number): Fault[] => [
  away('the provider answers 500', 'fails', forMs),
  away('the provider never answers', 'is-silent', forMs),
]
