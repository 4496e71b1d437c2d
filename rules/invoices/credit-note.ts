import { type EpochDay, formatDay } from '../calendar/day.ts'
import { addUp } from './add-up.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'

/**
 * A credit note, or why there is none: a credit note is not itself taken back, a new invoice is
 * made instead.
 */
export type CreditAnswer =
  | { ok: true; creditNote: Invoice }
  | { ok: false; reason: 'is-credit-note' }

/**
 * Takes an invoice back whole: the same lines the other way round, at the rates they were invoiced
 * with, under a number of its own in the same series. Invoice and credit note together are nothing
 * in every figure. There is nothing to pay, so it is due at once; what was paid stays on the folio.
 */
export function creditNote(
  invoice: Invoice,
  { number, issuedOn }: { number: string; issuedOn: EpochDay },
): CreditAnswer {
  if (invoice.credits !== null) return { ok: false, reason: 'is-credit-note' }
  const lines = invoice.lines.map((line): InvoiceLine => ({
    ...line,
    grossCents: 0 - line.grossCents,
    netCents: 0 - line.netCents,
    vatCents: 0 - line.vatCents,
  }))
  const day = formatDay(issuedOn)
  const { iban: _iban, ...taken } = invoice
  return {
    ok: true,
    creditNote: Object.freeze({
      ...taken,
      number,
      credits: invoice.number,
      issuedOn: day,
      dueOn: day,
      paidCents: 0,
      lines,
      ...addUp(lines),
    }),
  }
}
