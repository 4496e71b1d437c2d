import { expect, it } from 'vitest'
import { deliveryHours } from '../../guest/breakfast/delivery-hours.ts'

it('The hours of delivery go from the first half hour to the last, however staff write the dash', () => {
  const first = { label: '9.00-9.30' }
  const nine = { minuteOfDay: 540 }
  const halfPastNine = { minuteOfDay: 570 }
  expect(deliveryHours([first, { label: '10.30-11.00' }])).toEqual({
    from: nine,
    until: { minuteOfDay: 660 },
  })
  expect(deliveryHours([{ label: '9:00 – 9:30' }])).toEqual({ from: nine, until: halfPastNine })
  expect(deliveryHours([first])).toEqual({ from: nine, until: halfPastNine })
})
