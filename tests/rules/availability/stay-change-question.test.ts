import { describe, expect, it } from 'vitest'
import {
  type ChangingBooking,
  type WishedStay,
  hasBegun,
  isAsItStands,
} from '../../../rules/availability/stay-change-question.ts'
import type { Quote } from '../../../rules/quotes/quote.ts'
import { day, momentOn } from './property.ts'

const moment = momentOn('2026-03-02')

describe('A stay', () => {
  it('has begun on the day after its arrival, or once its guests are there', () => {
    const from = (arrival: string, hasArrived?: boolean) =>
      hasBegun(
        { arrival: day(arrival), ...(hasArrived !== undefined && { hasArrived }) },
        moment.today,
      )
    expect([from('2026-03-01'), from('2026-03-02'), from('2026-03-02', false)]).toEqual([
      ...[true, false, false],
    ])
    expect(from('2026-03-02', true)).toBe(true)
  })
})

describe('A wish to change a booking', () => {
  const nights = { arrival: day('2026-03-10'), departure: day('2026-03-12') }
  const sold = { roomTypeId: 1, roomId: 101, persons: 2, ...nights }
  const booking: ChangingBooking = { bookingId: 'a', ...sold, sold: {} as Quote, earlier: [] }

  it('is what the booking is where nothing differs, in its room or in any', () => {
    expect(isAsItStands(sold, booking)).toBe(true)
    expect(isAsItStands({ ...sold, roomId: null }, booking)).toBe(true)
  })

  it.each<Partial<WishedStay>>([
    { roomTypeId: 2 },
    { roomId: 102 },
    { arrival: nights.arrival - 1 },
    { departure: nights.departure + 1 },
    { persons: 1 },
  ])('is another with %j', (changed) => {
    expect(isAsItStands({ ...sold, ...changed }, booking)).toBe(false)
  })
})
