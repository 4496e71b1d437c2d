import { paymentComparison } from '../../../workflows/payment-comparison/schedule.ts'
import { temporalAddress } from '../../setup/temporal.ts'
import { triggered } from '../setup/triggered.ts'
import type { LivedKind, Part } from './part.ts'

/** A booking that was paid, and neither a webhook nor the poll says so. */
export const comparedPayments: LivedKind<{ id: string }> = {
  async make(setup) {
    const { id } = await setup.book()
    await setup.pool.query(`UPDATE sandbox.payments SET status = 'paid', ended_at = created_at`)
    // Of the night before, and it agrees now.
    await setup.pool.query(
      `INSERT INTO payment_differences (provider_id, folio_id, kind, here_cents, there_cents, found_at)
       SELECT provider_id, folio_id, 'refunded', 0, 100, created_at FROM payments`,
    )
    return { id }
  },
}

/** What becomes of a payment that only the comparison of the night sees. */
export const paymentComparisonParts: Record<string, Part<{ id: string }>> = {
  'with the payment provider': {
    activities: ['comparePayments'],
    begin: (setup) => triggered(setup, temporalAddress(), paymentComparison),
    end: {
      events: ['payment-opened', 'paid', 'confirmed'],
      mails: ['confirmation kept'],
      entries: ['sold', 'received'],
    },
    isDone: async ({ pool }) => {
      const { rowCount } = await pool.query(
        'SELECT FROM payment_differences WHERE resolved_at IS NOT NULL',
      )
      return rowCount === 1
    },
  },
}
