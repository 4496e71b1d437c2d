import type { EpochDay } from '../calendar/day.ts'
import { splitAllIn } from '../vat/split-all-in.ts'
import { vatRateOn, type VatRate } from '../vat/vat-rate-on.ts'
import type { Extra } from './extras.ts'
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
  const name = nameOf(extra, { pieces, days, persons })
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

/**
 * The name of an extra with how much of it there is: `Elektrische fiets, 2 × 3 dagen`. One piece is the
 * name alone.
 */
function nameOf(
  { name, unit }: Extra,
  { pieces, days, persons }: Pick<ExtraChoice, 'pieces' | 'days' | 'persons'>,
): string {
  if (unit === 'person') return `${name}, ${persons} ${persons === 1 ? 'persoon' : 'personen'}`
  if (unit === 'day')
    return `${name}, ${pieces === 1 ? '' : `${pieces} × `}${days} ${days === 1 ? 'dag' : 'dagen'}`
  return unit === 'stay' || pieces === 1 ? name : `${name}, ${pieces} stuks`
}

/** The quote with the lines of extras at its end. */
export function addLines(quote: Quote, lines: readonly QuoteLine[]): Quote {
  return withLines(quote, [...quote.lines, ...lines])
}
