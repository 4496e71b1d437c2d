import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './fault.ts'

/** The provider calls once to five times, in no order; a fifth of the calls come much later. */
export const mixedWebhooks = (forMs: number): Fault => ({
  name: 'webhooks once to five times, shuffled, a fifth of them late',
  async run({ way }, random) {
    const before = { ...way.counts }
    way.mixWebhooks(random)
    await wait(forMs)
    await way.deliverAll()
    const { called, delivered, late } = way.counts
    return {
      called: called - before.called,
      delivered: delivered - before.delivered,
      late: late - before.late,
    }
  },
})
