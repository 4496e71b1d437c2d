import { parseDay } from '../calendar/day.ts'
import { arrangementOf } from '../family-room/arrangements.ts'
import { personsInPrice } from '../family-room/family-guests.ts'
import { formatEuro } from '../money/format-euro.ts'
import type { Text } from '../texts/message.ts'
import type { PricedLines, Quote, QuoteItem, QuoteLine } from './quote.ts'

/** What a group of lines is called and how it came about, in Dutch. */
export interface LineDescription {
  label: Text
  explanation: string
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
  season: (lines) => ({ label: 'Seizoenstoeslag', explanation: nightsTimes(lines) }),
  'family-night': (lines, quote) => ({
    label: arrangementName(quote),
    explanation: nights(lines.length),
  }),
  'extra-persons': (lines) => ({
    label: `Toeslag voor ${persons(lines[0]!.persons)}`,
    explanation: extraPersons(lines),
  }),
  cleaning: () => ({ label: 'Schoonmaak', explanation: 'eenmalig' }),
  'tourist-tax': (lines) => ({ label: 'Toeristenbelasting', explanation: touristTax(lines) }),
  breakfast: (lines) => ({
    label: lines[0]!.name ?? 'Ontbijt',
    explanation: lines[0]!.name ? boxes(lines[0]!) : persons(lines[0]!.persons),
  }),
  delivery: () => ({ label: 'Bezorgkosten', explanation: '' }),
  extra: (lines) => ({ label: lines[0]!.name ?? 'Extra', explanation: '' }),
  'carried-over': () => ({
    label: 'Verrekening',
    explanation: 'verschil met de prijs waarvoor is geboekt',
  }),
  'carried-over-tax': () => ({
    label: 'Verrekening toeristenbelasting',
    explanation: 'verschil met de belasting waarvoor is geboekt',
  }),
}

const nights = (count: number) => (count === 1 ? '1 nacht' : `${count} nachten`)
const persons = (count: number) => (count === 1 ? '1 persoon' : `${count} personen`)

/** `€ 85,00 per nacht`, or what each number of nights costs where the nights differ. */
function perNight(lines: readonly QuoteLine[]): string {
  const cents = lines[0]!.cents
  return lines.every((line) => line.cents === cents)
    ? `${formatEuro(cents)} per nacht`
    : nightsTimes(lines)
}

/**
 * `3 nachten × € 10,00`, amount by amount where the nights differ: `2 nachten × € 10,00, 1 nacht ×
 * € 20,00`.
 */
function nightsTimes(lines: readonly QuoteLine[]): string {
  const counts = new Map<number, number>()
  for (const { cents } of lines) counts.set(cents, (counts.get(cents) ?? 0) + 1)
  return [...counts].map(([cents, count]) => `${nights(count)} × ${formatEuro(cents)}`).join(', ')
}

/** `2 × € 13,95`: amount and unit price, as G §2 asks of the order form. */
function boxes({ persons: count, cents }: QuoteLine): string {
  return `${count} × ${formatEuro(Math.round(cents / count))}`
}

/** By the table of BO §9 fewer than 4 persons pay more than 4: the line says why. */
function extraPersons(lines: readonly QuoteLine[]): string {
  const fewer = lines[0]!.persons < personsInPrice
  return fewer
    ? `${nightsTimes(lines)}, want de vaste prijs geldt voor ${personsInPrice} personen`
    : nightsTimes(lines)
}

/**
 * `2 personen × 3 nachten × € 2,50` where every night owes the same whole cents per person, else
 * what each number of nights owes.
 */
function touristTax(lines: readonly QuoteLine[]): string {
  const { persons: paying, cents } = lines[0]!
  const same = lines.every((line) => line.cents === cents && line.persons === paying)
  return same && cents % paying === 0
    ? `${persons(paying)} × ${nights(lines.length)} × ${formatEuro(cents / paying)}`
    : nightsTimes(lines)
}

function arrangementName({ arrival, nights: count = 0 }: Described): Text {
  const day = parseDay(arrival ?? '') ?? Number.NaN
  return arrangementOf(day, day + count)?.name ?? nights(count)
}
