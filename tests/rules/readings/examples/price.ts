import { fromPrices } from '../../../../rules/availability/from-prices.ts'
import { changeStay } from '../../../../rules/quotes/change-stay.ts'
import { defaultPriceList } from '../../../../rules/quotes/default-price-list.ts'
import { extrasOf } from '../../../../rules/quotes/extras.ts'
import type { QuoteScreen } from '../../../../rules/quotes/screen.ts'
import { quoteStay } from '../../../../rules/quotes/quote-stay.ts'
import type { Quote } from '../../../../rules/quotes/quote.ts'
import { type Readings, defaultReadings } from '../../../../rules/readings/readings.ts'
import type { RoomType } from '../../../../rules/rooms/room.ts'
import { property, momentOn } from '../../availability/property.ts'
import { day } from '../../quotes/days.ts'
import { familiekamer, knusseKamer } from '../../quotes/rooms.ts'
import type { ReadingExamples } from '../examples.ts'

function asked(roomType: RoomType, arrival: string, departure: string, persons: number) {
  return {
    roomType,
    arrival: day(arrival),
    departure: day(departure),
    persons,
    screen: 'agenda' as QuoteScreen,
  }
}

/** The quote, or the reason why there is none. */
function ask(stay: ReturnType<typeof asked>, readings: Readings): Quote | string {
  const priced = quoteStay(stay, defaultPriceList, readings)
  return priced.ok ? priced.quote : priced.reason
}

function total(stay: ReturnType<typeof asked>, readings: Readings): number | string {
  const priced = ask(stay, readings)
  return typeof priced === 'string' ? priced : priced.totalCents
}

/** Sold at 85.00 + 10.00 + 5.00 a night; a change to four nights when the room has become 95.00. */
function difference(readings: Readings): number {
  const sold = ask(asked(knusseKamer, '2026-06-11', '2026-06-14', 2), defaultReadings)
  const dearer = { ...knusseKamer, prices: [{ persons: 2, cents: 9500 }] }
  const to = asked(dearer, '2026-06-11', '2026-06-15', 2)
  if (typeof sold === 'string') throw new Error(sold)
  const answer = changeStay({ sold, from: dearer, to }, defaultPriceList, readings)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.change.differenceCents
}

const threeNights = asked(knusseKamer, '2026-06-11', '2026-06-14', 2)

export const priceExamples = {
  'price.unit': {
    question: 'What do three nights for two persons cost in June 2026?',
    answer: (readings) => total(threeNights, readings),
    answers: { 'per-room': 30_000, 'per-person': 55_500 },
  },
  'price.from': {
    question: 'What stands after “vanaf” for the family room?',
    answer: (readings) => fromPrices(4, momentOn('2026-06-10'), property({ readings }))[0]?.cents,
    answers: { 'all-in': 51_900, literal: 44_900 },
  },
  'total.ordinary': {
    question: 'What do three nights for two persons cost in June 2026?',
    answer: (readings) => total(threeNights, readings),
    answers: { 'sum-of-nights': 30_000, 'sum-times-nights': 87_000 },
  },
  'season.overlap': {
    question: 'What does the night of 2 July 2026 cost, inside two rows?',
    answer: (readings) => total(asked(knusseKamer, '2026-07-02', '2026-07-03', 2), readings),
    answers: { highest: 11_000, 'all-added': 12_000 },
  },
  'season.ends': {
    question: 'What does the night of 28 April 2025 cost, the last date of its row?',
    answer: (readings) => total(asked(knusseKamer, '2025-04-28', '2025-04-29', 2), readings),
    answers: { 'last-night': 10_000, 'departure-day': 9000 },
  },
  'season.october-2025': {
    question: 'What does the night of 15 October 2025 cost?',
    answer: (readings) => total(asked(knusseKamer, '2025-10-15', '2025-10-16', 2), readings),
    answers: { included: 10_000, 'left-out': 9000 },
  },
  'family.extra-persons': {
    question: 'What does a weekend in the family room cost for 3 persons?',
    answer: (readings) => total(asked(familiekamer, '2026-06-12', '2026-06-15', 3), readings),
    answers: { table: 44_900 + 3000 + 4000 + 2250, 'above-four': 44_900 + 4000 + 2250 },
  },
  'family.friday-week': {
    question: 'What does the family room cost from a Friday for 7 nights?',
    answer: (readings) => total(asked(familiekamer, '2026-06-12', '2026-06-19', 4), readings),
    answers: { offered: 79_900 + 4000 + 7000, 'not-offered': 'no-arrangement' },
  },
  'family.seasons': {
    question: 'What does a weekend in the family room cost in June 2026?',
    answer: (readings) => total(asked(familiekamer, '2026-06-12', '2026-06-15', 4), readings),
    answers: { none: 51_900, 'as-ordinary': 54_900 },
  },
  'family.tourist-tax': {
    question: 'What does a weekend in the family room cost with its tourist tax?',
    answer: (readings) => total(asked(familiekamer, '2026-06-12', '2026-06-15', 4), readings),
    answers: { 'on-top': 51_900, included: 48_900 },
  },
  'change.pricing': {
    question: 'What is to be paid for a fourth night after the room became 10.00 dearer?',
    answer: difference,
    answers: { 'sold-nights-stay': 11_000, 'todays-prices': 14_000 },
  },
  'total.change-screen': {
    question: 'What is to be paid for a fourth night after the room became 10.00 dearer?',
    answer: difference,
    answers: { 'as-change-pricing': 11_000, 'price-times-nights': 9900 },
  },
  'change.sum-times-nights': {
    question: 'And where the sum of the nights is multiplied by their number?',
    answer: (readings) => difference({ ...readings, 'total.ordinary': 'sum-times-nights' }),
    answers: { 'sold-nights-keep': 11_000, 'everything-anew': 4 * (4 * 10_500 + 500) - 30_000 },
  },
  'extras.e-bike': {
    question: 'What does an electric bike cost for a day?',
    answer: (readings) => extrasOf(readings).find((extra) => extra.id === 'electric-bike')?.cents,
    answers: { '27.50': 2750, '25.00': 2500 },
  },
  'gift-card': {
    question: 'What do three nights for two persons cost in June 2026?',
    answer: (readings) => total(threeNights, readings),
    answers: { extra: 30_000, discount: 29_500 },
  },
  'vat.lodging': {
    question: 'At what rate is a night of June 2026 taxed, in a room that was made with 9 %?',
    answer: (readings) => {
      const quote = ask(threeNights, readings)
      return typeof quote === 'string' ? quote : quote.lines[0]!.vatBasisPoints
    },
    answers: { statutory: 2100, stored: 900 },
  },
} satisfies Partial<ReadingExamples>
