import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../rules/calendar/day.ts'
import { readOldHouse } from '../../../rules/old-site/read-old-house.ts'
import { inShort, oldEvent, readEvent, readEvents } from './old-tree.ts'

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
