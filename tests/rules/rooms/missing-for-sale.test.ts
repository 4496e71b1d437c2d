import { describe, expect, it } from 'vitest'
import { offerCalendar } from '../../../rules/availability/offer-calendar.ts'
import { searchRooms } from '../../../rules/availability/search-rooms.ts'
import {
  missingForSale,
  shownRoomTypes,
  withoutPrice,
} from '../../../rules/rooms/missing-for-sale.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { day, momentOn, property, rooms, roomTypes } from '../availability/property.ts'

const [small, , , family] = roomTypes
const unpriced = { ...small!, prices: [] }
const priceList = defaultPriceList
const off = rooms.map((room) => ({ ...room, active: false }))

describe('What a room type lacks before guests can book it', () => {
  it('is a room that is on, and a price', () => {
    expect(missingForSale(small!, rooms, true)).toEqual([])
    expect(missingForSale(small!, off, true)).toEqual(['rooms'])
    expect(missingForSale(unpriced, rooms, false)).toEqual(['prices'])
    expect(missingForSale(unpriced, [], true)).toEqual(['rooms', 'prices'])
  })

  it('is no price in the family room, but the tariff that it is sold at', () => {
    const priceless = { ...family!, prices: [] }
    expect(missingForSale(priceless, rooms, true)).toEqual([])
    expect(missingForSale(priceless, rooms, false)).toEqual(['tariff'])
  })

  it('is told of what is on and has no price', () => {
    const none = { family: [] }
    expect(withoutPrice({ roomTypes: [unpriced, family!], rooms, priceList: none })).toEqual([
      { id: small!.id, name: small!.name },
      { id: family!.id, name: family!.name },
    ])
    expect(withoutPrice({ roomTypes: [unpriced, family!], rooms: off, priceList: none })).toEqual(
      [],
    )
  })

  it('is no stay in the family room without a tariff, on no screen and on no day', () => {
    const facts = property({ priceList: { ...defaultPriceList, family: [] } })
    for (const screen of ['guest', 'agenda'] as const)
      for (const persons of [null, 4]) {
        const days = offerCalendar(family!.id, persons, screen, momentOn('2026-03-01'), facts)
        expect(days.every(({ maxNights }) => maxNights === 0)).toBe(true)
      }
  })
})

describe('The room types that guests are shown', () => {
  it('are those that can be booked', () => {
    expect(shownRoomTypes({ roomTypes, rooms, priceList })).toEqual(roomTypes)
    expect(shownRoomTypes({ roomTypes: [unpriced, small!], rooms, priceList })).toEqual([small])
    expect(shownRoomTypes({ roomTypes, rooms: off, priceList })).toEqual([])
    const unpricedFamily = { roomTypes, rooms, priceList: { family: [] } }
    expect(shownRoomTypes(unpricedFamily)).toEqual(
      roomTypes.filter(({ kind }) => kind !== 'family'),
    )
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
