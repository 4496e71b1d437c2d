import { describe, expect, it } from 'vitest'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'
import { blockedNights } from '../../../rules/channels/blocked-nights.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { booked, closed, momentOn, property, rooms } from '../availability/property.ts'

const moment = momentOn('2026-03-02')
const openAllYear = { ...defaultReadings, 'closed-season.ordinary': 'none' } as const
const house = (facts: Partial<PropertyFacts>) => property({ readings: openAllYear, ...facts })

/** What is blocked of a listing, as `arrival–departure`; rooms by the numbers on their doors. */
function blocked(
  number: number,
  facts: PropertyFacts,
  { listed = [number], channel = 'airbnb' } = {},
): string[] {
  const listing = { channel, roomId: number + 100, listedRooms: listed.map((other) => other + 100) }
  return blockedNights(listing, moment, facts).map(
    ({ arrival, departure }) => `${formatDay(arrival)}–${formatDay(departure)}`,
  )
}
/** A hold of so many minutes, made so many minutes ago. */
const heldFor = (minutes: number, ago = 0) => ({
  madeAt: moment.instant - ago * 60_000,
  holdUntil: moment.instant + (minutes - ago) * 60_000,
})
const whole = ['2026-03-02–2028-04-01']

describe('A type with one room is not free', () => {
  const one = (facts: Partial<PropertyFacts>) =>
    house({ ...facts, rooms: rooms.filter(({ number }) => number !== 2) })

  it('on the nights of its stays, the day of departure not among them', () => {
    expect(blocked(1, one({ occupancies: [booked(1, '2026-03-10', '2026-03-12')] }))).toEqual([
      '2026-03-10–2026-03-12',
    ])
  })

  it('on nights next to each other as one, from today on', () => {
    const occupancies = [
      booked(1, '2026-03-01', '2026-03-04'),
      booked(1, '2026-03-04', '2026-03-05'),
      booked(1, '2026-03-06', '2026-03-07'),
    ]
    expect(blocked(1, one({ occupancies }))).toEqual([
      '2026-03-02–2026-03-05',
      '2026-03-06–2026-03-07',
    ])
  })

  it('while it is held for an hour or longer, and is while it is held for less', () => {
    const held = (...[minutes, ago]: Parameters<typeof heldFor>) =>
      blocked(
        1,
        one({ occupancies: [booked(1, '2026-03-10', '2026-03-11', heldFor(minutes, ago))] }),
      )
    expect(held(30)).toEqual([])
    expect(held(59)).toEqual([])
    expect(held(60)).toEqual(['2026-03-10–2026-03-11'])
    expect(held(24 * 60)).toEqual(['2026-03-10–2026-03-11'])
    // To its last minute: who pays then has the room.
    expect(held(180, 179)).toEqual(['2026-03-10–2026-03-11'])
    expect(held(20, 5)).toEqual([])
  })

  it('where nothing is free, whoever sold it: a portal’s guest may stay longer by telephone', () => {
    const occupancies = [booked(1, '2026-03-10', '2026-03-12', { source: 'airbnb' })]
    expect(blocked(1, one({ occupancies }))).toEqual(['2026-03-10–2026-03-12'])
  })

  it('in the closed season, and while the room or the house is closed', () => {
    const seasons = blocked(1, one({ readings: defaultReadings }))
    expect(seasons).toEqual(['2026-12-24–2027-01-06', '2027-12-24–2028-01-06'])
    const closures = [
      closed({ number: 1 }, '2026-04-01', '2026-04-03'),
      closed('property', '2026-05-01', '2026-05-02'),
    ]
    expect(blocked(1, one({ closures }))).toEqual([
      '2026-04-01–2026-04-03',
      '2026-05-01–2026-05-02',
    ])
  })

  it('at all, where the room is switched off or is none', () => {
    const off = rooms.map((room) => (room.number === 1 ? { ...room, active: false } : room))
    expect(blocked(1, house({ rooms: off }))).toEqual(whole)
    expect(blocked(77, house({}))).toEqual(whole)
  })
})

