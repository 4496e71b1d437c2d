import { describe, expect, it } from 'vitest'
import { type BookingInMaking, previewBooking } from '../../../rules/bookings/preview-booking.ts'
import { booked, day, momentOn, property } from '../availability/property.ts'

const making: BookingInMaking = {
  roomTypeId: 2,
  roomId: null,
  arrival: day('2026-05-04'),
  departure: day('2026-05-06'),
  persons: 2,
  childAges: [],
  residents: 0,
  extras: [],
}
const preview = (changes: Partial<BookingInMaking> = {}, facts = property()) =>
  previewBooking({ ...making, ...changes }, facts, momentOn('2026-03-02'))

describe('a booking in the making', () => {
  it('shows the prices of its type, the lowest first, and of the family room 1 to 6 persons', () => {
    expect(preview({ persons: null })?.options).toEqual([
      { persons: 1, cents: 7450 },
      { persons: 2, cents: 8900 },
    ])
    expect(preview({ roomTypeId: 4 })?.options.map(({ persons }) => persons)).toEqual([
      1, 2, 3, 4, 5, 6,
    ])
  })

  it('has a price and a room once dates and persons are chosen, and not before', () => {
    expect(preview({ departure: null })).toMatchObject({
      stay: null,
      rooms: [{ standing: null }, {}, {}],
    })
    expect(preview({ persons: null })).toMatchObject({
      stay: null,
      rooms: [{ standing: 'free' }, {}, {}],
    })
    expect(preview()).toMatchObject({
      stay: { ok: true, roomId: 103, moves: 0, warnings: [], quote: { persons: 2, nights: 2 } },
      elsewhere: [],
    })
  })

  it('counts its extras in the price, or says which it cannot have', () => {
    const price = (changes: Partial<BookingInMaking>) => {
      const stay = preview(changes)?.stay
      return stay?.ok ? [stay.quote.totalCents, stay.refusedExtras.length] : null
    }
    const [without] = price({})!
    expect(price({ extras: [{ id: 'flowers', pieces: 2, days: 1 }] })).toEqual([without! + 2500, 0])
    expect(price({ extras: [{ id: 'business-day', pieces: 1, days: 1 }] })).toEqual([without, 1])
  })

  it('that is refused names the other types that take the stay', () => {
    const occupancies = [3, 4, 5].map((room) => booked(room, '2026-05-03', '2026-05-08'))
    expect(preview({}, property({ occupancies }))).toMatchObject({
      stay: { ok: false, refusals: [{ reason: 'taken' }], suggestions: [{}, {}, {}] },
      elsewhere: [{ id: 1 }, { id: 3 }],
    })
  })

  it('of a type that is not there is nothing', () => {
    expect(preview({ roomTypeId: 9 })).toBeNull()
  })
})
