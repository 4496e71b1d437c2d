import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../rules/calendar/day.ts'
import { oldEvent, read } from './old-tree.ts'

const day = (text: string) => parseDay(text)!

/** A room type with a list of it. */
const room = (given: object, events: object = {}) => ({
  content: { services: { a: { name: 'Knusse kamer', resourceId: 2, btw: 9, stock: 3, ...given } } },
  events,
})
const nights = (year: number, months: number[], amount = 0) =>
  months.flatMap((month) =>
    Array.from({ length: 31 }, (_, index) => ({ year, month, day: index + 1, amount })),
  )

describe('The export of the old site', () => {
  it('has its house at the top, or below the key of a client', () => {
    const tree = { name: 'De Sleutel', events: { '-N1': oldEvent() } }
    expect(read(tree).house.bookings[0]?.path).toBe('events/-N1')
    expect(read({ klanten: { sleutel: tree } }).house.bookings[0]?.path).toBe(
      'klanten/sleutel/events/-N1',
    )
  })

  it('with a second house has that noted, not mixed in', () => {
    const tree = { a: { name: 'Een', events: { '-N1': oldEvent() } }, b: { name: 'Twee' } }
    expect(read(tree)).toMatchObject({
      house: { company: { name: 'Een' } },
      said: ['unreadable other-house b: {"name":"Twee"} → nothing'],
    })
  })

  it.each([[null], ['tekst'], [[1, 2]], [{}], [7]])('that is %j is no house', (tree) => {
    const { house, said } = read(tree)
    expect(house.bookings).toEqual([])
    expect(said).toEqual([expect.stringMatching(/^unreadable no-house /)])
  })

  it('has lists as objects or as arrays, with holes', () => {
    const prices = [null, { id: 1, person: 1, price: 75 }, { id: 2, person: 2, price: 85 }]
    const asArray = read(room({ prices })).house.roomTypes
    expect(asArray).toEqual(read(room({ prices: { 1: prices[1], 2: prices[2] } })).house.roomTypes)
    expect(
      asArray[0]?.prices.map(({ path, persons, cents }) => ({ path, persons, cents })),
    ).toEqual([
      { path: 'content/services/a/prices/1', persons: 1, cents: 7500 },
      { path: 'content/services/a/prices/2', persons: 2, cents: 8500 },
    ])
  })

  it('may have keys that a program takes for its own', () => {
    const tree: unknown = JSON.parse(
      `{"events":{"__proto__":${JSON.stringify(oldEvent({ key: '__proto__' }))}},"constructor":1}`,
    )
    expect(read(tree)).toMatchObject({
      house: { bookings: [{ path: 'events/__proto__', name: 'Jansen' }] },
      said: ['not-taken unknown-field constructor: 1 → nothing'],
    })
  })

  it('may be nested deeper than a program can follow', () => {
    const deep = '[{"a":'.repeat(50_000) + '1' + '}]'.repeat(50_000)
    const tree: unknown = JSON.parse(
      `{"events":{"-N1":${deep}},"content":{"cashdesk":{"k":${deep}}}}`,
    )
    expect(read(tree).said).toEqual([
      expect.stringMatching(/^unreadable no-record events\/-N1: /),
      expect.stringMatching(/^unreadable no-record content\/cashdesk\/k: /),
    ])
  })

  it('has the company settings at its root', () => {
    const { house } = read({
      ...{ name: 'De Sleutel', Address: 'Dorpsstraat 1', BTW: 'NL1', kvk: 12345678, events: {} },
      ...{ monday: '15:00-18:00', toeristenbelasting: '2,25' },
    })
    expect(house.company).toMatchObject({
      ...{ name: 'De Sleutel', address: 'Dorpsstraat 1', vatId: 'NL1', kvk: '12345678' },
      ...{ checkInHours: ['15:00-18:00', '', '', '', '', '', ''], touristTaxCents: 225 },
    })
  })
})

