import { parseDay } from '../calendar/day.ts'
import { arrangementOf } from '../family-room/arrangements.ts'
import { personsInPrice } from '../family-room/family-guests.ts'
import { type Message, type Text, message } from '../texts/message.ts'
import type { PricedLines, Quote, QuoteItem, QuoteLine } from './quote.ts'

/** What a group of lines is called and how it came about. */
export interface LineDescription {
  label: Text
  explanation: Text
}

/** What the lines are of: a stay, whose dates name its arrangement, or an order without dates. */
export type Described = PricedLines & Partial<Pick<Quote, 'arrival' | 'nights'>>

/** Describes the lines of one item of a quote; there is at least one. */
export function describeLines(lines: readonly QuoteLine[], quote: Described): LineDescription {
  return descriptions[lines[0]!.item](lines, quote)
}

const descriptions: Record<
  QuoteItem,
  (lines: readonly QuoteLine[], quote: Described) => LineDescription
> = {
  'room-night': (lines) => ({ label: nights(lines.length), explanation: perNight(lines) }),
  season: (lines) => ({ label: message('price.season'), explanation: nightsTimes(lines) }),
  'family-night': (lines, quote) => ({
    label: arrangementName(quote),
    explanation: nights(lines.length),
  }),
  'extra-persons': (lines) => ({
    label: message('price.extraPersons', { persons: persons(lines[0]!.persons) }),
    explanation: extraPersons(lines),
  }),
  cleaning: () => ({ label: message('price.cleaning'), explanation: message('price.once') }),
  'tourist-tax': (lines) => ({
    label: message('price.touristTax'),
    explanation: touristTax(lines),
  }),
  breakfast: (lines) => ({
    label: lines[0]!.name ?? message('price.breakfast'),
    explanation: lines[0]!.name ? boxes(lines[0]!) : persons(lines[0]!.persons),
  }),
  delivery: () => ({ label: message('price.delivery'), explanation: '' }),
  extra: (lines) => ({ label: lines[0]!.name ?? message('price.extra'), explanation: '' }),
  'carried-over': () => ({
    label: message('price.carriedOver'),
    explanation: message('price.sincePrice'),
  }),
  'carried-over-tax': () => ({
    label: message('price.carriedOverTax'),
    explanation: message('price.sinceTax'),
  }),
}

const nights = (n: number) => message('price.nights', { n })
const persons = (n: number) => message('price.persons', { n })

/** `€ 85,00 per nacht`, or what each number of nights costs where the nights differ. */
function perNight(lines: readonly QuoteLine[]): Message {
  const cents = lines[0]!.cents
  return lines.every((line) => line.cents === cents)
    ? message('price.perNight', { amount: { cents } })
    : nightsTimes(lines)
}

/**
 * `3 nachten × € 10,00`, amount by amount where the nights differ: `2 nachten × € 10,00, 1 nacht ×
 * € 20,00`.
 */
function nightsTimes(lines: readonly QuoteLine[]): Message {
  const counts = new Map<number, number>()
  for (const { cents } of lines) counts.set(cents, (counts.get(cents) ?? 0) + 1)
  return [...counts]
    .map(([cents, count]) =>
      message('price.nightsTimes', { nights: nights(count), amount: { cents } }),
    )
    .reduce((some, others) => message('price.andOthers', { some, others }))
}

/** `2 × € 13,95`: amount and unit price, as G §2 asks of the order form. */
function boxes({ persons: n, cents }: QuoteLine): Message {
  return message('price.boxesTimes', { n, amount: { cents: Math.round(cents / n) } })
}

/** By the table of BO §9 fewer than 4 persons pay more than 4: the line says why. */
function extraPersons(lines: readonly QuoteLine[]): Message {
  const explanation = nightsTimes(lines)
  return lines[0]!.persons < personsInPrice
    ? message('price.fewerPersons', { explanation, n: personsInPrice })
    : explanation
}

/**
 * `2 personen × 3 nachten × € 2,50` where every night owes the same whole cents per person, else
 * what each number of nights owes.
 */
function touristTax(lines: readonly QuoteLine[]): Message {
  const { persons: paying, cents } = lines[0]!
  const same = lines.every((line) => line.cents === cents && line.persons === paying)
  return same && cents % paying === 0
    ? message('price.taxTimes', {
        persons: persons(paying),
        nights: nights(lines.length),
        amount: { cents: cents / paying },
      })
    : nightsTimes(lines)
}

function arrangementName({ arrival, nights: count = 0 }: Described): Text {
  const day = parseDay(arrival ?? '') ?? Number.NaN
  return arrangementOf(day, day + count)?.name ?? nights(count)
}
