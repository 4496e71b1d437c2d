import { explainStay } from '../../../../rules/availability/explain-stay.ts'
import type { PropertyFacts } from '../../../../rules/availability/property-facts.ts'
import { searchRooms } from '../../../../rules/availability/search-rooms.ts'
import type { StayQuestion } from '../../../../rules/availability/stay-question.ts'
import { refuseDeliveryDay } from '../../../../rules/breakfast/delivery-day.ts'
import type { Readings } from '../../../../rules/readings/readings.ts'
import type { Text } from '../../../../rules/texts/message.ts'
import { atLeast, booked, property, momentOn, question } from '../../availability/property.ts'
import type { ReadingExamples } from '../examples.ts'

/** What refuses the stay; empty when it is accepted. */
function refused(
  readings: Readings,
  asked: StayQuestion,
  facts: Partial<PropertyFacts> = {},
): string[] {
  const answer = explainStay(asked, property({ ...facts, readings }))
  return answer.ok ? [] : answer.refusals.map(({ reason }) => reason)
}

/** The first sentence that refuses the stay. */
function sentence(readings: Readings, asked: StayQuestion): Text {
  const answer = explainStay(asked, property({ readings }))
  return answer.ok ? '' : answer.refusals[0]!.text
}

const oneOfTwoRooms = { occupancies: [booked(1, '2026-03-02', '2026-03-04')] }

/** Two nights in December of either year, in a property without 400 days. */
function inDecember(readings: Readings, roomTypeId: number): string[][] {
  const stays =
    roomTypeId === 4
      ? [
          ['2024-12-27', '2024-12-30'],
          ['2025-12-26', '2025-12-29'],
        ]
      : [
          ['2024-12-29', '2024-12-31'],
          ['2025-12-28', '2025-12-30'],
        ]
  return stays.map(([arrival, departure]) =>
    refused(
      readings,
      question(arrival!, departure!, {
        roomTypeId,
        persons: roomTypeId === 4 ? 4 : 2,
        moment: momentOn('2024-12-01'),
      }),
    ),
  )
}

const closedSeasonAnswers = {
  'every-year': [['closed-season'], ['closed-season']],
  '2024-only': [['closed-season'], []],
  none: [[], []],
}

export const availabilityExamples = {
  'availability.full.guest': {
    question: 'May a guest have the last of two rooms?',
    answer: (readings) => refused(readings, question('2026-03-02', '2026-03-04'), oneOfTwoRooms),
    answers: { stock: [], 'stock-minus-one': ['taken'] },
  },
  'availability.full.agenda': {
    question: 'May staff book the last of two rooms?',
    answer: (readings) =>
      refused(readings, question('2026-03-02', '2026-03-04', { screen: 'agenda' }), oneOfTwoRooms),
    answers: { stock: [], 'stock-minus-one': ['taken'] },
  },
  horizon: {
    question: 'May an ordinary room be booked 500 days ahead?',
    answer: (readings) => refused(readings, question('2027-06-07', '2027-06-09')),
    answers: { 'every-room': ['beyond-horizon'], 'family-only': [] },
  },
  'closed-season.ordinary': {
    question: 'What refuses two nights before New Year 2025, and before New Year 2026?',
    answer: (readings) => inDecember(readings, 1),
    answers: closedSeasonAnswers,
  },
  'closed-season.family': {
    question: 'And a weekend in the family room?',
    answer: (readings) => inDecember(readings, 4),
    answers: closedSeasonAnswers,
  },
  'cut-off': {
    question: 'At 14:01, what refuses an arrival today, one tomorrow, and a breakfast tomorrow?',
    answer: (readings) => {
      const moment = momentOn('2026-03-02', 14, 1)
      const arrivals = ['2026-03-02', '2026-03-03'].map((arrival) =>
        refused(readings, question(arrival, '2026-03-05', { moment })),
      )
      const context = { form: 'public' as const, moment, vacationDays: new Set<number>(), readings }
      return [...arrivals, refuseDeliveryDay(moment.today + 1, null, context)]
    },
    answers: {
      'today-and-tomorrow': [['cut-off'], ['cut-off'], 'cut-off'],
      'tomorrow-only': [[], ['cut-off'], 'cut-off'],
      'deliveries-only': [[], [], 'cut-off'],
      none: [[], [], 'too-soon'],
    },
  },
  'family.temporary': {
    question: 'May a guest book the family room while another still has to pay for it?',
    answer: (readings) => {
      const asked = question('2026-03-06', '2026-03-09', { roomTypeId: 4, persons: 4 })
      const occupancies = [
        booked(12, '2026-03-06', '2026-03-09', { holdUntil: asked.moment.instant + 60_000 }),
      ]
      return refused(readings, asked, { occupancies })
    },
    answers: { holds: ['taken'], 'does-not-hold': [] },
  },
  'minimum-nights.summer': {
    question: 'May a guest have one Monday night in July by the calendar, and by the search form?',
    answer: (readings) => {
      const asked = question('2026-07-06', '2026-07-07')
      const search = searchRooms({ ...asked, guests: 2 }, property({ readings }))
      return [refused(readings, asked), search.refusals.map(({ reason }) => reason)]
    },
    answers: {
      everywhere: [['minimum-nights-summer'], ['minimum-nights-summer']],
      'search-only': [[], ['minimum-nights-summer']],
    },
  },
  'minimum-nights.date-rule': {
    question:
      'With 3 nights asked for 10 March, what refuses 2 nights from the 9th, the 10th and the 16th?',
    answer: (readings) =>
      ['09', '10', '16'].map((date) => {
        const asked = question(
          `2026-03-${date}`,
          `2026-03-${String(Number(date) + 2).padStart(2, '0')}`,
        )
        return refused(readings, asked, { minimumNightRules: [atLeast(3, '2026-03-10')] })
      }),
    answers: {
      'any-night': [['minimum-nights-date'], ['minimum-nights-date'], []],
      'arrival-day': [[], ['minimum-nights-date'], []],
      'from-that-date': [[], ['minimum-nights-date'], ['minimum-nights-date']],
    },
  },
  'minimum-nights.wording': {
    question: 'What does a guest read who asks for one Friday night?',
    answer: (readings) => sentence(readings, question('2026-03-06', '2026-03-07')),
    answers: {
      'als-de-startdatum':
        'Als de startdatum op een vrijdag of zaterdag valt, moet je minimaal voor 2 nachten boeken.',
      'bij-aankomst': 'Bij aankomst op vrijdag of zaterdag moet je minimaal 2 nachten boeken.',
    },
  },
} satisfies Partial<ReadingExamples>
