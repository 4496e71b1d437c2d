import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import { offerCalendar, offersStay } from '../../../rules/availability/offer-calendar.ts'
import { checkLaw } from '../seen.ts'
import { arbitraryProperty } from './property.arbitrary.ts'
import { arbitraryQuestion } from './question.arbitrary.ts'

const propertyAndQuestion = arbitraryProperty.chain((at) =>
  arbitraryQuestion(at).map((asked) => ({ ...at, asked })),
)

describe('a calendar', () => {
  it(
    'offers what the check accepts and nothing else: same screen, facts and moment',
    { timeout: 60_000 },
    () => {
      checkLaw(
        'the calendar offers what the check accepts',
        (see) =>
          fc.property(propertyAndQuestion, ({ facts, asked }) => {
            const { roomTypeId, persons, screen, moment } = asked
            const calendar = offerCalendar(roomTypeId, persons, screen, moment, facts)
            const first = Math.min(Math.max(asked.arrival - 2, moment.today), moment.today + 398)
            for (let arrival = first; arrival < first + 5; arrival++) {
              for (let nights = 1; nights <= 10; nights++) {
                const isAccepted = explainStay(
                  { ...asked, arrival, departure: arrival + nights },
                  facts,
                ).ok
                see(isAccepted)
                expect(
                  offersStay(calendar, arrival, arrival + nights),
                  `${nights} nights from ${arrival - moment.today}`,
                ).toBe(isAccepted)
              }
            }
          }),
        150,
      )
    },
  )

  it('lets a guest leave on a taken or closed day', { timeout: 60_000 }, () => {
    checkLaw(
      'one may leave on a taken or closed day',
      (see) =>
        fc.property(propertyAndQuestion, ({ facts, asked }) => {
          const { roomTypeId, persons, screen, moment } = asked
          const calendar = offerCalendar(roomTypeId, persons, screen, moment, facts, 40)
          const last = calendar.find(
            ({ day, maxNights }) =>
              maxNights > 0 &&
              ['taken', 'closed'].includes(calendar[day - moment.today + maxNights]?.state ?? ''),
          )
          see(last !== undefined)
          if (last)
            expect(
              explainStay(
                { ...asked, arrival: last.day, departure: last.day + last.maxNights },
                facts,
              ),
            ).toMatchObject({ ok: true })
        }),
      300,
    )
  })

  it('has a day for every day from today, each state as the night is', { timeout: 60_000 }, () => {
    checkLaw(
      'a night with a stay over it is free',
      (see) =>
        fc.property(propertyAndQuestion, ({ facts, asked }) => {
          const { roomTypeId, screen, moment } = asked
          const calendar = offerCalendar(roomTypeId, null, screen, moment, facts, 40)
          expect(calendar.map(({ day }) => day)).toEqual(
            Array.from({ length: 40 }, (_, index) => moment.today + index),
          )
          for (const { day, maxNights, state } of calendar) {
            see(maxNights > 0)
            if (maxNights === 0) continue
            expect(state).toBe('free')
            const after = calendar.slice(day - moment.today, day - moment.today + maxNights)
            // Tomorrow can be a night of a stay and no day to arrive on (reading `cut-off`).
            expect(['free', 'cut-off']).toEqual(
              expect.arrayContaining(after.map((night) => night.state)),
            )
          }
        }),
      200,
    )
  })
})
