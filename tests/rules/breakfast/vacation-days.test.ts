import { expect, it } from 'vitest'
import { deliveryVacationDays } from '../../../rules/breakfast/vacation-days.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { closed, day } from '../availability/property.ts'

it('A vacation of the whole property stops deliveries on each of its days but the last (vacation.deliveries)', () => {
  const closures = [
    closed('property', '2026-03-10', '2026-03-12'),
    closed('property', '2026-03-11', '2026-03-13'),
    closed({ roomTypeId: 1 }, '2026-04-01', '2026-04-03'),
    closed({ number: 1 }, '2026-05-01', '2026-05-03'),
  ]
  const days = ['2026-03-10', '2026-03-11', '2026-03-12'].map(day)
  expect(deliveryVacationDays(closures, defaultReadings)).toEqual(new Set(days))
  const readings = { ...defaultReadings, 'vacation.deliveries': 'not-stopped' } as const
  expect(deliveryVacationDays(closures, readings)).toEqual(new Set())
})