describe('Of a type with three rooms', () => {
  const full = (...nights: [number, string, string][]) =>
    house({ occupancies: nights.map(([number, from, until]) => booked(number, from, until)) })

  it('one listing is free as long as any room is', () => {
    const two = full([3, '2026-03-10', '2026-03-12'], [4, '2026-03-10', '2026-03-12'])
    expect(blocked(3, two)).toEqual([])
    expect(blocked(4, two)).toEqual([])
    const three = full(
      [3, '2026-03-10', '2026-03-12'],
      [4, '2026-03-10', '2026-03-12'],
      [5, '2026-03-11', '2026-03-13'],
    )
    expect(blocked(3, three)).toEqual(['2026-03-11–2026-03-12'])
  })

  it('two listings are free by how many rooms are, the lower number first, whoever sleeps where', () => {
    const both = { listed: [3, 5] }
    const one = full([4, '2026-03-10', '2026-03-12'])
    expect([blocked(3, one, both), blocked(5, one, both)]).toEqual([[], []])
    for (const two of [
      full([3, '2026-03-10', '2026-03-12'], [4, '2026-03-10', '2026-03-12']),
      full([4, '2026-03-10', '2026-03-12'], [5, '2026-03-10', '2026-03-12']),
    ]) {
      expect(blocked(3, two, both)).toEqual([])
      expect(blocked(5, two, both)).toEqual(['2026-03-10–2026-03-12'])
    }
  })

  it('a closed room takes its own listing before the others', () => {
    const all = { listed: [3, 4, 5] }
    const closures = [closed({ number: 3 }, '2026-03-10', '2026-03-12')]
    const facts = house({ closures, occupancies: [booked(4, '2026-03-11', '2026-03-12')] })
    expect(blocked(3, facts, all)).toEqual(['2026-03-10–2026-03-12'])
    expect(blocked(4, facts, all)).toEqual([])
    expect(blocked(5, facts, all)).toEqual(['2026-03-11–2026-03-12'])
  })

  it('what the channel sold itself takes none of its other listings, as long as rooms are free', () => {
    const two = { listed: [3, 4] }
    const own = booked(3, '2026-03-10', '2026-03-12', { source: 'airbnb' })
    const others = booked(4, '2026-03-11', '2026-03-13')
    const facts = house({ occupancies: [own, others] })
    // Two rooms are free or one, and Airbnb has one listing left.
    expect([blocked(3, facts, two), blocked(4, facts, two)]).toEqual([[], []])
    // To another channel both are other people's.
    expect(blocked(4, facts, { ...two, channel: 'booking.com' })).toEqual(['2026-03-11–2026-03-12'])
    const last = house({ occupancies: [own, others, booked(5, '2026-03-11', '2026-03-12')] })
    expect([blocked(3, last, two), blocked(4, last, two)]).toEqual([
      ['2026-03-11–2026-03-12'],
      ['2026-03-11–2026-03-12'],
    ])
  })

  it('a stay of the channel in another type takes no listing of this one', () => {
    const moved = booked(9, '2026-03-10', '2026-03-12', { source: 'airbnb', roomTypeId: 2 })
    const facts = house({
      occupancies: [
        moved,
        ...[3, 4, 5].map((number) => booked(number, '2026-03-10', '2026-03-11')),
      ],
    })
    expect(blocked(3, facts)).toEqual(['2026-03-10–2026-03-11'])
    expect(blocked(9, facts, { listed: [9, 10, 11] })).toEqual([])
    expect(blocked(11, facts, { listed: [9, 10, 11] })).toEqual(['2026-03-10–2026-03-12'])
  })
})

describe('The window of a channel', () => {
  it('is at least 24 months, and ends with a month: it moves once a month', () => {
    const until = (today: string) =>
      blockedNights(
        { channel: 'airbnb', roomId: 101, listedRooms: [101] },
        momentOn(today),
        house({ rooms: [] }),
      ).map(({ departure }) => formatDay(departure))
    expect(until('2026-03-02')).toEqual(['2028-04-01'])
    expect(until('2026-03-31')).toEqual(['2028-04-01'])
    expect(until('2026-12-01')).toEqual(['2029-01-01'])
  })

  it('reaches beyond what guests can book: a closure behind the horizon is blocked', () => {
    const closures = [closed('property', '2027-11-01', '2027-11-02')]
    const facts = house({ closures, readings: { ...openAllYear, 'closed-season.family': 'none' } })
    expect(blocked(12, facts)).toEqual(['2027-11-01–2027-11-02'])
  })

  it('asks neither cut-off nor minimum nights', () => {
    const late = momentOn('2026-03-02', 23, 30)
    const facts = house({ minimumNightRules: [{ roomTypeId: 1, day: late.today, nights: 5 }] })
    expect(
      blockedNights({ channel: 'airbnb', roomId: 101, listedRooms: [101] }, late, facts),
    ).toEqual([])
  })
})

describe('What a channel’s feeds say that it sold', () => {
  const sale = (number: number, bookingId: string | null, [from, until]: [string, string]) => ({
    roomId: number + 100,
    from: parseDay(from)!,
    until: parseDay(until)!,
    bookingId,
  })
  const nights: [string, string] = ['2026-03-10', '2026-03-12']
  const stay = { ...booked(1, ...nights), source: 'airbnb' }
  const sentOf = (number: number, facts: PropertyFacts, sales: ReturnType<typeof sale>[]) =>
    blockedNights(
      { channel: 'airbnb', roomId: number + 100, listedRooms: [101, 102], sales },
      moment,
      facts,
    )

  it('is not sent back to that listing, though nothing is free; its other listing is blocked', () => {
    const other = { ...booked(2, ...nights), source: 'own-website' }
    const facts = house({ occupancies: [stay, other] })
    const sales = [sale(1, stay.bookingId, nights)]
    expect(sentOf(1, facts, sales)).toEqual([])
    expect(sentOf(2, facts, sales)).toHaveLength(1)
  })

  it('leaves the order of listings: the one that is left has the room that is left', () => {
    const facts = house({ occupancies: [stay] })
    expect(sentOf(2, facts, [sale(1, stay.bookingId, nights)])).toEqual([])
    expect(sentOf(1, facts, [sale(2, stay.bookingId, nights)])).toEqual([])
  })

  it('without a room counts as its listing alone', () => {
    const facts = house({ occupancies: [{ ...booked(1, ...nights) }, { ...booked(2, ...nights) }] })
    const sales = [sale(1, null, nights)]
    expect(sentOf(1, facts, sales)).toEqual([])
    expect(sentOf(2, facts, sales)).toHaveLength(1)
  })
})
