import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import { instantInAmsterdam, momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { dayOf } from '../../../rules/calendar/day.ts'
import { property, question } from '../availability/property.ts'
import { checkLaw } from '../seen.ts'

const dayLength = 24 * 3_600_000
/** The Sundays on which the clocks change: 2026 and 2027. */
const changes = [dayOf(2026, 3, 29), dayOf(2026, 10, 25), dayOf(2027, 3, 28), dayOf(2027, 10, 31)]

describe('a stay over either clock change', () => {
  it('counts its nights', () => {
    checkLaw(
      'clock changes do not count',
      (see) =>
        fc.property(
          fc.constantFrom(...changes),
          fc.integer({ min: 0, max: 2 }),
          fc.constantFrom(1, 1, 1, 2, 3),
          (sunday, before, nights) => {
            const arrival = sunday - before
            const departure = arrival + nights
            const checkIn = instantInAmsterdam(arrival, 15 * 60)
            const checkOut = instantInAmsterdam(departure, 10 * 60 + 30)
            const isOver =
              momentInAmsterdam(checkIn).today < sunday &&
              momentInAmsterdam(checkOut).today >= sunday
            // Over a change the hours in between are not a whole number of days less the same gap;
            // the nights are what they are.
            expect((checkOut - checkIn) % dayLength === (24 - 4.5) * 3_600_000).toBe(!isOver)
            const answer = explainStay(
              {
                ...question('2026-03-02', '2026-03-04'),
                arrival,
                departure,
                moment: momentInAmsterdam(checkIn - 3 * dayLength),
              },
              property(),
            )
            see(answer.ok)
            if (answer.ok) expect(answer.quote.nights).toBe(nights)
            else
              expect(answer.refusals.map(({ reason }) => reason)).toEqual([
                'minimum-nights-weekend',
              ])
          },
        ),
      300,
    )
  })
})
