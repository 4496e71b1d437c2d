import { type EpochDay, formatDay } from '../calendar/day.ts'
import type { VatRate } from '../quotes/price-list.ts'
import type { Quote } from '../quotes/quote.ts'
import type { Readings } from '../readings/readings.ts'
import { addUp } from './add-up.ts'
import { invoiceLines } from './invoice-lines.ts'
import type { Invoice, Party } from './invoice.ts'

/** Days between the invoice and the day it is to be paid (BO §9). */
export const paymentTermDays = 14

/**
 * What an invoice is made of besides its lines. The number comes from a gapless counter, apart from
 * booking numbers.
 */
export interface InvoiceHead {
  number: string
  issuedOn: EpochDay
  seller: Party
  buyer: Party
}

/**
 * The invoice of a sold quote, with the VAT rates of the day of supply known when it is made. It
 * cannot be changed afterwards.
 */
export function makeInvoice(
  { number, issuedOn, seller, buyer }: InvoiceHead,
  quote: Quote,
  rates: readonly VatRate[],
  readings: Pick<Readings, 'vat.lodging'>,
): Invoice {
  const lines = invoiceLines(quote, rates, readings)
  return Object.freeze({
    number,
    credits: null,
    issuedOn: formatDay(issuedOn),
    dueOn: formatDay(issuedOn + paymentTermDays),
    suppliedFrom: quote.arrival,
    suppliedUntil: quote.departure,
    seller,
    buyer,
    lines,
    ...addUp(lines),
  })
}
