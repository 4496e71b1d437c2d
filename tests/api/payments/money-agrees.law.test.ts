import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { FolioEntry } from '../../../api/folios/folio-entry.ts'
import { balanceOf } from '../../../api/folios/folios.ts'
import { refundStanding } from '../../../api/payments/refund-standing.ts'
import { Sandbox } from '../../../api/payments/sandbox/sandbox.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { bookOverHttp } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type ListeningApi, listeningApi } from './listening-api.ts'
import { happening, moneyHistory } from './money-history.ts'
import { emptied } from '../setup/emptied.ts'
import { log } from '../../../api/telemetry/log.ts'

let api: ListeningApi

beforeAll(async () => {
  // The histories say when the provider calls.
  vi.spyOn(Sandbox.prototype, 'callDue').mockResolvedValue()
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  api = await listeningApi()
})
afterAll(async () => {
  await api.close()
  vi.restoreAllMocks()
})

const sum = (entries: FolioEntry[]) => entries.reduce((cents, entry) => cents + entry.cents, 0)

/** What the provider says of each payment, and what its folio says. */
async function byPayment(id: string) {
  const { rows } = await api.pool.query(
    `SELECT s.id, CASE WHEN s.status = 'paid' THEN s.amount_cents ELSE 0 END AS came,
       ((SELECT coalesce(sum(amount_cents), 0) FROM sandbox.refunds WHERE payment_id = s.id)
        + (SELECT coalesce(sum(amount_cents), 0) FROM sandbox.chargebacks WHERE payment_id = s.id))::int AS back,
       (SELECT coalesce(-sum(cents), 0)::int FROM folio_entries WHERE payment_id = p.id AND kind = 'received') AS entered_came,
       (SELECT coalesce(sum(cents), 0)::int FROM folio_entries WHERE payment_id = p.id AND kind = 'refunded') AS entered_back
     FROM sandbox.payments s JOIN payments p ON p.provider_id = s.id WHERE p.folio_id = $1 ORDER BY s.id`,
    [id],
  )
  return {
    provider: rows.map(({ id: payment, came, back }) => ({ payment, came, back })),
    folio: rows.map((row) => ({
      payment: row.id,
      came: row.entered_came,
      back: row.entered_back,
    })),
  }
}

/** Each mail that was written is checked once, against the folio as it stands then. */
function mailChecker(id: string) {
  const seen = new Set<string>()
  return async () => {
    const { rows } = await api.pool.query<{
      id: string
      kind: string
      about: string
      text: string
    }>('SELECT id, kind, about, text FROM mails WHERE subject_id = $1', [id])
    const fresh = rows.filter((mail) => !seen.has(mail.id))
    if (fresh.length === 0) return
    const { rows: facts } = await api.pool.query(
      `SELECT coalesce(-sum(cents) FILTER (WHERE kind = 'received'), 0)::int AS received,
         coalesce(sum(cents) FILTER (WHERE kind = 'refunded'), 0)::int AS back, sum(cents)::int AS balance FROM folio_entries WHERE folio_id = $1`,
      [id],
    )
    const { received, back, balance } = facts[0]
    for (const { id: mailId, kind, about, text } of fresh) {
      seen.add(mailId)
      const said = text.replaceAll('\n', ' ')
      if (kind === 'confirmation') {
        const open = /Nog te betalen: (€\S*\s?\S+)/.exec(said)?.[1]
        expect(open).toBe(balance > 0 ? formatEuro(balance) : undefined)
        if (received - back > 0) expect(said).toContain(formatEuro(received - back))
      }
      if (kind === 'cancellation' && received > 0)
        expect(said).toContain(`Van de ${formatEuro(received)} die je hebt betaald`)
      if (kind === 'cancellation' && back + Math.max(0, -balance) > 0)
        expect(said).toContain(`krijg je ${formatEuro(back + Math.max(0, -balance))} terug`)
      if (kind === 'late-payment-refund')
        expect(said).toContain(`We hebben ${formatEuro(back)} teruggestort`)
      if (kind === 'overpayment-refund') {
        const { rows: refund } = await api.pool.query('SELECT cents FROM refunds WHERE id = $1', [
          about,
        ])
        expect(said).toContain(`We hebben ${formatEuro(refund[0].cents)} teruggestort`)
      }
    }
  }
}

describe('Over any history of a booking’s money', () => {
  it(
    'provider, folio, the booking’s total and mails agree, and no entry is ever edited',
    { timeout: 90_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(happening, { maxLength: 14 }), async (happenings) => {
          await emptySetup(api.pool)
          await emptied(api.pool, 'sandbox.payments')
          const { body } = await bookOverHttp(api.url, twoNights)
          const history = moneyHistory(api, body.id)
          const checkMails = mailChecker(body.id)
          let before = await history.entries()
          const staysAsWritten = async () => {
            const now = await history.entries()
            expect(now.slice(0, before.length)).toEqual(before)
            before = now
            await checkMails()
          }
          for (const one of happenings) {
            await history.happens(one)
            await staysAsWritten()
          }
          await history.settles(staysAsWritten)
          const { provider, folio } = await byPayment(body.id)
          expect(folio).toEqual(provider)
          const balance = await balanceOf(api.pool, body.id)
          expect(balance).toBe(sum(before))
          // What is still owed then is for staff alone to pay back.
          const standing = await refundStanding(api.pool, body.id)
          expect(standing.dueCents).toBe(0)
          const { rows } = await api.pool.query(
            'SELECT state, total_cents FROM bookings WHERE id = $1',
            [body.id],
          )
          // Bills add up the totals of bookings.
          const sold = before.filter(({ kind }) => kind === 'sold' || kind === 'changed')
          expect(rows[0].total_cents).toBe(sum(sold))
          if (rows[0].state === 'held') expect(balance).toBeGreaterThan(0)
        }),
        { numRuns: 60 },
      )
    },
  )
})
