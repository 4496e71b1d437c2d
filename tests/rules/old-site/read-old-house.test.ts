import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../rules/calendar/day.ts'
import { isCountedFromBookings } from '../../../rules/old-site/settle-occupancy.ts'
import { oldEvent, read } from './old-tree.ts'
import { readOldHouse } from './read-old-house.ts'

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
    expect(read({ versie: 3, klanten: { sleutel: tree } }).said).toEqual([
      'not-taken unknown-field versie: 3 → nothing',
    ])
  })

  it('with a second house has that noted, not mixed in', () => {
    const tree = { a: { name: 'Een', events: { '-N1': oldEvent() } }, b: { name: 'Twee' } }
    expect(read(tree)).toMatchObject({
      house: { company: { name: 'Een' } },
      said: ['unreadable other-house b: {"name":"Twee"} → nothing'],
    })
  })

  it('is the one that has most of what a house has, beside which other things are noted', () => {
    const tree = { a: { name: 'Een' }, b: { name: 'Twee', events: {} }, versie: 3 }
    expect(read(tree)).toMatchObject({
      house: { company: { name: 'Twee', path: 'b' } },
      said: [
        'unreadable other-house a: {"name":"Een"} → nothing',
        'not-taken unknown-field versie: 3 → nothing',
      ],
    })
  })

  it('is found two folders deep, and no deeper', () => {
    const tree = { toeristenbelasting: 2.25 }
    expect(read({ a: { b: tree } }).house.company.touristTaxCents).toBe(225)
    expect(read({ a: { b: { c: tree } } }).house.company.touristTaxCents).toBeNull()
    expect(read([{ sunday: '15:00' }]).house.company.checkInHours[6]).toBe('15:00')
  })

  it('has its lists below its content, at its root, or at both', () => {
    const content = { vacationdays: { a: { date: '1-8-2023' } } }
    const { house } = read({ content, vacationdays: { b: { date: '2-8-2023' } } })
    expect(house.vacationDays.map(({ path }) => path)).toEqual([
      'content/vacationdays/a',
      'vacationdays/b',
    ])
  })

  it('may have no content, or one that is none, or one with more than the house knows', () => {
    expect(read({ events: {} }).said).toEqual([])
    expect(read({ events: {}, content: 'leeg' }).said).toEqual([
      'unreadable no-record content: leeg → nothing',
    ])
    expect(read({ events: {}, content: { thema: 'rood' } }).said).toEqual([
      'not-taken unknown-field content/thema: rood → nothing',
    ])
  })

  it('has lists that are none noted', () => {
    expect(read({ name: 'De Sleutel', events: 'geen' }).said).toEqual([
      'unreadable no-record events: geen → nothing',
    ])
  })

  it('has the paths of keys written as JSON Pointer has them', () => {
    const { house } = read({ vacationdays: { 'a/b~c': { date: '1-8-2023' } } })
    expect(house.vacationDays[0]?.path).toBe('vacationdays/a~1b~0c')
  })

  it('has the nights on which the family room was blocked', () => {
    const specialServices = { a: { dates: [{ date: '3-8-2023' }], kleur: 'rood' }, b: 7 }
    const { house, said } = read({ specialServices })
    expect(house.familyClosures).toMatchObject([{ day: day('2023-08-03') }])
    expect(said).toEqual([
      'not-taken unknown-field specialServices/a/kleur: rood → nothing',
      'unreadable no-record specialServices/b: 7 → nothing',
    ])
  })

  it.each([[null], ['tekst'], [[1, 2]], [{}], [7]])('that is %j is no house', (tree) => {
    const { house, said } = read(tree)
    expect(house.bookings).toEqual([])
    expect(said).toEqual([expect.stringMatching(/^unreadable no-house : /)])
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

  it('has the hours of each day, and how it is reached', () => {
    const { house, said } = read({
      ...{ monday: '1', tuesday: '2', wednesday: '3', thursday: '4', friday: '5', saturday: '6' },
      ...{ sunday: '7', address: 'Kerkstraat 2', phone: '046 1', email: 'h@voorbeeld.nl' },
      ...{ name: 'Huis', events: {} },
    })
    expect(house.company).toMatchObject({
      ...{ checkInHours: ['1', '2', '3', '4', '5', '6', '7'], address: 'Kerkstraat 2' },
      ...{ phone: '046 1', email: 'h@voorbeeld.nl' },
    })
    expect(said.filter((one) => !one.startsWith('repaired'))).toEqual([])
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

  it('is none where it is no record', () => {
    const { house, said } = read({ content: { services: { a: 'kamer' } } })
    expect(house.roomTypes).toEqual([])
    expect(said).toEqual(['unreadable no-record content/services/a: kamer → nothing'])
  })

  it('has pictures of which one that is not active is noted no more than the cover', () => {
    const images = [
      { url: 'een', type: 'active' },
      { url: 'twee', type: 'not-active' },
    ]
    const { house, said } = read(room({ images }))
    expect(house.roomTypes[0]?.images.map(({ url, isCover }) => [url, isCover])).toEqual([
      ['een', true],
      ['twee', false],
    ])
    expect(said).toEqual([])
  })

  it('has slots of days that do not exist, of which those with guests are noted as lost', () => {
    const amounts = [0, 5, 2].map((amount) => ({ year: 2023, month: 1, day: 31, amount }))
    const { house, said } = read(room({ dates: amounts }))
    expect(house.roomTypes[0]?.occupancy).toEqual([])
    expect(said.map((one) => one.split(' ')[0])).toEqual(['repaired', 'repaired', 'unreadable'])
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

  it('has a night counted from bookings where its December had no slots, and no other', () => {
    const dates = { '2023-12-01': { year: 2023, month: 10, day: 30, amount: 1 } }
    const { house } = read(room({ dates }))
    const made = house.roomTypes[0]!.occupancy.slice(1)
    expect(made).toHaveLength(31)
    expect(made.every(isCountedFromBookings)).toBe(true)
    // Each has a key of its own, whatever the slots that were there are called.
    expect(made.slice(0, 2).map(({ key }) => key)).toEqual(['2023-12-01+', '2023-12-02'])
    for (const key of ['12', 'x2023-12-01', '2023-12-01x', '2023-11-30', '2023-12-1'])
      expect(isCountedFromBookings({ key })).toBe(false)
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

  it('that says nothing has a name, a rate and a room, each noted, and a number of its own', () => {
    const { house, said } = read({ content: { services: { a: { resourceId: 7 }, b: {} } } })
    expect(house.roomTypes[1]).toEqual({
      ...{ path: 'content/services/b', key: 'b', id: null, resourceId: 8, name: 'Standaard kamer' },
      ...{ description: '', sort: null, vatBasisPoints: 900, stock: 1, prices: [] },
      ...{ facilities: [], images: [], minimumNights: [], occupancy: [] },
    })
    expect(said.filter((one) => one.includes('services/b'))).toEqual([
      'repaired missing-value content/services/b/name: nothing → Standaard kamer',
      'repaired missing-value content/services/b/btw: nothing → 900',
      'repaired missing-value content/services/b/stock: nothing → 1',
      'repaired missing-value content/services/b/resourceId: nothing → 8',
    ])
    const corrected = readOldHouse({ content: { services: { b: {} } } }, {}, 'Kamer')
    expect(corrected.house.roomTypes[0]!.name).toBe('Kamer')
  })

  it('has what it is, as it was typed', () => {
    const given = { desc: 'Klein', sort: -2, btw: '21', stock: 0, resourceId: 10_000 }
    expect(read(room(given)).house.roomTypes[0]).toMatchObject({
      ...{ description: 'Klein', sort: -2, vatBasisPoints: 2100, stock: 0, resourceId: 10_000 },
    })
    expect(read(room({ btw: 100 })).house.roomTypes[0]?.vatBasisPoints).toBe(10_000)
    expect(read(room({ btw: 100.01 })).said).toContain(
      'unreadable wrong-value content/services/a/btw: 100.01 → nothing',
    )
  })

  it('loses a price, facility or picture that says nothing', () => {
    const lists = {
      prices: [{ person: 2 }, { price: 85 }, { person: 0, price: 1 }, { person: 100, price: 0 }],
      facilities: [{ name: 'Douche' }, { name: ' ' }],
      images: [{ type: 'active' }, { url: 'a.jpg' }, { url: 'b.jpg', type: 'groot' }],
      minDates: [{ date: '3-8-2023' }, { amount: 2 }, { date: '4-8-2023', amount: 1000 }],
    }
    const { house, said } = read(room(lists))
    expect(house.roomTypes[0]).toMatchObject({
      prices: [{ persons: 100, cents: 0 }],
      facilities: [{ name: 'Douche' }],
      images: [
        { url: 'a.jpg', isCover: false },
        { url: 'b.jpg', isCover: false },
      ],
      minimumNights: [{ day: day('2023-08-04'), nights: 1000 }],
    })
    expect(said.map((one) => one.replaceAll('content/services/a/', ''))).toEqual([
      'unreadable missing-value prices/0: 2 → nothing',
      'unreadable missing-value prices/1: 8500 → nothing',
      'unreadable wrong-value prices/2/person: 0 → nothing',
      'unreadable missing-value prices/2: 100 → nothing',
      'unreadable missing-value facilities/1: nothing → nothing',
      'unreadable missing-value images/0: nothing → nothing',
      'unreadable wrong-value images/2/type: groot → nothing',
      'unreadable missing-value minDates/0: 2023-08-03 → nothing',
      'unreadable missing-value minDates/1: nothing → nothing',
    ])
  })

  it('has of two rules of one day the one that asks for more nights', () => {
    const on = (amount: number) => ({ date: '3-8-2023', amount })
    const { house, said } = read(room({ minDates: [on(2), on(3), on(3)] }))
    expect(house.roomTypes[0]?.minimumNights).toMatchObject([{ nights: 3 }])
    expect(said).toEqual([
      'repaired double-record content/services/a/minDates/0: 2023-08-03: 2 → 2023-08-03: 3',
      'repaired double-record content/services/a/minDates/2: 2023-08-03: 3 → 2023-08-03: 3',
    ])
  })

  it('has of two slots of one night the higher, a closure above all', () => {
    const slot = (dayOfMonth: number, amount: number) => ({
      ...{ year: 2023, month: 7, day: dayOfMonth, amount },
    })
    const dates = [slot(3, 1), slot(3, 2), slot(4, 5), slot(4, 7), slot(6, -1), slot(7, 10_001)]
    const { house, said } = read(room({ dates }))
    expect(house.roomTypes[0]?.occupancy).toMatchObject([
      { night: day('2023-08-03'), booked: 2, closed: false },
      { night: day('2023-08-04'), booked: 0, closed: true },
      { night: day('2023-08-06'), booked: 0, closed: false },
      { night: day('2023-08-07'), booked: 0, closed: false },
    ])
    expect(said.map((one) => one.replaceAll('content/services/a/dates/', ''))).toEqual([
      'repaired wrong-value 4/amount: -1 → 0',
      'unreadable wrong-value 5/amount: 10001 → nothing',
      'repaired double-record 0: 2023-08-03: 1 → 2023-08-03: 2',
      'repaired double-record 3: 2023-08-04: 7 → 2023-08-04: Infinity',
    ])
  })

  it('of four rooms, or with another number of bookings, is closed at 5', () => {
    const stays = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `-N${index}`,
          oldEvent({ bookingsnumber: `B${index}`, roomnumber: index + 1 }),
        ]),
      )
    const dates = [{ year: 2023, month: 7, day: 3, amount: 5 }]
    const closed = (stock: number, events: object) =>
      read(room({ stock, dates }, events)).house.roomTypes[0]?.occupancy[0]?.closed
    expect(closed(4, stays(5))).toBe(true)
    expect(closed(5, stays(5))).toBe(false)
    expect(closed(5, stays(4))).toBe(true)
    expect(closed(5, stays(6))).toBe(true)
    const cancelled = { ...stays(5), '-N0': oldEvent({ title: 'Smit (Geannuleerd)' }) }
    expect(closed(5, cancelled)).toBe(true)
    const elsewhere = { ...stays(5), '-N0': oldEvent({ resourceId: 3 }) }
    expect(closed(5, elsewhere)).toBe(true)
  })

  it('without slots for November, or with some for December, has none counted', () => {
    const some = { year: 2023, month: 11, day: 3, amount: 1 }
    for (const dates of [nights(2023, [9]), [...nights(2023, [10]), some]])
      expect(read(room({ dates })).said.filter((one) => one.includes('without'))).toEqual([])
    expect(read(room({ dates: nights(2023, [10]) })).said).toContain(
      'repaired month-without-december content/services/a/dates: nothing → december 2023: 0 kamernachten',
    )
    const one = oldEvent({
      startMonth: 11,
      startDay: 3,
      totalNights: 1,
      endMonth: 11,
      endDay: 4,
      end: '',
    })
    const { house, said } = read(room({ dates: nights(2023, [10]) }, { a: one }))
    expect(said).toContain(
      'repaired month-without-december content/services/a/dates: nothing → december 2023: 1 kamernacht',
    )
    expect(house.roomTypes[0]?.occupancy.at(-1)).toEqual({
      ...{ path: 'content/services/a/dates/2023-12-31', key: '2023-12-31', id: null },
      ...{ night: day('2023-12-31'), booked: 0, closed: false },
    })
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
