import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import type { Closure, PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { offerCalendar } from '../../../rules/availability/offer-calendar.ts'
import { arbitraryProperty } from '../availability/property.arbitrary.ts'
import { arbitraryQuestion } from '../availability/question.arbitrary.ts'
import { checkLaw } from '../seen.ts'

/** What staff do to a property after they close nights: other nights close, a booking is cancelled. */
interface Later {
  closes: Closure | null
  cancels: number | null
}

const cases = arbitraryProperty.chain((at) => {
  const nights = fc.record({
    roomId: fc.constantFrom(null, 1, 2),
    from: fc.integer({ min: 0, max: 20 }),
    nights: fc.integer({ min: 1, max: 3 }),
  })
  const closure = nights.map(({ roomId, from, nights: count }) => ({
    id: 99,
    roomId,
    roomTypeId: null,
    from: at.moment.today + from,
    until: at.moment.today + from + count,
  }))
  const later: fc.Arbitrary<Later[]> = fc.array(
    fc.record({ closes: fc.option(closure), cancels: fc.option(fc.nat(5)) }),
    { maxLength: 2 },
  )
  return fc.record({ at: fc.constant(at), closed: closure, later, asked: arbitraryQuestion(at) })
})

/** The property after all of `later` was done to it. */
function afterwards(facts: PropertyFacts, later: Later[]): PropertyFacts {
  return later.reduce(
    (property, { closes, cancels }) => ({
      ...property,
      closures: closes
        ? [...property.closures, { ...closes, id: property.closures.length + 100 }]
        : property.closures,
      occupancies: property.occupancies.filter((_, index) => index !== cancels),
    }),
    facts,
  )
}

describe('removing a closure', () => {
  it(
    'gives the property in which it never was, other closures and cancellations in between included',
    { timeout: 60_000 },
    () => {
      checkLaw(
        'a removed closure never was',
        (see) =>
          fc.property(cases, ({ at: { facts }, closed, later, asked }) => {
            const never = afterwards(facts, later)
            const closedOnce = afterwards(
              { ...facts, closures: [closed, ...facts.closures] },
              later,
            )
            const reopened = {
              ...closedOnce,
              closures: closedOnce.closures.filter(({ id }) => id !== closed.id),
            }
            const { roomTypeId, persons, screen, moment } = asked
            const answer = explainStay(asked, reopened)
            see(answer.ok)
            expect(answer).toEqual(explainStay(asked, never))
            expect(offerCalendar(roomTypeId, persons, screen, moment, reopened)).toEqual(
              offerCalendar(roomTypeId, persons, screen, moment, never),
            )
          }),
        200,
      )
    },
  )

  it('never takes a stay away, and adding one never gives one', { timeout: 60_000 }, () => {
    checkLaw(
      'closing only refuses',
      (see) =>
        fc.property(cases, ({ at: { facts }, closed, asked }) => {
          // A booking that the closure lies over stays put from then on; that alone may refuse what
          // was accepted, never the reverse.
          const before = explainStay(asked, facts).ok
          const after = explainStay(asked, { ...facts, closures: [...facts.closures, closed] }).ok
          see(after)
          expect(before || !after).toBe(true)
        }),
      300,
    )
  })

  it('does not depend on the order in which nights were closed', { timeout: 60_000 }, () => {
    checkLaw(
      'closures have no order',
      (see) =>
        fc.property(cases, ({ at: { facts }, closed, later, asked }) => {
          const property = afterwards({ ...facts, closures: [closed, ...facts.closures] }, later)
          const answer = explainStay(asked, property)
          see(answer.ok)
          expect(
            explainStay(asked, { ...property, closures: property.closures.toReversed() }),
          ).toEqual(answer)
        }),
      200,
    )
  })
})
