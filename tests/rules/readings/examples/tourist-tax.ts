import { defaultPriceList } from '../../../../rules/quotes/default-price-list.ts'
import type { TouristTaxTariff } from '../../../../rules/quotes/price-list.ts'
import { quoteOrdinaryStay } from '../../../../rules/quotes/quote-ordinary-stay.ts'
import type { QuoteScreen } from '../../../../rules/quotes/screen.ts'
import type { Readings } from '../../../../rules/readings/readings.ts'
import { day } from '../../quotes/days.ts'
import { knusseKamer } from '../../quotes/rooms.ts'
import type { ReadingExamples } from '../examples.ts'

/**
 * The tourist tax in cents of two persons for some nights from Thursday 11 June 2026, at 85.00 +
 * 10.00 a night.
 */
function tax(
  readings: Readings,
  screen: QuoteScreen,
  nights = 1,
  tariff: Partial<TouristTaxTariff> = {},
): number {
  const touristTax = [{ ...defaultPriceList.touristTax[0]!, ...tariff }]
  const arrival = day('2026-06-11')
  const stay = { roomType: knusseKamer, arrival, departure: arrival + nights, persons: 2, screen }
  const priced = quoteOrdinaryStay(stay, { ...defaultPriceList, touristTax }, readings)
  if (!priced.ok) throw new Error(priced.reason)
  return priced.quote.lines.reduce(
    (sum, line) => (line.item === 'tourist-tax' ? sum + line.cents : sum),
    0,
  )
}

const perScreen = (readings: Readings): Readings => ({
  ...readings,
  'tourist-tax.tariff': 'per-screen',
})

export const touristTaxExamples = {
  'tourist-tax.tariff': {
    question: 'What tourist tax do two persons owe for a night more that staff add to a booking?',
    answer: (readings) => tax(readings, 'agenda'),
    answers: { municipal: 500, 'per-screen': 400 },
  },
  'tourist-tax.booking': {
    question: 'And for a night in a booking that staff enter, each screen its own amount?',
    answer: (readings) => tax(perScreen(readings), 'booking'),
    answers: { '2.50': 500, '2.25': 450, '2.00': 400, '1.75': 350 },
  },
  'tourist-tax.checkout': {
    question: 'And for a night that a guest is shown and books?',
    answer: (readings) => tax(perScreen(readings), 'checkout'),
    answers: { '2.50': 500, '1.75': 350 },
  },
  'tourist-tax.back-office': {
    question: 'And for a night more that staff add to a booking?',
    answer: (readings) => tax(perScreen(readings), 'agenda'),
    answers: { '2.00': 400, '2.25': 450, '2.50': 500 },
  },
  'tourist-tax.bills': {
    question: 'And for a night of an imported booking in the bills list?',
    answer: (readings) => tax(perScreen(readings), 'bills'),
    answers: { '2.25': 450, '2.00': 400, '2.50': 500 },
  },
  'tourist-tax.percentage-base': {
    question: 'What is 5 % tourist tax of a night of 95.00 with 21 % VAT in it?',
    answer: (readings) => tax(readings, 'checkout', 1, { cents: null, basisPoints: 500 }),
    answers: { 'without-vat': 393, 'with-vat': 475 },
  },
  'tourist-tax.night-cap': {
    question: 'What do two persons owe for five nights with a cap of three?',
    answer: (readings) => tax(readings, 'checkout', 5, { nightCap: 3 }),
    answers: { 'first-nights': 1500, 'longer-stays-exempt': 0 },
  },
} satisfies Partial<ReadingExamples>
