import { describe, expect, it } from 'vitest'
import { searchRooms } from '../../../rules/availability/search-rooms.ts'
import { missingForSale, shownRoomTypes } from '../../../rules/rooms/missing-for-sale.ts'
import { day, momentOn, property, rooms, roomTypes } from '../availability/property.ts'

const [small, , , family] = roomTypes
const unpriced = { ...small!, prices: [] }
const off = rooms.map((room) => ({ ...room, active: false }))

describe('What a room type lacks before guests can book it', () => {
  it('is a room that is on, and a price', () => {
    expect(missingForSale(small!, rooms)).toEqual([])
    expect(missingForSale(small!, off)).toEqual(['rooms'])
    expect(missingForSale(unpriced, rooms)).toEqual(['prices'])
    expect(missingForSale(unpriced, [])).toEqual(['rooms', 'prices'])
  })

  it('is no price in the family room: it is sold at its tariff', () => {
    expect(missingForSale({ ...family!, prices: [] }, rooms)).toEqual([])
  })
})

describe('The room types that guests are shown', () => {
  it('are those that can be booked', () => {
    expect(shownRoomTypes({ roomTypes, rooms })).toEqual(roomTypes)
    expect(shownRoomTypes({ roomTypes: [unpriced, small!], rooms })).toEqual([small])
    expect(shownRoomTypes({ roomTypes, rooms: off })).toEqual([])
  })

  it('are all that a search offers, whatever else is there', () => {
    const empty = { ...small!, id: 99, slug: 'leeg' }
    const facts = property({ roomTypes: [...roomTypes, unpriced, empty] })
    const search = {
      arrival: day('2026-03-02'),
      departure: day('2026-03-04'),
      guests: 1,
      screen: 'guest' as const,
      moment: momentOn('2026-03-01'),
    }
    const { offers } = searchRooms(search, facts)
    expect(offers.map(({ roomTypeId }) => roomTypeId)).not.toContain(99)
    expect(offers.length).toBeGreaterThan(0)
  })
})
