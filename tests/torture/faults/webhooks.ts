import { type Fault, type Measured, lasts } from './fault.ts'

/** One came late, and one more than once. */
const wereMixed = ({ called, delivered, late }: Measured) =>
  late! > 0 && delivered! > called! - late!

/** The provider calls once to five times, in no order; a fifth of the calls come much later. */
export const mixedWebhooks = (forMs: number): Fault => ({
  name: 'webhooks once to five times, shuffled, a fifth of them late',
  async run({ way }, random) {
    const before = { ...way.counts }
    way.mixWebhooks(random)
    const since = (): Measured => ({
      called: way.counts.called - before.called,
      delivered: way.counts.delivered - before.delivered,
      late: way.counts.late - before.late,
    })
    await lasts(forMs, () => wereMixed(since()))
    await way.deliverAll()
    return since()
  },
  hadEffect: wereMixed,
})
