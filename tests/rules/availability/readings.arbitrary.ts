import fc from 'fast-check'
import { defaultReadings, type Readings, valuesOf } from '../../../rules/readings/readings.ts'

/** The readings that bear on whether a stay is accepted. */
const ofAvailability = [
  'availability.full.guest',
  'availability.full.agenda',
  'horizon',
  'closed-season.ordinary',
  'closed-season.family',
  'cut-off',
  'family.temporary',
  'family.friday-week',
  'minimum-nights.summer',
  'minimum-nights.date-rule',
  'minimum-nights.wording',
  'staff.may-overrule',
] as const

/** Any combination of the readings about dates and rooms, the others at their defaults. */
export const arbitraryReadings: fc.Arbitrary<Readings> = fc
  .tuple(
    ...ofAvailability.map((id) =>
      fc.constantFrom(...valuesOf(id)).map((value) => [id, value] as const),
    ),
  )
  .map((choices) => ({ ...defaultReadings, ...Object.fromEntries(choices) }))
