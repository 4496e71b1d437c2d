import { type EpochDay, formatDay } from '../calendar/day.ts'
import type { VatRate } from '../vat/vat-rate-on.ts'
import type { Readings } from '../readings/readings.ts'
import { type SomeWords, worded } from '../texts/words.ts'
import { addUp } from './add-up.ts'
import { type Supply, invoiceLines } from './invoice-lines.ts'
import type { DocumentWords, Party, Receipt } from './invoice.ts'

/** What a bill is made of besides its lines. */
export interface BillHead {
  issuedOn: EpochDay
  orderNumber: string
  seller: Party
  /** What was paid by then, cents; below 0 where more went back than came in. */
  paidCents: number
  /** The words of the day of issue, in the language of the buyer. */
  words: SomeWords & DocumentWords
}

/** The receipt of what was sold, for who gives no address: the same figures as an invoice's. */
export function makeReceipt(
  { issuedOn, orderNumber, seller, paidCents, words }: BillHead,
  supply: Supply,
  rates: readonly VatRate[],
  readings: Pick<Readings, 'vat.lodging'>,
): Receipt {
  const { language, date, invoiceDocument } = words
  const lines = worded(words, invoiceLines(supply, rates, readings))
  return Object.freeze({
    issuedOn: formatDay(issuedOn),
    orderNumber,
    suppliedFrom: supply.suppliedFrom,
    suppliedUntil: supply.suppliedUntil,
    seller,
    lines,
    ...addUp(lines),
    paidCents,
    words: { language, date, invoiceDocument },
  })
}
