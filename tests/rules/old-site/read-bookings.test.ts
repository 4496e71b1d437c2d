import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../rules/calendar/day.ts'
import { inShort, oldEvent, readEvent, readEvents } from './old-tree.ts'
import { readOldHouse } from './read-old-house.ts'

const day = (text: string) => parseDay(text)!
const august = { arrival: day('2023-08-03'), departure: day('2023-08-05') }

describe('A booking of the old site', () => {
  it('is read with its months from zero', () => {
    const { booking, said } = readEvent({})
    expect(booking).toEqual({
      ...{ path: 'events/-N1', key: '-N1', id: null, area: 'booked', number: 'B202361' },
      ...{ name: 'Jansen', email: 'jansen@voorbeeld.nl', phone: '06 12345678', cancelled: false },
      ...{ roomTypeId: 2, roomNumber: 3, source: 'own-website', paid: true, ...august },
      ...{ persons: 2, soldNights: 2, notes: '', priceCents: 9500, waits: null },
    })
    expect(said).toEqual([])
  })

  it('that cannot be read is shown whole, with long notes, so that a person enters it by hand', () => {
    const notes = 'Komt laat, met hond. '.repeat(40)
    const event = {
      ...oldEvent({ notes, startYear: null, startMonth: null, endMonth: null }),
      end: '',
    }
    const lost = { ...event, startDay: null, totalNights: null }
    const { remarks } = readOldHouse({ events: { '-N1': lost } })
    const shown = remarks.find(({ what }) => what === 'no-booking')?.before
    expect(JSON.parse(shown ?? 'null')).toEqual(lost)
  })

  it('has its text `year,month,day` where the parts of its end are missing', () => {
    const { booking, said } = readEvent({ endYear: null, endMonth: null, endDay: null })
    expect(booking).toMatchObject(august)
    expect(said).toEqual(['repaired day-text events/-N1: 2023,7,3 – ? → 2023-08-03 – 2023-08-05'])
  })

  it.each([
    // 31 June is 1 July to a date of the old pages.
    [
      'a day that does not exist',
      { startMonth: 5, startDay: 28, endMonth: 5, endDay: 31, end: '' },
      3,
      '2023-06-28',
      '2023-07-01',
    ],
    // Month 12 counted from one, or is next January: the nights say which.
    [
      'a December from one',
      { startMonth: 11, startDay: 1, endMonth: 12, endDay: 4, end: '' },
      3,
      '2023-12-01',
      '2023-12-04',
    ],
    [
      'a January that is written as month 12',
      { startMonth: 11, startDay: 30, endMonth: 12, endDay: 2, end: '' },
      3,
      '2023-12-30',
      '2024-01-02',
    ],
    ['a departure before its arrival', { endMonth: 6, end: '' }, 2, '2023-08-03', '2023-08-05'],
    [
      'no arrival',
      { startYear: null, startMonth: null, startDay: null },
      2,
      '2023-08-03',
      '2023-08-05',
    ],
  ])(
    'with %s has the stay that its nights say',
    (_what, given, totalNights, arrival, departure) => {
      const { booking, said } = readEvent({ ...given, totalNights })
      expect(booking).toMatchObject({ arrival: day(arrival), departure: day(departure) })
      expect(said).toEqual([expect.stringMatching(/^repaired .* events\/-N1: /)])
    },
  )

  it('of a day and no nights is one night', () => {
    const { booking, said } = readEvent({ endDay: 3, end: '2023,7,3', totalNights: 0 })
    expect(booking).toMatchObject({ ...august, departure: day('2023-08-04'), soldNights: null })
    expect(said[0]).toBe('repaired wrong-value events/-N1/totalNights: 0 → nothing')
  })

  it('keeps its dates and the nights that were sold where the two differ, and asks to look', () => {
    const { booking, said } = readEvent({ totalNights: 3 })
    expect(booking).toMatchObject({ ...august, soldNights: 3 })
    expect(said).toEqual([
      'undecided nights-differ events/-N1: verkocht: 3 nachten → datums: 2 nachten',
    ])
  })

  it('has one night named as one', () => {
    expect(readEvent({ endDay: 4, end: '2023,7,4', totalNights: 3 }).said).toEqual([
      'undecided nights-differ events/-N1: verkocht: 3 nachten → datums: 1 nacht',
    ])
    expect(readEvent({ totalNights: 1 }).said).toEqual([
      'undecided nights-differ events/-N1: verkocht: 1 nacht → datums: 2 nachten',
    ])
  })

  it('has the end that its parts say where its text says another, and that is noted', () => {
    const { booking, said } = readEvent({ end: '2023,7,9' })
    expect(booking).toMatchObject(august)
    expect(said).toEqual([
      'not-taken said-otherwise events/-N1/end: 2023-08-09 → 2023-08-03 – 2023-08-05',
    ])
  })

  it('has the end that its text says where the nights that were sold say so too', () => {
    const { booking, said } = readEvent({ endDay: 8 })
    expect(booking).toMatchObject(august)
    expect(said).toEqual([
      'repaired stay-corrected events/-N1: 2023,7,3 – 2023,7,8 → 2023-08-03 – 2023-08-05',
    ])
  })

  it('has an end that nobody can read noted, and the others counted', () => {
    expect(readEvent({ end: 'morgen' })).toMatchObject({
      booking: august,
      said: ['unreadable wrong-value events/-N1/end: morgen → nothing'],
    })
  })

  it('of a thousand nights is long, of more a slip of the pen', () => {
    const none = { endDay: null, endMonth: null, endYear: null }
    const long = { startYear: 2020, startMonth: 0, startDay: 1, end: '' }
    const read = (end: object) => readEvent({ ...long, totalNights: null, ...end })
    // 1 January 2020 and a thousand nights are 27 September 2022.
    expect(read({ endYear: 2022, endMonth: 8, endDay: 27 }).booking).toMatchObject({
      departure: day('2022-09-27'),
      soldNights: null,
    })
    expect(read({ endYear: 2022, endMonth: 8, endDay: 28 }).booking).toBeUndefined()
    expect(readEvent({ ...long, ...none, totalNights: 1000 }).booking?.soldNights).toBe(1000)
    expect(readEvent({ ...long, ...none, totalNights: 1001 }).booking).toBeUndefined()
  })

  it('of one day twice is one night, of an arrival alone none', () => {
    const alone = { endYear: null, endMonth: null, endDay: null, end: '', totalNights: null }
    expect(readEvent(alone).booking).toBeUndefined()
    expect(readEvent({ ...alone, end: '2023,7,3' })).toMatchObject({
      booking: { ...august, departure: day('2023-08-04') },
      said: [
        'repaired stay-corrected events/-N1: 2023,7,3 – ? → 2023-08-03 – 2023-08-04',
        'not-taken said-otherwise events/-N1/end: 2023-08-03 → 2023-08-03 – 2023-08-04',
      ],
    })
  })

  it('without a stay that can be meant is not in the house, and told whole', () => {
    const { booking, said } = readEvent({ startMonth: 40, endMonth: 'mei', end: 'morgen' })
    expect(booking).toBeUndefined()
    expect(said.at(-1)).toMatch(
      /^unreadable no-booking events\/-N1: \{.*"title":"Jansen".* → nothing$/,
    )
  })

  it('is cancelled by the suffix of its title, which is no part of the name', () => {
    expect(readEvent({ title: 'Jansen (Geannuleerd)' })).toMatchObject({
      booking: { name: 'Jansen', cancelled: true },
      said: [],
    })
    expect(readEvent({ title: 'Jansen (Geannuleerd)(geannuleerd)' })).toMatchObject({
      booking: { name: 'Jansen', cancelled: true },
      said: [
        'repaired suffix-written-otherwise events/-N1/title: Jansen (Geannuleerd)(geannuleerd) → Jansen (Geannuleerd)',
      ],
    })
  })

  it('is cancelled too where its title is the suffix alone', () => {
    expect(readEvent({ title: ' (Geannuleerd) ' })).toMatchObject({
      booking: { name: 'Naam onbekend', cancelled: true },
      said: ['repaired missing-value events/-N1/title: nothing → Naam onbekend'],
    })
  })

  it('has its swapped name and e-mail address put straight', () => {
    const { booking, said } = readEvent({ title: 'jansen@voorbeeld.nl', email: 'Jansen' })
    expect(booking).toMatchObject({ name: 'Jansen', email: 'jansen@voorbeeld.nl' })
    expect(said).toEqual([
      'repaired swapped-name-and-email events/-N1/title: jansen@voorbeeld.nl → Jansen',
    ])
  })

  it('has numbers that stand as texts, with commas or in words of the form', () => {
    const { booking, said } = readEvent({
      ...{ singlePrice: '92,50', persons: '2', roomnumber: 'Kamer 4', ispayed: 'nee' },
    })
    expect(booking).toMatchObject({ priceCents: 9250, persons: 2, roomNumber: 4, paid: false })
    expect(said).toHaveLength(4)
  })

  it('has a price of more than two decimals rounded to the cent', () => {
    expect(readEvent({ singlePrice: 449 / 3 })).toMatchObject({
      booking: { priceCents: 14_967 },
      said: ['repaired rounded events/-N1/singlePrice: 149.66666666666666 → 149.67'],
    })
  })

  it.each([
    ['Booking.com', 'booking.com', true],
    ['airbnb', 'airbnb', true],
    ['bedandbreakfast.nl', 'bedandbreakfast.nl', false],
    ['', 'none', false],
  ])('from %s is paid, where nothing else is said, as that source is', (place, source, paid) => {
    const { booking } = readEvent({ place, ispayed: null })
    expect(booking).toMatchObject({ source, paid })
  })

  it('with a source that nobody knows has none, and that is noted', () => {
    expect(readEvent({ place: 'Tante Riet' })).toMatchObject({
      booking: { source: 'none' },
      said: ['not-taken wrong-value events/-N1/place: Tante Riet → nothing'],
    })
  })

  it('without a room type has that of its room', () => {
    expect(readEvent({ resourceId: null, roomnumber: 10 })).toMatchObject({
      booking: { roomTypeId: 3, roomNumber: 10 },
      said: ['repaired room-type-missing events/-N1/resourceId: nothing → 3'],
    })
  })

  it.each([
    ['Kamer 4', 4],
    ['4', 4],
    [9999, 9999],
  ])('has the room %j', (roomnumber, number) => {
    expect(readEvent({ roomnumber }).booking?.roomNumber).toBe(number)
  })

  it.each([
    ['', []],
    [0, []],
    ['Kamer 3 of 4', ['unreadable wrong-value events/-N1/roomnumber: Kamer 3 of 4 → nothing']],
    [10_000, ['unreadable wrong-value events/-N1/roomnumber: 10000 → nothing']],
    [-1, ['unreadable wrong-value events/-N1/roomnumber: -1 → nothing']],
    [2.5, ['unreadable wrong-value events/-N1/roomnumber: 2.5 → nothing']],
    [true, ['unreadable wrong-value events/-N1/roomnumber: true → nothing']],
  ])('has no room where %j was chosen', (roomnumber, remarks) => {
    const { booking, said } = readEvent({ roomnumber })
    expect(booking?.roomNumber).toBeNull()
    expect(said).toEqual(remarks)
  })

  it.each([
    [1, 1],
    [2, 1],
    [5, 2],
    [9, 3],
    [11, 3],
    [12, 4],
  ])('in room %i is of room type %i where nothing else is said', (roomnumber, roomTypeId) => {
    expect(readEvent({ resourceId: null, roomnumber }).booking).toMatchObject({ roomTypeId })
  })

  it('that is unpaid and says no more is of the family room; a booked one is of none', () => {
    const nowhere = oldEvent({ resourceId: null, roomnumber: null })
    const { house, remarks } = readOldHouse({ tempFam: { a: nowhere }, events: { b: nowhere } })
    expect(house.bookings).toMatchObject([{ path: 'tempFam/a', area: 'temporary', roomTypeId: 4 }])
    expect(inShort(remarks)).toEqual([
      'unreadable room-type-missing events/b/resourceId: nothing → nothing',
      expect.stringMatching(/^unreadable no-booking events\/b: /),
      'repaired room-type-missing tempFam/a/resourceId: nothing → 4',
    ])
  })

  it.each(['Ruime kamer', 'ruim', '3'])('is of the room type that it calls %s', (chosenRoom) => {
    const ruim = { name: 'Ruime kamer', resourceId: 3, btw: 9, stock: 3 }
    const read = (given: object) => {
      const events = { a: oldEvent({ roomnumber: null, chosenRoom, ...given }) }
      const { house, remarks } = readOldHouse({ content: { services: { ruim } }, events })
      return { type: house.bookings[0]?.roomTypeId, said: inShort(remarks) }
    }
    expect(read({ resourceId: null })).toEqual({
      type: 3,
      said: ['repaired room-type-missing events/a/resourceId: nothing → Ruime kamer'],
    })
    expect(read({ resourceId: 3 })).toEqual({ type: 3, said: [] })
    expect(read({ resourceId: 2 })).toEqual({
      type: 2,
      said: [`not-taken said-otherwise events/a/chosenRoom: ${chosenRoom} → 2`],
    })
  })

  it('that calls a room type nobody knows has that noted, and is of the type of its room', () => {
    const { booking, said } = readEvent({ resourceId: null, chosenRoom: 'Zolder' })
    expect(booking?.roomTypeId).toBe(2)
    expect(said).toContain('not-taken said-otherwise events/-N1/chosenRoom: Zolder → nothing')
  })

  it.each([
    ['eigen site', 'own-website'],
    ['Website', 'own-website'],
    ['direct', 'own-website'],
    ['eigen', 'own-website'],
    ['own', 'own-website'],
    ['De Sleutel', 'own-website'],
    ['booking', 'booking.com'],
    ['AirBnB.nl', 'airbnb'],
    ['bed en breakfast', 'bedandbreakfast.nl'],
    ['geen', 'none'],
    ['-', 'none'],
  ])('from %s came by %s', (place, source) => {
    const { house, remarks } = readOldHouse({
      name: 'de sleutel',
      events: { a: oldEvent({ place }) },
    })
    expect(house.bookings[0]?.source).toBe(source)
    expect(remarks).toEqual([])
  })

  it.each([
    'mijn booking',
    'bookings',
    'xairbnb',
    'airbnbnl2',
    'een bedandbreakfast.nl',
    'x direct',
    'directe',
    'bedandbreakfastnl2',
    ...['mijn site', 'siteminder', 'mijn eigen', 'eigenwijs', 'my own', 'owner'],
  ])('from %s came by nobody knows what', (place) =>
    expect(readEvent({ place }).booking?.source).toBe('none'),
  )

  it('that names no source came by none, also where the house has no name', () => {
    const { house } = readOldHouse({ name: '', events: { a: oldEvent({ place: '' }) } })
    expect(house.bookings[0]?.source).toBe('none')
  })

  it('has the source of its type where its place says none, and else that of its place', () => {
    expect(readEvent({ place: '', type: 'airbnb' })).toMatchObject({
      booking: { source: 'airbnb' },
      said: [],
    })
    expect(readEvent({ place: 'airbnb', type: 'Airbnb' }).said).toEqual([])
    expect(readEvent({ place: 'een vriend', type: 'airbnb' })).toMatchObject({
      booking: { source: 'airbnb' },
      said: ['not-taken wrong-value events/-N1/place: een vriend → nothing'],
    })
    expect(readEvent({ place: 'airbnb', type: 'Booking.com' })).toMatchObject({
      booking: { source: 'airbnb' },
      said: ['not-taken said-otherwise events/-N1/type: Booking.com → airbnb'],
    })
  })

  it('has its numbers also where they are texts, which is noted, and none where those are blank', () => {
    const typed = { singlePrice: '95,50', resourceId: '2', roomnumber: 'Kamer 10' }
    const { booking, said } = readEvent(typed)
    expect(booking).toMatchObject({ priceCents: 9550, roomTypeId: 2, roomNumber: 10 })
    expect(said.filter((one) => one.startsWith('repaired number-or-text'))).toEqual([
      'repaired number-or-text events/-N1/roomnumber: Kamer 10 → 10',
      'repaired number-or-text events/-N1/resourceId: 2 → 2',
      'repaired number-or-text events/-N1/singlePrice: 95,50 → 95.50',
    ])
    expect(readEvent({ singlePrice: '  ' })).toMatchObject({
      booking: { priceCents: null },
      said: [],
    })
  })

  it('that says nothing of its payment is paid only where its source is paid first', () => {
    expect(readEvent({ ispayed: null })).toMatchObject({
      booking: { paid: false },
      said: ['repaired missing-value events/-N1/ispayed: nothing → false'],
    })
    expect(readEvent({ ispayed: null, place: 'airbnb' }).booking?.paid).toBe(true)
  })

  it('has another spelling of its fields where the usual one says nothing', () => {
    expect(readEvent({ ispayed: null, isPayed: false }).booking?.paid).toBe(false)
    expect(readEvent({ ispayed: true, isPayed: false })).toMatchObject({
      booking: { paid: true },
      said: ['not-taken said-otherwise events/-N1/isPayed: false → nothing'],
    })
    expect(readEvent({ ispayed: true, isPayed: true }).said).toEqual([])
  })

  it('without persons, or with none, is of one', () => {
    for (const persons of [null, 0])
      expect(readEvent({ persons })).toMatchObject({
        booking: { persons: 1 },
        said: [`repaired missing-value events/-N1/persons: ${persons ?? 'nothing'} → 1`],
      })
    expect(readEvent({ persons: 100 }).booking?.persons).toBe(100)
    for (const persons of [101, 2.5, -1])
      expect(readEvent({ persons }).said).toContain(
        `unreadable wrong-value events/-N1/persons: ${persons} → nothing`,
      )
  })

  it('without a name is called that', () => {
    expect(readEvent({ title: '  ' })).toMatchObject({
      booking: { name: 'Naam onbekend' },
      said: ['repaired missing-value events/-N1/title: nothing → Naam onbekend'],
    })
  })

  it('may have its e-mail address as its name too', () => {
    const title = 'jansen@voorbeeld.nl'
    expect(readEvent({ title })).toMatchObject({ booking: { name: title, email: title }, said: [] })
  })

  it('has its own id where that is another than its key', () => {
    expect(readEvent({ id: 'oud-7' }).booking?.id).toBe('oud-7')
    expect(readEvent({ id: '-N1', key: '-N1' })).toMatchObject({ booking: { id: null }, said: [] })
    expect(readEvent({ id: '' })).toMatchObject({ booking: { id: null }, said: [] })
    expect(readEvent({ id: {} })).toMatchObject({
      booking: { id: null },
      said: ['unreadable wrong-value events/-N1/id: {} → nothing'],
    })
    expect(readEvent({ key: 'other' }).said).toEqual([
      'not-taken unknown-field events/-N1/key: other → nothing',
    ])
  })

  it('has texts without what no database keeps, and numbers as their digits', () => {
    expect(readEvent({ notes: 'laat\0 ', phone: 612345678 })).toMatchObject({
      booking: { notes: 'laat', phone: '612345678' },
      said: [
        'repaired number-or-text events/-N1/phone: 612345678 → 612345678',
        'repaired number-or-text events/-N1/notes: laat  → laat',
      ],
    })
  })

  it('has a price of ten thousand euro at most', () => {
    expect(readEvent({ singlePrice: 10_000 }).booking?.priceCents).toBe(1_000_000)
    expect(readEvent({ singlePrice: 10_000.01 })).toMatchObject({
      booking: { priceCents: null },
      said: ['unreadable wrong-value events/-N1/singlePrice: 10000.01 → nothing'],
    })
  })

  it('has nothing noted of a field that says nothing', () => {
    expect(readEvent({ huisdier: null }).said).toEqual([])
  })

  it('has a field that the house does not know noted', () => {
    const { said } = readEvent({ huisdier: 'hond' })
    expect(said).toEqual(['not-taken unknown-field events/-N1/huisdier: hond → nothing'])
  })
})

describe('Bookings of the old site', () => {
  it('of one number keep it once; the next is called after it', () => {
    const later = oldEvent({ roomnumber: 4 })
    const { bookings, said } = readEvents({
      '-N1': oldEvent(),
      '-N2': later,
      '-N3': { ...later, roomnumber: 5 },
    })
    expect(bookings.map(({ number }) => number)).toEqual(['B202361', 'B202361-2', 'B202361-3'])
    expect(said).toContain('repaired double-number events/-N2/bookingsnumber: B202361 → B202361-2')
  })

  const other = oldEvent({
    bookingsnumber: 'B202362',
    title: 'Smit',
    startDay: 4,
    endDay: 6,
    end: '2023,7,6',
  })

  it('in one room on one night both stay known: the first has the room, the other waits', () => {
    const { bookings, said } = readEvents({ '-N1': oldEvent(), '-N2': other })
    expect(bookings.map(({ roomNumber, waits }) => ({ roomNumber, waits }))).toEqual([
      { roomNumber: 3, waits: null },
      { roomNumber: 3, waits: { reason: 'two-in-one-room', for: 'events/-N1' } },
    ])
    expect(said).toEqual([
      'undecided two-in-one-room events/-N2: B202362, Smit, kamer 3, 2023-08-04 – 2023-08-06 → B202361, Jansen, kamer 3, 2023-08-03 – 2023-08-05',
    ])
  })

  it('in one room on one night come as a person decides', () => {
    const events = { '-N1': oldEvent(), '-N2': other }
    const moved = readEvents(events, { 'events/-N2': 4 })
    expect(moved.bookings[1]).toMatchObject({ roomNumber: 4, waits: null })
    expect(moved.said).toEqual([])
    const left = readEvents(events, { 'events/-N2': 'leave-out' })
    expect(left.bookings).toHaveLength(1)
    expect(left.said).toEqual([expect.stringMatching(/^not-taken left-out events\/-N2: B202362/)])
    const again = readEvents(events, { 'events/-N2': 3 })
    expect(again.bookings[1]?.waits).not.toBeNull()
  })

  it('one of which is cancelled, or leaves as the other comes, have the room both', () => {
    const cancelled = { ...other, title: 'Smit (Geannuleerd)' }
    expect(readEvents({ a: oldEvent(), b: cancelled }).said).toEqual([])
    const next = { ...other, startDay: 5, totalNights: 1 }
    expect(readEvents({ a: oldEvent(), b: next }).said).toEqual([])
  })

  it('have the room both where the first to be read comes when the other leaves', () => {
    const earlier = { ...other, startDay: 1, endDay: 3, end: '2023,7,3' }
    expect(readEvents({ a: oldEvent(), b: earlier }).said).toEqual([])
  })

  it('ask each other for a room, however many have it on other nights', () => {
    const next = { ...other, startDay: 5, endDay: 7, end: '2023,7,7' }
    const third = { ...oldEvent(), bookingsnumber: 'B3' }
    const { bookings } = readEvents({ a: oldEvent(), b: next, c: third })
    expect(bookings.map(({ waits }) => waits?.for ?? null)).toEqual([null, null, 'events/a'])
  })

  it('without a room and a number are left out by name and stay', () => {
    const roomless = oldEvent({ roomnumber: null, bookingsnumber: '' })
    expect(readEvents({ a: roomless }, { 'events/a': 'leave-out' }).said).toEqual([
      'not-taken left-out events/a: Jansen, 2023-08-03 – 2023-08-05 → nothing',
    ])
  })

  it('have a number that was called after another only once', () => {
    const { bookings } = readEvents({
      '-N1': oldEvent(),
      '-N2': oldEvent({ bookingsnumber: 'B202361-2', roomnumber: 4 }),
      '-N3': oldEvent({ roomnumber: 5 }),
      '-N4': oldEvent({ bookingsnumber: '', roomnumber: 1 }),
      '-N5': oldEvent({ bookingsnumber: '', roomnumber: 2 }),
    })
    expect(bookings.map(({ number }) => number)).toEqual([
      ...['B202361', 'B202361-2', 'B202361-3'],
      ...[null, null],
    ])
  })

  it('without a room stay known all, and so do those in rooms of their own', () => {
    const { bookings, said } = readEvents({
      a: oldEvent({ roomnumber: null }),
      b: { ...other, roomnumber: null },
      c: { ...other, bookingsnumber: 'B3', roomnumber: 4 },
    })
    expect(bookings.map(({ waits }) => waits)).toEqual([null, null, null])
    expect(said).toEqual([])
  })

  it('that are booked have their room before one that is unpaid', () => {
    const { house } = readOldHouse({ tempFam: { t: oldEvent() }, events: { e: other } })
    expect(house.bookings.map(({ path, waits }) => [path, waits?.for ?? null])).toEqual([
      ['events/e', null],
      ['tempFam/t', 'events/e'],
    ])
  })

  it.each([
    ['its key', 't', { title: 'X', email: '', bookingsnumber: '' }],
    ['its number', 'u', { title: 'X', email: '' }],
    ['its e-mail address', 'u', { title: 'X', bookingsnumber: '' }],
    ['its name', 'u', { email: '', bookingsnumber: '' }],
  ])('are one by %s, where the stay is the same', (_what, key, given) => {
    const { house } = readOldHouse({
      tempFam: { t: oldEvent(given) },
      events: { [key]: oldEvent() },
    })
    expect(house.bookings.map(({ area }) => area)).toEqual(['booked'])
  })

  it('are two where nothing but the stay is the same, or where the stay is another', () => {
    const unnamed = { title: 'X', email: '', bookingsnumber: '', roomnumber: null }
    const both = (given: object) =>
      readOldHouse({
        tempFam: { t: oldEvent(unnamed) },
        events: { u: oldEvent({ title: 'Y', email: '', bookingsnumber: '', ...given }) },
      }).house.bookings.length
    expect(both({})).toBe(2)
    expect(both({ title: 'X', endDay: 6, end: '', totalNights: 3 })).toBe(2)
    expect(both({ title: 'X', resourceId: 3 })).toBe(2)
    expect(both({ title: 'X' })).toBe(1)
    const { house } = readOldHouse({
      tempFam: { t: oldEvent({ title: 'X', email: 'x@v.nl', bookingsnumber: 'B1' }) },
      events: { u: oldEvent({ title: 'Y', email: 'y@v.nl', bookingsnumber: 'B2', roomnumber: 4 }) },
    })
    expect(house.bookings).toHaveLength(2)
  })

  it('that stand in both areas are one: the booked one counts', () => {
    const family = oldEvent({ resourceId: 4, roomnumber: 12 })
    const { house, remarks } = readOldHouse({
      tempFam: { '-N1': family },
      events: { '-N1': family },
    })
    expect(house.bookings.map(({ area }) => area)).toEqual(['booked'])
    expect(inShort(remarks)).toEqual([
      'repaired double-record tempFam/-N1: B202361, Jansen, kamer 12, 2023-08-03 – 2023-08-05 → events/-N1',
    ])
  })
})
