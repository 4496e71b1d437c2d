import { describe, expect, it } from 'vitest'
import { defaultPriceList as priceList } from '../../../rules/quotes/default-price-list.ts'
import { roomCounts } from '../../../rules/rooms/room-counts.ts'
import { roomsInWords as rule } from '../../../rules/rooms/rooms-in-words.ts'
import { rooms, roomTypes } from '../availability/property.ts'
import { readAloud } from '../in-words.ts'

const roomsInWords = readAloud(rule)

describe('The rooms of a house', () => {
  it('are counted by kind: acht kamers en een familiekamer', () => {
    expect(roomsInWords({ ordinary: 8, family: 1 })).toBe('acht kamers en een familiekamer')
    expect(roomsInWords({ ordinary: 1, family: 0 })).toBe('een kamer')
    expect(roomsInWords({ ordinary: 0, family: 2 })).toBe('twee familiekamers')
    expect(roomsInWords({ ordinary: 12, family: 0 })).toBe('twaalf kamers')
    expect(roomsInWords({ ordinary: 13, family: 0 })).toBe('13 kamers')
    expect(roomsInWords({ ordinary: 0, family: 0 })).toBe('')
  })

  it('are written out up to twelve', () => {
    const counted = Array.from({ length: 11 }, (_, at) => at + 2)
    expect(counted.map((ordinary) => roomsInWords({ ordinary, family: 0 }))).toEqual(
      'twee drie vier vijf zes zeven acht negen tien elf twaalf'
        .split(' ')
        .map((count) => `${count} kamers`),
    )
  })

  it('leave out what cannot be booked', () => {
    const before = roomCounts({ roomTypes, rooms, priceList })
    expect(before.family).toBe(1)
    const oneOff = rooms.map((room) => ({ ...room, active: room.active && room.number !== 1 }))
    expect(roomCounts({ roomTypes, rooms: oneOff, priceList })).toEqual({
      ...before,
      ordinary: before.ordinary - 1,
    })
    expect(roomCounts({ roomTypes, rooms: [], priceList })).toEqual({ ordinary: 0, family: 0 })
  })
})
