import type { BreakfastForm } from '../../../../rules/breakfast/breakfast-order.ts'
import { refuseDeliveryDay } from '../../../../rules/breakfast/delivery-day.ts'
import { quoteBreakfast } from '../../../../rules/breakfast/quote-breakfast.ts'
import { deliveryVacationDays } from '../../../../rules/breakfast/vacation-days.ts'
import { settleCash } from '../../../../rules/cash-desk/settle-cash.ts'
import { defaultPriceList } from '../../../../rules/quotes/default-price-list.ts'
import type { Readings } from '../../../../rules/readings/readings.ts'
import { closed, momentOn } from '../../availability/property.ts'
import { day } from '../../quotes/days.ts'
import type { ReadingExamples } from '../examples.ts'

/** At 9:00, whether a box can be brought tomorrow in the last slot. */
function tomorrow(form: BreakfastForm, readings: Readings): string | null {
  const moment = momentOn('2026-03-02', 9, 0)
  return refuseDeliveryDay(moment.today + 1, 4, { form, moment, vacationDays: new Set(), readings })
}

export const breakfastAndCashDeskExamples = {
  'breakfast.notice.public': {
    question: 'At 9:00, may a guest order a breakfast for 10:30 tomorrow?',
    answer: (readings) => tomorrow('public', readings),
    answers: { 'two-days': 'too-soon', '24-hours': null },
  },
  'breakfast.notice.staff': {
    question: 'And at the cash desk?',
    answer: (readings) => tomorrow('staff', readings),
    answers: { '24-hours': null, 'two-days': 'too-soon' },
  },
  'breakfast.kids': {
    question: 'What does the cash desk ask for a box and a kids’ box in the village?',
    answer: (readings) => {
      const order = { adults: 1, kids: 1, city: 'Elsloo' }
      const priced = quoteBreakfast(order, 'staff', day('2026-03-04'), defaultPriceList, readings)
      return priced.ok ? priced.quote.totalCents : priced.reason
    },
    answers: { 'both-forms': 1395 + 695, 'public-only': 'no-kids-boxes' },
  },
  'cash.rounding': {
    question: 'What is given back of 20.00 for 13.97?',
    answer: (readings) => {
      const settled = settleCash(1397, 2000, readings['cash.rounding'])
      return settled.ok ? settled.settlement.changeCents : settled.reason
    },
    answers: { off: 603, 'to-0.05': 605 },
  },
  'vacation.deliveries': {
    question: 'Is a breakfast delivered on the first day of a vacation?',
    answer: (readings) => {
      const vacation = closed('property', '2026-03-10', '2026-03-12')
      return !deliveryVacationDays([vacation], readings).has(vacation.from)
    },
    answers: { stopped: false, 'not-stopped': true },
  },
} satisfies Partial<ReadingExamples>
