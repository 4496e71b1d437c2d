import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { offerCalendar, offersStay } from '../../../rules/availability/offer-calendar.ts'
import { searchRooms } from '../../../rules/availability/search-rooms.ts'
import type { StayQuestion } from '../../../rules/availability/stay-question.ts'
import { checkLaw } from '../seen.ts'
import { arbitraryProperty, arbitraryPropertyOf } from './property.arbitrary.ts'
import { day } from './property.ts'
import { horizon } from './naive-property.ts'
import { arbitraryQuestion } from './question.arbitrary.ts'

const propertyAndQuestion = arbitraryProperty.chain((at) =>
  arbitraryQuestion(at).map((asked) => ({ ...at, asked })),
)
const ordinaryPropertyAndQuestion = arbitraryPropertyOf(1, 3).chain((at) =>
  arbitraryQuestion(at).map((asked) => ({ ...at, asked })),
)

/**
 * The longest stay that is tried: no generated rule asks more than 9 nights, so where a longer one
 * is accepted this one is too, and it is nearer.
 */
const longest = 10

/** Lengths in the order of nearness: the asked one, one shorter, one longer, and so on. */
function lengthsNear(asked: number): number[] {
  return Array.from({ length: longest }, (_, index) => index + 1).sort(
    (a, b) => Math.abs(a - asked) - Math.abs(b - asked) || a - b,
  )
}

/**
 * Up to this many days off every stay is asked about; farther off its calendar is read, which a law
 * of its own holds equal to asking.
 */
const asksWithin = 30

/** Goes through every stay on sale, nearest arrival first, until one is accepted. */
function nearestByBruteForce(asked: StayQuestion, facts: PropertyFacts): string | null {
  const { roomTypeId, persons, screen, moment } = asked
  const calendar = offerCalendar(roomTypeId, persons, screen, moment, facts)
  const nights = lengthsNear(asked.departure - asked.arrival)
  const arrivals = Array.from(
    { length: horizon(roomTypeId === 4, facts) },
    (_, index) => moment.today + index,
  )
  arrivals.sort((a, b) => Math.abs(a - asked.arrival) - Math.abs(b - asked.arrival) || b - a)
  for (const arrival of arrivals) {
    const isNear = Math.abs(arrival - asked.arrival) <= asksWithin
    const length = nights.find((count) =>
      isNear
        ? explainStay({ ...asked, arrival, departure: arrival + count }, facts).ok
        : offersStay(calendar, arrival, arrival + count),
    )
    if (length !== undefined) return `${arrival} ${length}`
  }
  return null
}

describe('a suggestion', () => {
  it('is accepted with the same facts, at the price it names', { timeout: 60_000 }, () => {
    checkLaw(
      'suggestions are accepted',
      (see) =>
        fc.property(propertyAndQuestion, ({ facts, asked }) => {
          const answer = explainStay(asked, facts)
          see(answer.ok)
          for (const { arrival, departure, persons, totalCents } of answer.ok
            ? []
            : answer.suggestions) {
            const again = explainStay(
              { ...asked, arrival: day(arrival), departure: day(departure) },
              facts,
            )
            expect(again).toMatchObject({ ok: true, quote: { totalCents, persons } })
          }
        }),
      500,
    )
  })

  it(
    'comes first when it is the nearest of the whole horizon, and is missing only where there is none',
    { timeout: 60_000 },
    () => {
      checkLaw(
        'the first suggestion is the nearest',
        (see) =>
          fc.property(propertyAndQuestion, ({ facts, asked }) => {
            const fits = { ...asked, persons: asked.roomTypeId === 4 ? 4 : 2 }
            const answer = explainStay(fits, facts)
            see(answer.ok)
            if (answer.ok) return
            const first = answer.suggestions[0]
            expect(first ? `${day(first.arrival)} ${first.nights}` : null).toBe(
              nearestByBruteForce(fits, facts),
            )
          }),
        150,
      )
    },
  )

  it('of a search is offered by a search', { timeout: 60_000 }, () => {
    checkLaw(
      'suggestions of a search are offered',
      (see) =>
        fc.property(ordinaryPropertyAndQuestion, ({ facts, asked }) => {
          const { arrival, departure, persons, screen, moment } = asked
          const found = searchRooms({ arrival, departure, guests: persons, screen, moment }, facts)
          see(found.offers.length > 0)
          for (const suggestion of found.suggestions) {
            const again = searchRooms(
              {
                arrival: day(suggestion.arrival),
                departure: day(suggestion.departure),
                guests: persons,
                screen,
                moment,
              },
              facts,
            )
            expect(again.offers.map(({ roomTypeId }) => roomTypeId)).toContain(
              suggestion.roomTypeId,
            )
          }
        }),
      300,
    )
  })
})
