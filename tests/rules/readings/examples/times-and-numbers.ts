import { bookingNumber } from '../../../../rules/numbering/booking-number.ts'
import { orderNumber } from '../../../../rules/numbering/order-number.ts'
import { defaultPriceList } from '../../../../rules/quotes/default-price-list.ts'
import { quoteOrdinaryStay } from '../../../../rules/quotes/quote-ordinary-stay.ts'
import { defaultReadings } from '../../../../rules/readings/readings.ts'
import { revenuePerMonth } from '../../../../rules/revenue/revenue-per-month.ts'
import { checkInHours } from '../../../../rules/stay-times/check-in-hours.ts'
import { checkOutMinute } from '../../../../rules/stay-times/check-out-minute.ts'
import { day } from '../../quotes/days.ts'
import { knusseKamer } from '../../quotes/rooms.ts'
import type { ReadingExamples } from '../examples.ts'

function soldStay() {
  const stay = {
    roomType: knusseKamer,
    arrival: day('2026-06-11'),
    departure: day('2026-06-12'),
    persons: 2,
    screen: 'checkout' as const,
  }
  const priced = quoteOrdinaryStay(stay, defaultPriceList, defaultReadings)
  if (!priced.ok) throw new Error(priced.reason)
  return {
    quote: priced.quote,
    suppliedOn: day('2026-06-11'),
    paidOn: day('2026-05-20'),
    standing: 'sold' as const,
  }
}

export const timesAndNumbersExamples = {
  'check-in': {
    question: 'When can one check in on a Friday for which the settings keep 16:00–20:00?',
    answer: (readings) =>
      checkInHours(
        day('2026-06-12'),
        Array.from({ length: 7 }, () => '16:00–20:00'),
        readings['check-in'],
      ),
    answers: { 'per-weekday': '16:00–20:00', constant: '15:00–18:00' },
  },
  'check-out-time': {
    question: 'By which minute of the day does a guest leave?',
    answer: (readings) => checkOutMinute(readings['check-out-time']),
    answers: { '10:30': 630, '11:00': 660, '17:00': 1020 },
  },
  'number.booking': {
    question: 'What number has the first booking, made in November 2026?',
    answer: (readings) => bookingNumber(day('2026-11-21'), 1, readings['number.booking']),
    answers: { rising: 'B2026101', dashed: 'B-2026-11-0001' },
  },
  'number.order': {
    question: 'What number has the order after six others, in November 2026?',
    answer: (readings) => orderNumber(day('2026-11-21'), 6, readings['number.order']),
    answers: { 'count-plus-one': 'P2026107', count: 'P2026106' },
  },
  'revenue.basis': {
    question: 'To which month belongs a night of June that was paid in May?',
    answer: (readings) => [...revenuePerMonth([soldStay()], readings).keys()],
    answers: { 'night-stayed': ['062026'], 'day-of-payment': ['052026'] },
  },
} satisfies Partial<ReadingExamples>
