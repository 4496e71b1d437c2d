import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BreakfastOrder } from '../../../rules/breakfast/breakfast-order.ts'
import {
  type BreakfastContext,
  checkBreakfastOrder,
} from '../../../rules/breakfast/check-breakfast-order.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { checkLaw } from '../seen.ts'

const today = 20_600
const complete = { street: 'Dorpsstraat', houseNumber: '1', postcode: '6171 AA', city: 'Stein' }

const part = fc.constantFrom('', ' ', 'Stein', '6171 AA', 'x'.repeat(200))
const address = fc.record({ street: part, houseNumber: part, postcode: part, city: part })
const flaw: fc.Arbitrary<Partial<BreakfastOrder>> = fc.constantFrom(
  {},
  { name: '' },
  { email: 'liesbeth', receiver: '' },
  { day: null },
  { day: today },
  { slot: 5 },
  { adults: 0 },
)
const someOrder = fc
  .record({ address, flaw: fc.oneof(fc.constant({}), flaw) })
  .map((given): BreakfastOrder => ({
    name: 'Liesbeth van der Meer',
    email: 'liesbeth@voorbeeld.nl',
    phone: '0612345678',
    receiver: 'Oma',
    day: today + 2,
    adults: 2,
    kids: 0,
    slot: 1,
    bookingNumber: '',
    ...given.address,
    ...given.flaw,
  }))

describe('A breakfast order', () => {
  it('with any address or none, however far, is refused for its other fields alone where it is not brought', () => {
    checkLaw('breakfast not brought', (see) =>
      fc.property(
        someOrder,
        fc.option(fc.nat(50_000)),
        fc.constantFrom('public' as const, 'staff' as const),
        (order, distanceMetres, form) => {
          const context: BreakfastContext = {
            form,
            moment: { today, minuteOfDay: 600, instant: 0 },
            vacationDays: new Set([today + 5]),
            readings: defaultReadings,
            distanceMetres,
          }
          const brought = { ...context, distanceMetres: 0 }
          const refused = checkBreakfastOrder({ ...order, here: true }, context)
          see(refused.length === 0)
          expect(refused).toEqual(checkBreakfastOrder({ ...order, ...complete }, brought))
        },
      ),
    )
  })
})
