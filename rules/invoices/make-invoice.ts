import { type EpochDay, formatDay } from '../calendar/day.ts'
import type { VatRate } from '../vat/vat-rate-on.ts'
import type { Readings } from '../readings/readings.ts'
import { type BillHead, makeReceipt } from './make-receipt.ts'
import type { Supply } from './invoice-lines.ts'
import type { Invoice, Party } from './invoice.ts'

/** Days between the invoice and the day it is to be paid (BO §9). */
export const paymentTermDays = 14

/**
 * What an invoice is made of besides its lines. The number comes from a gapless counter, apart from
 * booking numbers.
 */
export interface InvoiceHead extends BillHead {
  number: string
  issuedOn: EpochDay
  buyer: Party
  /** Where it is paid to; empty or absent: none is told. */
  iban?: string
}

/**
 * The invoice of what was sold, with the VAT rates of the day of supply known when it is made. It
 * cannot be changed afterwards.
 */
export function makeInvoice(
  { number, buyer, iban = '', ...head }: InvoiceHead,
  supply: Supply,
  rates: readonly VatRate[],
  readings: Pick<Readings, 'vat.lodging'>,
): Invoice {
  return Object.freeze({
    ...makeReceipt(head, supply, rates, readings),
    number,
    credits: null,
    dueOn: formatDay(head.issuedOn + paymentTermDays),
    buyer,
    ...(iban !== '' && { iban }),
  })
}
