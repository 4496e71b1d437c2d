import { explainStay } from '../../../../rules/availability/explain-stay.ts'
import { departureOfNoShow } from '../../../../rules/bookings/attendance.ts'
import {
  type StaffBookingAnswers,
  staffBookingState,
} from '../../../../rules/bookings/staff-booking-state.ts'
import { formatDay } from '../../../../rules/calendar/day.ts'
import { defaultConditions, refundCents } from '../../../../rules/cancellation/conditions.ts'
import { defaultPriceList } from '../../../../rules/quotes/default-price-list.ts'
import { quoteOfNoShow } from '../../../../rules/quotes/quote-of-no-show.ts'
import { quoteStay } from '../../../../rules/quotes/quote-stay.ts'
import type { Readings } from '../../../../rules/readings/readings.ts'
import { defaultSources, sourceNamed } from '../../../../rules/sources/source.ts'
import { property, question } from '../../availability/property.ts'
import { day } from '../../quotes/days.ts'
import { knusseKamer } from '../../quotes/rooms.ts'
import type { ReadingExamples } from '../examples.ts'

const unpaid = (kind: StaffBookingAnswers['kind'], readings: Readings, from = 'own-website') =>
  staffBookingState({ kind, source: sourceNamed(defaultSources, from), paid: false }, readings)

export const staffExamples = {
  'booking.staff-unpaid': {
    question: 'How does an own-website booking begin that staff enter unpaid?',
    answer: (readings) => unpaid('ordinary', readings).state,
    answers: { confirmed: 'confirmed', held: 'held' },
  },
  'family.temporary-hours': {
    question: 'And for how many hours is it held in the family room?',
    answer: (readings) => unpaid('family', readings).holdHours,
    answers: { '72-hours': 72, '24-hours': 24, '168-hours': 168, 'no-end': null },
  },
  'family.other-sources': {
    question: 'Is a booking of the family room by bedandbreakfast.nl stored as paid?',
    answer: (readings) => unpaid('family', readings, 'bedandbreakfast.nl').paid,
    answers: { 'as-prepaid-sources': false, 'always-paid': true },
  },
  'staff.may-overrule': {
    question: 'Of what are staff warned who book the night of Friday 25 December alone?',
    answer: (readings) => {
      const asked = question('2026-12-25', '2026-12-26', { screen: 'agenda' })
      const answer = explainStay(asked, property({ readings }))
      return answer.ok ? answer.warnings.map(({ reason }) => reason) : 'refused'
    },
    answers: {
      'closed-season-and-minimum-nights': ['minimum-nights-weekend', 'closed-season'],
      'closed-season': 'refused',
    },
  },
  'cancellation.conditions': {
    question: 'What goes back of 215.00 that is cancelled two days before arrival?',
    answer: (readings) => {
      const stay = { soldOn: day('2026-05-01'), arrival: day('2026-06-11'), totalCents: 21_500 }
      return refundCents(stay, day('2026-06-09'), defaultConditions, readings)
    },
    answers: { 'dated-rows': 10_750, 'by-staff': null },
  },
  'no-show.nights': {
    question: 'Until which day has a guest the room who should have come on 9 June for a week?',
    answer: (readings) => {
      const stay = { arrival: day('2026-06-09'), departure: day('2026-06-16') }
      return formatDay(departureOfNoShow(stay, day('2026-06-10'), readings))
    },
    answers: { freed: '2026-06-10', kept: '2026-06-16' },
  },
  'no-show.vat': {
    question: 'How is a night of 95.00 taxed of a guest who did not come?',
    answer: (readings) => {
      const stay = {
        ...{ arrival: day('2026-06-09'), departure: day('2026-06-10'), persons: 2 },
        ...{ roomType: knusseKamer, screen: 'agenda' as const },
      }
      const sold = quoteStay(stay, defaultPriceList, readings)
      return sold.ok && quoteOfNoShow(sold.quote, readings).lines.map((line) => line.vatCategory)
    },
    answers: { taxed: ['lodging', 'lodging'], compensation: ['none', 'none'] },
  },
} satisfies Partial<ReadingExamples>
