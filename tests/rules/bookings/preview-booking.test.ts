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
    const prices = [
      { persons: 3, cents: 9000 },
      { persons: 4, cents: 9000 },
      { persons: 1, cents: 9500 },
      { persons: 2, cents: 7000 },
    ]
    const roomTypes = property().roomTypes.map((type) => ({ ...type, prices }))
    const options = preview({}, property({ roomTypes }))?.options
    expect(options?.map(({ persons }) => persons)).toEqual([2, 3, 4, 1])
    const reversed = roomTypes.map((type) => ({ ...type, prices: prices.toReversed() }))
    expect(preview({}, property({ roomTypes: reversed }))?.options).toEqual(options)
    expect(preview({ roomTypeId: 4 })?.options.map(({ persons }) => persons)).toEqual([
      1, 2, 3, 4, 5, 6,
    ])
  })

  it('has a price and a room once dates and persons are chosen, and not before', () => {
    expect(preview({ departure: null })).toMatchObject({
      stay: null,
      rooms: [{ standing: null }, {}, {}],
    })
    expect(preview({ arrival: null })).toMatchObject({ stay: null, elsewhere: [] })
    expect(preview({ persons: null })).toMatchObject({
      stay: null,
      elsewhere: [],
      rooms: [{ standing: 'free' }, {}, {}],
    })
    expect(preview()).toMatchObject({
      stay: { ok: true, roomId: 103, moves: 0, warnings: [], quote: { persons: 2, nights: 2 } },
      elsewhere: [],
    })
  })

  it('asks of who comes what the tourist tax looks at, and counts it in the price', () => {
    const [row] = property().priceList.touristTax
    const touristTax = [{ ...row!, childAgeLimit: 12, residentsExempt: true }]
    const facts = property({ priceList: { ...property().priceList, touristTax } })
    const total = (changes: Partial<BookingInMaking>) => {
      const stay = preview(changes, facts)?.stay
      return stay?.ok ? stay.quote.totalCents : null
    }
    expect(preview({ departure: null }, facts)?.asks).toEqual({
      childAgeLimit: null,
      residents: false,
    })
    expect(preview({}, facts)?.asks).toEqual({ childAgeLimit: 12, residents: true })
    const nothingKnown = total({})!
    expect(total({ childAges: [4] })).toBe(nothingKnown - 2 * 250)
    expect(total({ residents: 1 })).toBe(nothingKnown - 2 * 250)
    expect(total({ childAges: [4], residents: 1 })).toBe(nothingKnown - 2 * 2 * 250)
  })

  it('has the tourist tax of the booking screen under tourist-tax.tariff=per-screen', () => {
    const readings = { ...property().readings, 'tourist-tax.tariff': 'per-screen' } as const
    const stay = preview({}, property({ readings }))?.stay
    const tax = stay?.ok && stay.quote.lines.find(({ item }) => item === 'tourist-tax')
    expect(tax && tax.reading).toContain('tourist-tax.booking=2.50')
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

  it('in a room that is taken names the other types only', () => {
    const occupancies = [booked(3, '2026-05-03', '2026-05-08', { pinned: true })]
    const facts = property({ occupancies })
    expect(preview({ roomId: 103 }, facts)).toMatchObject({
      stay: { ok: false },
      elsewhere: [{ id: 1 }, { id: 3 }],
    })
  })

  it('of a type that is not there is nothing', () => {
    expect(preview({ roomTypeId: 9 })).toBeNull()
  })
})