describe('A room type of the old site', () => {
  it('has its nights counted; 5 is a closure', () => {
    const dates = [
      { year: 2023, month: 7, day: 3, amount: 2 },
      { year: 2023, month: 7, day: 4, amount: 5 },
    ]
    const { house, said } = read(room({ dates }))
    expect(house.roomTypes[0]?.occupancy).toMatchObject([
      { night: day('2023-08-03'), booked: 2, closed: false },
      { night: day('2023-08-04'), booked: 0, closed: true },
    ])
    expect(said).toEqual([])
  })

  it('of five rooms with five bookings has a count, which a person looks at', () => {
    const five = Object.fromEntries(
      [1, 2, 3, 4, 5].map((count) => [
        `-N${count}`,
        oldEvent({ key: `-N${count}`, bookingsnumber: `B${count}`, roomnumber: count }),
      ]),
    )
    const dates = [{ year: 2023, month: 7, day: 3, amount: 5 }]
    const { house, said } = read(room({ stock: 6, dates }, five))
    expect(house.roomTypes[0]?.occupancy).toMatchObject([{ booked: 5, closed: false }])
    expect(said).toEqual(['undecided closure-or-count content/services/a/dates/0: 5 → 5'])
  })

  it('loses slots of days that do not exist, unless they count guests', () => {
    const dates = {
      a: { year: 2023, month: 1, day: 30, amount: 0 },
      b: { year: 2023, month: 3, day: 31, amount: 1 },
    }
    const { house, said } = read(room({ dates }))
    expect(house.roomTypes[0]?.occupancy).toEqual([])
    expect(said).toEqual([
      'repaired day-that-does-not-exist content/services/a/dates/a: 2023,1,30: 0 → nothing',
      'unreadable day-that-does-not-exist content/services/a/dates/b: 2023,3,31: 1 → nothing',
    ])
  })

  it('with slots for the months 0 to 10 has its December counted from the bookings', () => {
    const stay = { startMonth: 11, startDay: 30, endYear: 2024, endMonth: 0, endDay: 1, end: '' }
    const dates = nights(2023, [9, 10])
    const { house, said } = read(room({ dates }, { '-N1': oldEvent(stay) }))
    const december = house.roomTypes[0]!.occupancy.filter(({ night }) => night >= day('2023-12-01'))
    expect(december).toHaveLength(31)
    expect(december.filter(({ booked }) => booked === 1).map(({ night }) => night)).toEqual([
      day('2023-12-30'),
      day('2023-12-31'),
    ])
    expect(said).toContain(
      'repaired month-without-december content/services/a/dates: nothing → december 2023: 2 kamernachten',
    )
  })

  it('has its minimum nights from a day on; month 12 is December', () => {
    const { house, said } = read(
      room({ minDates: [{ year: 2023, month: 12, day: 24, amount: 3 }] }),
    )
    expect(house.roomTypes[0]?.minimumNights).toMatchObject([{ day: day('2023-12-24'), nights: 3 }])
    expect(said).toEqual([
      'repaired month-beyond-december content/services/a/minDates/0/month: 2023,12,24 → 2023-12-24',
    ])
  })

  it('with two prices for as many persons has the first, and asks to look', () => {
    const prices = [
      { person: 2, price: 85 },
      { person: 2, price: 95 },
    ]
    const { house, said } = read(room({ prices }))
    expect(house.roomTypes[0]?.prices).toMatchObject([{ persons: 2, cents: 8500 }])
    expect(said).toEqual(['undecided two-prices content/services/a/prices/1: 2: 95.00 → 2: 85.00'])
  })

  it('with the number of another, by "count plus one", gets one of its own', () => {
    const type = { name: 'Kamer', btw: 9, stock: 1 }
    const tree = {
      content: { services: { a: { ...type, resourceId: 4 }, b: { ...type, resourceId: 4 } } },
    }
    const { house, said } = read(tree)
    expect(house.roomTypes.map(({ resourceId }) => resourceId)).toEqual([4, 5])
    expect(said).toEqual(['repaired double-number content/services/b/resourceId: 4 → 5'])
  })

  it('has one cover: the first picture that is active', () => {
    const images = [
      { url: 'a.jpg', type: 'active' },
      { url: 'b.jpg', type: 'active' },
    ]
    const { house, said } = read(room({ images }))
    expect(house.roomTypes[0]?.images.map(({ isCover }) => isCover)).toEqual([true, false])
    expect(said).toEqual([
      'repaired double-record content/services/a/images/1/type: active → not-active',
    ])
  })
})
