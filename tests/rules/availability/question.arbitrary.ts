import fc from 'fast-check'
import type { StayQuestion } from '../../../rules/availability/stay-question.ts'
import type { PropertyAtMoment } from './property.arbitrary.ts'

/**
 * A stay asked of that property: mostly soon and short, now and then past, on the horizon's edge, or
 * for too many persons.
 */
export function arbitraryQuestion({
  moment,
  roomTypeId,
}: PropertyAtMoment): fc.Arbitrary<StayQuestion> {
  const arrival = fc.oneof(
    { weight: 24, arbitrary: fc.integer({ min: -1, max: 26 }) },
    { weight: 1, arbitrary: fc.integer({ min: 394, max: 401 }) },
  )
  const persons =
    roomTypeId === 4 ? fc.constantFrom(4, 4, 5, 6, 3) : fc.constantFrom(1, 1, 2, 2, 2, 2, 2, 2, 3)
  const nights = roomTypeId === 4 ? fc.constantFrom(3, 4, 7) : fc.integer({ min: 1, max: 5 })
  return fc
    .record({
      arrival,
      nights,
      persons,
      screen: fc.constantFrom('guest' as const, 'agenda' as const),
    })
    .map((asked) => ({
      roomTypeId,
      arrival: moment.today + asked.arrival,
      departure: moment.today + asked.arrival + asked.nights,
      persons: asked.persons,
      screen: asked.screen,
      moment,
    }))
}
