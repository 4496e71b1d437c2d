import { bookingSubject } from '../../../api/bookings/stay-record.ts'
import { Invoices } from '../../../api/invoices/invoices.ts'
import { fillCompany, someBuyer } from '../../api/invoices/some-buyer.ts'
import { confirmedAndPaid } from '../../api/setup/standing.ts'
import { mailsKept } from './mails-kept.ts'
import type { LivedKind, Part } from './part.ts'

/** The folio of a stay that is paid and over: its guest asked for an invoice, now it is due. */
export const invoices: LivedKind<{ id: string }> = {
  async make(setup) {
    const { id } = await setup.book()
    await setup.pool.query(confirmedAndPaid())
    await setup.pool.query(`UPDATE bookings SET stay = '[2026-01-28,2026-01-30)'`)
    await mailsKept(setup, bookingSubject(id), 'confirmation', 'arrival', 'thank-you')
    await fillCompany(setup.pool)
    await setup.api.app.get(Invoices).ask(id, someBuyer, 'guest')
    return { id }
  },
}

/** What one number of the series, one invoice and one mailing of it leave behind. */
const ISSUED_ONCE = `SELECT
  (SELECT running FROM invoice_counter) = 1
  AND (SELECT count(*) FROM invoices WHERE folio_id = $1) = 1
  AND (SELECT count(*) FROM invoice_mailings) = 1
  AND EXISTS (SELECT FROM invoice_requests WHERE folio_id = $1 AND ended_at IS NOT NULL AND refusal IS NULL) AS is_so`

/** What becomes of an invoice that was asked for. */
export const invoiceParts: Record<string, Part<{ id: string }>> = {
  'issuing it and mailing it': {
    activities: ['invoiceIssue', 'invoiceSendMail'],
    end: {
      events: ['payment-opened'],
      mails: ['arrival kept', 'confirmation kept', 'invoice kept', 'thank-you kept'],
      entries: ['sold', 'received'],
    },
    async isDone(setup, id) {
      const { rows } = await setup.pool.query<{ is_so: boolean }>(ISSUED_ONCE, [id])
      return rows[0]!.is_so
    },
  },
}
