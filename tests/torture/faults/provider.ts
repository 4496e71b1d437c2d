import type { WayBetween } from '../house/way-between.ts'
import { type Fault, MET_BY, lasts } from './fault.ts'

/** The payment provider does not do its part for a while. */
const away = (name: string, how: WayBetween['provider'], forMs: number): Fault => ({
  name,
  async run({ way }) {
    const before = way.counts.failed
    way.provider = how
    await lasts(forMs, () => way.counts.failed >= before + MET_BY)
    way.provider = 'answers'
    return { 'asked meanwhile': way.counts.failed - before }
  },
  hadEffect: (measured) => measured['asked meanwhile']! > 0,
})

export const providerFaults = (forMs: number): Fault[] => [
  away('the provider answers 500', 'fails', forMs),
  away('the provider never answers', 'is-silent', forMs),
]
