import { type EpochDay, parseDay } from '../calendar/day.ts'
import { dutchDayYear } from '../calendar/dutch.ts'
import type { VatRate } from '../quotes/price-list.ts'
import type { Quote, QuoteItem, QuoteLine } from '../quotes/quote.ts'
import type { Readings } from '../readings/readings.ts'
import { splitVat } from '../vat/split-vat.ts'
import { vatRateOn } from '../vat/vat-rate-on.ts'
import type { InvoiceLine } from './invoice.ts'

const names: Record<QuoteItem, string> = {
  'room-night': 'Overnachting',
  season: 'Seizoenstoeslag',
  'family-night': 'Overnachting familiekamer',
  'extra-persons': 'Toeslag personen',
  cleaning: 'Schoonmaak',
  'tourist-tax': 'Toeristenbelasting',
  breakfast: 'Ontbijt',
  delivery: 'Bezorgkosten',
  extra: 'Extra',
  'carried-over': 'Verrekening eerder verkochte prijs',
  'carried-over-tax': 'Verrekening toeristenbelasting',
}

/**
 * The lines of an invoice for a sold quote. The gross amounts stay as sold; the VAT follows the
 * date of supply by the table of the day the invoice is made, so a stay in 2026 that was sold in
 * 2024 is taxed at 21 %. A line for the whole stay is supplied with its last night. Under
 * `vat.lodging` = `stored` lodging keeps the percentage it was sold with. Lines of nothing are left
 * out.
 */
export function invoiceLines(
  quote: Quote,
  rates: readonly VatRate[],
  readings: Pick<Readings, 'vat.lodging'>,
): InvoiceLine[] {
  const lastNight = (parseDay(quote.departure) ?? 0) - 1
  return quote.lines
    .filter((line) => line.cents !== 0)
    .map((line) => invoiceLine(line, lastNight, rates, readings))
}

function invoiceLine(
  line: QuoteLine,
  lastNight: EpochDay,
  rates: readonly VatRate[],
  readings: Pick<Readings, 'vat.lodging'>,
): InvoiceLine {
  const { item, name, night, persons, cents: grossCents, vatCategory } = line
  const supplied = (night === null ? null : parseDay(night)) ?? lastNight
  const stored = vatCategory === 'lodging' && readings['vat.lodging'] === 'stored'
  const vatBasisPoints = stored ? line.vatBasisPoints : vatRateOn(rates, vatCategory, supplied)
  const description =
    night === null ? (name ?? names[item]) : `${names[item]} ${dutchDayYear(supplied)}`
  return {
    description,
    persons,
    grossCents,
    ...splitVat(grossCents, vatBasisPoints),
    vatCategory,
    vatBasisPoints,
  }
}
