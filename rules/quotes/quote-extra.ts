import type { EpochDay } from '../calendar/day.ts'
import { splitAllIn } from '../vat/split-all-in.ts'
import { vatRateOn, type VatRate } from '../vat/vat-rate-on.ts'
import type { Extra } from './extras.ts'
import { extraName } from './extra-name.ts'
import type { Quote, QuoteLine } from './quote.ts'
import { withLines } from './quote-of.ts'

/**
 * How much of an extra. Days count for what is hired by the day, persons for what is paid by the
 * person.
 */
export interface ExtraChoice {
  extra: Extra
  pieces: number
  days: number
  persons: number
  /** The nights of the stay it comes with; 0 without a stay. */
  nights: number
  /** The day it is supplied, for its VAT rate. */
  suppliedOn: EpochDay
}

/** The lines of an extra, or why it cannot be had. */
export type ExtraQuote =
  | { ok: true; lines: QuoteLine[] }
  | { ok: false; reason: 'not-a-count' | 'too-few-persons' | 'too-few-nights' }

/**
 * The price of an extra in cents (BO §9): pieces × days for hire, persons for a package, once for
 * what belongs to the stay, pieces for the rest. Two bikes for three days are 2 × 3 × 27.50 = 165.00. Refused are counts that are not
 * whole and positive, fewer persons than the extra is made for (5 for a business day) and fewer
 * nights than it asks. An all-in price has a line for each part, taxed at its own rate.
 */
export function quoteExtra(
  { extra, pieces, days, persons, nights, suppliedOn }: ExtraChoice,
  rates: readonly VatRate[],
): ExtraQuote {
  const units = { piece: pieces, day: pieces * days, person: persons, stay: 1 }[extra.unit]
  if (!Number.isSafeInteger(units) || units < 1) return { ok: false, reason: 'not-a-count' }
  if (persons < extra.minimumPersons) return { ok: false, reason: 'too-few-persons' }
  if (nights < extra.minimumNights) return { ok: false, reason: 'too-few-nights' }
  const cents = units * extra.cents
  const name = extraName(extra, { pieces, days, persons })
  const parts = extra.parts
    ? splitAllIn(cents, extra.parts)
    : [{ category: extra.vatCategory, cents }]
  const lines = parts.map((part): QuoteLine => {
    const vatBasisPoints = vatRateOn(rates, part.category, suppliedOn)
    const { category: vatCategory } = part
    return {
      item: 'extra',
      night: null,
      persons,
      cents: part.cents,
      vatCategory,
      vatBasisPoints,
      rule: extra.source,
      reading: extra.reading,
      name,
    }
  })
  return { ok: true, lines }
}

/** The quote with the lines of extras at its end. */
export function addLines(quote: Quote, lines: readonly QuoteLine[]): Quote {
  return withLines(quote, [...quote.lines, ...lines])
}
