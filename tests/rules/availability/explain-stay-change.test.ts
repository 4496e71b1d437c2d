import { describe, expect, it } from 'vitest'
import { assignRoom } from '../../../rules/availability/assign-room.ts'
import { calendarOfChange } from '../../../rules/availability/calendar-of-change.ts'
import type { Occupancy } from '../../../rules/availability/property-facts.ts'
import type { WishedStay } from '../../../rules/availability/stay-change-question.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { message } from '../../../rules/texts/message.ts'
import { readAloud } from '../in-words.ts'
import { ask, sold } from './changing.ts'
import { atLeast, booked, closed, day, momentOn, property } from './property.ts'

/** The two small rooms are numbers 1 and 2, the three cosy ones 3 to 5, the family room is 12. */
const mine = { number: 1, arrival: '2026-03-09', departure: '2026-03-12' }
const dates = (arrival: string, departure: string): Partial<WishedStay> => ({
  arrival: day(arrival),
  departure: day(departure),
})

function reasons(answer: ReturnType<typeof ask>): string[] {
  return answer.ok ? [] : answer.refusals.map(({ reason }) => reason)
}

describe('a change of dates', () => {
  const beside = booked(2, '2026-03-01', '2026-03-20')

  it('never finds the booking’s own nights taken, and keeps its room where that is empty', () => {
    const facts = property({ occupancies: [beside] })
    expect(ask(mine, dates('2026-03-10', '2026-03-14'), facts)).toMatchObject({
      ok: true,
      roomId: 101,
      moves: [],
    })
  })

  it('costs what the nights that come cost less those that go (BO §2)', () => {
    const longer = ask(mine, dates('2026-03-09', '2026-03-13'), property())
    expect(longer).toMatchObject({ ok: true, change: { differenceCents: 10_000 } })
    const shorter = ask(mine, dates('2026-03-10', '2026-03-12'), property())
    expect(shorter).toMatchObject({ ok: true, change: { differenceCents: -10_000 } })
  })

  it('is refused on a taken night with the literal sentence (BO §5), and the nearest stays that fit', () => {
    const pinned = booked(1, '2026-03-12', '2026-03-14', { pinned: true })
    const facts = property({ occupancies: [{ ...beside, pinned: true }, pinned] })
    const answer = readAloud(ask)(mine, dates('2026-03-10', '2026-03-13'), facts)
    expect(answer).toMatchObject({
      ok: false,
      refusals: [
        {
          reason: 'taken',
          day: '2026-03-12',
          text: 'Er is een datum geselect die reeds bezet is, selecteer een andere datum.',
        },
      ],
      nearest: [
        { arrival: '2026-03-10', departure: '2026-03-12', nights: 2, totalCents: 20_000 },
        { arrival: '2026-03-11', departure: '2026-03-12' },
        { arrival: '2026-03-08', departure: '2026-03-11', nights: 3, totalCents: 30_000 },
      ],
    })
  })

  it('never has the stay it has already among the nearest', () => {
    const facts = property({
      occupancies: [
        { ...beside, pinned: true },
        booked(1, '2026-03-12', '2026-03-14', { pinned: true }),
      ],
    })
    const answer = ask(mine, dates('2026-03-09', '2026-03-13'), facts)
    expect(
      !answer.ok && answer.nearest.map((stay) => `${stay.arrival} ${stay.departure}`),
    ).not.toContain('2026-03-09 2026-03-12')
  })

  it('moves others that are neither pinned nor in house where that makes it fit', () => {
    const after = booked(1, '2026-03-12', '2026-03-14')
    const free = property({ occupancies: [after, booked(2, '2026-03-08', '2026-03-10')] })
    expect(ask(mine, dates('2026-03-09', '2026-03-13'), free)).toMatchObject({
      ok: true,
      roomId: 101,
      moves: [{ bookingId: '1 2026-03-12', roomId: 102 }],
    })
    const pinned = property({
      occupancies: free.occupancies.map((stay) => ({ ...stay, pinned: true })),
    })
    expect(reasons(ask(mine, dates('2026-03-09', '2026-03-13'), pinned))).toEqual(['taken'])
  })

  it('keeps its room where that is empty, also where a new booking got a better one', () => {
    const facts = property({ occupancies: [booked(1, '2026-05-04', '2026-05-06')] })
    expect(ask(mine, dates('2026-03-09', '2026-03-13'), facts)).toMatchObject({ roomId: 101 })
  })

  it('takes another empty room before it moves others or ends a hold that is over', () => {
    const longer = dates('2026-03-09', '2026-03-13')
    const others = [{}, { holdUntil: momentOn('2026-01-12', 9).instant }]
    for (const other of others) {
      const facts = property({ occupancies: [booked(1, '2026-03-12', '2026-03-14', other)] })
      expect(ask(mine, longer, facts)).toMatchObject({
        ok: true,
        roomId: 102,
        moves: [],
        release: [],
      })
    }
  })

  it('leaves who arrives today in their room, and moves others for it', () => {
    const facts = property({ occupancies: [booked(1, '2026-03-12', '2026-03-14')] })
    const today = momentOn('2026-03-09')
    expect(ask(mine, dates('2026-03-09', '2026-03-13'), facts, today)).toMatchObject({
      ok: true,
      roomId: 101,
      moves: [{ bookingId: '1 2026-03-12', roomId: 102 }],
    })
  })

  it('warns of the closed season and of minimum nights, and never of the cut-off', () => {
    expect(ask(mine, dates('2026-12-23', '2026-12-26'), property())).toMatchObject({
      ok: true,
      warnings: [{ reason: 'closed-season' }],
    })
    expect(ask(mine, dates('2026-03-13', '2026-03-14'), property())).toMatchObject({
      ok: true,
      warnings: [{ reason: 'minimum-nights-weekend' }],
    })
    const lateToday = momentOn('2026-03-09', 20)
    expect(ask(mine, dates('2026-03-09', '2026-03-11'), property(), lateToday)).toMatchObject({
      ok: true,
      warnings: [],
    })
  })

  it('is refused where staff may not overrule, for a closure, the horizon, the past and no night', () => {
    const strict = { ...defaultReadings, 'staff.may-overrule': 'closed-season' } as const
    const oneNight = dates('2026-03-13', '2026-03-14')
    expect(reasons(ask(mine, oneNight, property({ readings: strict })))).toEqual([
      'minimum-nights-weekend',
    ])
    const closure = property({ closures: [closed('property', '2026-03-20', '2026-03-22')] })
    expect(reasons(ask(mine, dates('2026-03-19', '2026-03-21'), closure))).toEqual(['closed'])
    expect(reasons(ask(mine, dates('2029-03-09', '2029-03-11'), property()))).toEqual([
      'beyond-horizon',
    ])
    expect(reasons(ask(mine, dates('2026-01-10', '2026-01-13'), property()))).toEqual([
      'arrival-in-past',
    ])
    expect(reasons(ask(mine, dates('2026-03-09', '2026-03-09'), property()))).toEqual([
      'invalid-dates',
    ])
  })

  it('keeps the nights it has where the agenda keeps the last room back, and gets no other such night', () => {
    const facts = property({
      occupancies: [beside],
      readings: { ...defaultReadings, 'availability.full.agenda': 'stock-minus-one' },
    })
    expect(ask(mine, dates('2026-03-10', '2026-03-12'), facts).ok).toBe(true)
    expect(ask(mine, { persons: 1 }, facts).ok).toBe(true)
    expect(reasons(ask(mine, dates('2026-03-10', '2026-03-13'), facts))).toEqual(['taken'])
    const full = property({
      ...facts,
      occupancies: [beside, booked(1, '2026-03-13', '2026-03-14', { pinned: true })],
    })
    expect(reasons(ask(mine, dates('2026-03-10', '2026-03-14'), full))).toEqual(['taken'])
  })
})

describe('the last room, which the agenda keeps back', () => {
  const keptBack = (...occupancies: Occupancy[]) =>
    property({
      occupancies,
      readings: { ...defaultReadings, 'availability.full.agenda': 'stock-minus-one' },
    })

  it('is free to no night that the booking had not, before its own nights or of another type', () => {
    const beside = booked(2, '2026-03-01', '2026-03-20')
    const before = ask(mine, dates('2026-03-08', '2026-03-12'), keptBack(beside))
    expect(before).toMatchObject({ refusals: [{ reason: 'taken', day: '2026-03-08' }] })
    const two = [3, 4].map((number) => booked(number, '2026-03-01', '2026-03-20'))
    expect(reasons(ask(mine, { roomTypeId: 2 }, keptBack(...two)))).toEqual(['taken'])
    expect(ask(mine, dates('2026-03-08', '2026-03-13'), keptBack()).ok).toBe(true)
  })

  it('is in no stay that is offered instead', () => {
    const beside = booked(2, '2026-03-01', '2026-03-20')
    const answer = ask(mine, dates('2026-03-09', '2026-03-13'), keptBack(beside))
    // After the guests of the other room, and before them.
    expect(answer).toMatchObject({
      nearest: [
        { arrival: '2026-03-20', departure: '2026-03-24' },
        { arrival: '2026-03-21', departure: '2026-03-25' },
        { arrival: '2026-02-25', departure: '2026-03-01' },
      ],
    })
  })

  it('is one refusal among others', () => {
    const beside = booked(2, '2026-03-01', '2026-03-20')
    const wish = { ...dates('2026-03-10', '2026-03-13'), persons: 3 }
    expect(reasons(ask(mine, wish, keptBack(beside)))).toEqual(['persons-out-of-range', 'taken'])
  })
})

describe('a change of room type, room or persons', () => {
  it('takes a room of the other type at today’s price', () => {
    expect(ask(mine, { roomTypeId: 2 }, property())).toMatchObject({
      ok: true,
      roomId: 103,
      change: { differenceCents: 1_200 },
    })
  })

  it('clears the room that was asked for, or says that it cannot be cleared', () => {
    const facts = property({ occupancies: [booked(3, '2026-03-10', '2026-03-11')] })
    expect(ask(mine, { roomTypeId: 2, roomId: 103 }, facts)).toMatchObject({
      ok: true,
      roomId: 103,
      moves: [{ bookingId: '3 2026-03-10', roomId: 104 }],
    })
    const pinned = property({
      occupancies: [booked(3, '2026-03-10', '2026-03-11', { pinned: true })],
    })
    const refused = ask(mine, { roomTypeId: 2, roomId: 103 }, pinned)
    expect(refused).toMatchObject({
      ok: false,
      refusals: [{ reason: 'room-not-free', text: message('stay.roomNotFree') }],
    })
    expect(!refused.ok && refused.nearest[0]).toMatchObject({
      arrival: '2026-03-09',
      departure: '2026-03-12',
    })
    expect(reasons(ask(mine, { roomId: 103 }, property()))).toEqual(['room-not-free'])
  })

  it('moves as few others as can be, where a new booking would move two', () => {
    const facts = property({
      occupancies: [
        booked(9, '2026-03-14', '2026-03-17'),
        booked(9, '2026-03-17', '2026-03-20'),
        booked(10, '2026-03-13', '2026-03-14'),
        booked(10, '2026-03-15', '2026-03-16'),
        booked(11, '2026-03-08', '2026-03-12', { pinned: true }),
        booked(11, '2026-03-12', '2026-03-18', { holdUntil: 0, bookingId: 'ended' }),
      ],
    })
    const stay = { roomTypeId: 3, arrival: day('2026-03-09'), departure: day('2026-03-16') }
    expect(assignRoom({ ...stay, moment: momentOn('2026-01-12') }, facts)).toMatchObject({
      moves: [{}, {}],
    })
    const one = {
      roomId: 109,
      moves: [{ bookingId: '9 2026-03-14', roomId: 111 }],
      release: ['ended'],
    }
    expect(ask(mine, stay, facts)).toMatchObject(one)
    expect(ask(mine, { ...stay, roomId: 109 }, facts)).toMatchObject(one)
  })

  it('clears the room that was asked for, though another takes fewer moves', () => {
    const facts = property({
      occupancies: [
        booked(9, '2026-03-09', '2026-03-14'),
        booked(10, '2026-03-09', '2026-03-10'),
        booked(10, '2026-03-11', '2026-03-12'),
      ],
    })
    const asked = { roomTypeId: 3, ...dates('2026-03-09', '2026-03-12'), roomId: 110 }
    expect(ask(mine, asked, facts)).toMatchObject({
      roomId: 110,
      moves: [
        { bookingId: '10 2026-03-09', roomId: 111 },
        { bookingId: '10 2026-03-11', roomId: 111 },
      ],
    })
  })

  it('leaves a room to a booking that has none yet, also where an empty room is left for the change', () => {
    const facts = property({
      occupancies: [
        booked(9, '2026-03-08', '2026-03-12', { roomId: null, bookingId: 'roomless' }),
        booked(10, '2026-03-07', '2026-03-09', { pinned: true }),
        booked(11, '2026-03-06', '2026-03-20', { pinned: true }),
        booked(9, '2026-05-04', '2026-05-06'),
      ],
    })
    expect(ask(mine, { roomTypeId: 3 }, facts)).toMatchObject({
      roomId: 110,
      moves: [{ bookingId: 'roomless', roomId: 109 }],
    })
  })

  it('counts the nights of both types by their own prices where a total is price times nights', () => {
    const literal = { ...defaultReadings, 'total.change-screen': 'price-times-nights' } as const
    const answer = ask(mine, { roomTypeId: 2 }, property({ readings: literal }))
    expect(answer.change?.differenceCents).toBe(3 * (8_900 - 8_500))
    const back = { ...mine, number: 3 }
    const smaller = ask(back, { roomTypeId: 1 }, property({ readings: literal }))
    expect(smaller.change?.differenceCents).toBe(3 * (8_500 - 8_900))
  })

  it('is refused for more persons than the room takes, and for a type that is not there', () => {
    expect(reasons(ask(mine, { persons: 3 }, property()))).toEqual(['persons-out-of-range'])
    expect(ask(mine, { roomTypeId: 9 }, property())).toEqual({
      ok: false,
      refusals: [expect.objectContaining({ reason: 'unknown-room-type', day: null })],
      warnings: [],
      nearest: [],
      change: null,
    })
  })

  it('has a price also where it is refused, but beyond the horizon or without a night', () => {
    const closure = property({ closures: [closed('property', '2026-03-09', '2026-03-12')] })
    expect(ask(mine, { persons: 1 }, closure).change).toMatchObject({ differenceCents: -5_400 })
    expect(ask(mine, dates('2029-03-09', '2029-03-11'), property()).change).toBeNull()
    expect(ask(mine, dates('2026-03-09', '2026-03-09'), property())).toMatchObject({
      warnings: [],
      change: null,
    })
  })

  it('taxes the guests of whom the age is known by their age', () => {
    const [tax] = defaultPriceList.touristTax
    const priceList = { ...defaultPriceList, touristTax: [{ ...tax!, childAgeLimit: 12 }] }
    const guests = [{ age: 9, resident: false }]
    expect(ask(mine, { roomTypeId: 2, guests }, property({ priceList }))).toMatchObject({
      ok: true,
      change: { differenceCents: 1_200 - 3 * 250 },
    })
  })

  it('takes the family room by its arrangements, for 1 to 6 persons', () => {
    const family = { number: 12, arrival: '2026-03-13', departure: '2026-03-16' }
    const week = ask(family, dates('2026-03-16', '2026-03-23'), property())
    expect(week).toMatchObject({ ok: true, roomId: 112 })
    expect(week.change?.differenceCents).toBe(79_900 - 44_900 + 4 * 4 * 250)
    expect(ask(family, { persons: 6 }, property())).toMatchObject({
      ok: true,
      change: { differenceCents: 3 * 2_000 + 2 * 3 * 250 },
    })
    expect(reasons(ask(family, dates('2026-03-14', '2026-03-17'), property()))).toContain(
      'no-arrangement',
    )
    expect(reasons(ask(family, { persons: 7 }, property()))).toEqual(['persons-out-of-range'])
  })
})

describe('guests in house', () => {
  const inHouse = { number: 1, arrival: '2026-03-09', departure: '2026-03-12' }
  const now = momentOn('2026-03-11')

  it('keep their arrival and stay longer or leave sooner, in their room also where others move for it', () => {
    const facts = property({ occupancies: [booked(1, '2026-03-12', '2026-03-14')] })
    expect(ask(inHouse, dates('2026-03-09', '2026-03-13'), facts, now)).toMatchObject({
      ok: true,
      roomId: 101,
      moves: [{ bookingId: '1 2026-03-12', roomId: 102 }],
    })
    expect(ask(inHouse, dates('2026-03-09', '2026-03-11'), facts, now)).toMatchObject({
      ok: true,
      roomId: 101,
      moves: [],
      change: { differenceCents: -10_000 },
    })
  })

  it('arrive on no other day, neither of the past nor still to come', () => {
    for (const arrival of ['2026-03-08', '2026-03-11', '2026-03-12'])
      expect(reasons(ask(inHouse, dates(arrival, '2026-03-14'), property(), now))).toEqual([
        'has-arrived',
      ])
  })

  it('come back to an arrival that they once had, and to no later one', () => {
    const facts = property()
    const came = (arrival: string) =>
      [sold(booked(1, arrival, '2026-03-12'), 2, facts).sold] as const
    const longer = (arrival: string, earlier: string) =>
      ask(inHouse, dates(arrival, '2026-03-14'), facts, now, { earlier: came(earlier) })
    expect(longer('2026-03-08', '2026-03-08').ok).toBe(true)
    expect(longer('2026-03-08', '2026-03-07').ok).toBe(false)
    expect(longer('2026-03-10', '2026-03-10')).toMatchObject({
      refusals: [{ reason: 'has-arrived', day: '2026-03-09' }],
    })
  })

  it('stay no longer where the house closes or the rooms are sold too far ahead', () => {
    const closure = closed('property', '2026-03-13', '2026-03-15')
    const longer = dates('2026-03-09', '2026-03-14')
    const facts = property({ closures: [closure] })
    expect(reasons(ask(inHouse, longer, facts, now))).toEqual(['closed'])
  })

  it('are offered no other type of room where others were in all of its rooms since they came', () => {
    const others = [3, 4, 5].map((number) => booked(number, '2026-03-09', '2026-03-11'))
    const answer = ask(inHouse, { roomTypeId: 2 }, property({ occupancies: others }), now)
    expect(answer).toMatchObject({ ok: false, nearest: [] })
  })

  it('are offered later departures as well as sooner ones', () => {
    const strict = { ...defaultReadings, 'staff.may-overrule': 'closed-season' } as const
    const weekend = { number: 1, arrival: '2026-03-13', departure: '2026-03-16' }
    const oneNight = dates('2026-03-13', '2026-03-14')
    const facts = property({ readings: strict })
    for (const [today, more] of [
      ['2026-03-13', { hasArrived: true }],
      ['2026-03-14', {}],
    ] as const) {
      const answer = ask(weekend, oneNight, facts, momentOn(today), more)
      expect(!answer.ok && answer.nearest.map(({ departure }) => departure)).toEqual([
        ...['2026-03-15', '2026-03-17', '2026-03-18'],
      ])
    }
  })

  it('are offered no stay without a night', () => {
    const pinned = [1, 2].map((number) =>
      booked(number, '2026-03-10', '2026-03-20', { pinned: true }),
    )
    const oneNight = { ...inHouse, departure: '2026-03-10' }
    const facts = property({ occupancies: pinned })
    const wish = dates('2026-03-09', '2026-03-12')
    const came = { hasArrived: true }
    expect(ask(oneNight, wish, facts, momentOn('2026-03-09'), came)).toMatchObject({
      ok: false,
      nearest: [],
    })
    const bound = property({
      minimumNightRules: [atLeast(3, '2026-03-09')],
      readings: { ...defaultReadings, 'staff.may-overrule': 'closed-season' },
    })
    const shorter = ask(
      inHouse,
      dates('2026-03-09', '2026-03-10'),
      bound,
      momentOn('2026-03-09'),
      came,
    )
    expect(!shorter.ok && shorter.nearest.map(({ departure }) => departure)).toEqual([
      ...['2026-03-13', '2026-03-14', '2026-03-15'],
    ])
  })

  it('who came today are in house once staff said so', () => {
    const onArrival = momentOn('2026-03-09')
    const tomorrow = dates('2026-03-10', '2026-03-13')
    expect(ask(inHouse, tomorrow, property(), onArrival).ok).toBe(true)
    const came = ask(inHouse, tomorrow, property(), onArrival, { hasArrived: true })
    expect(reasons(came)).toEqual(['has-arrived'])
    // What is offered instead begins on the day they came.
    expect(came.ok || came.nearest.map(({ arrival }) => arrival)).toEqual(
      Array.from({ length: 3 }, () => '2026-03-09'),
    )
  })

  it('get no room that had another guest since they came', () => {
    const facts = property({ occupancies: [booked(3, '2026-03-09', '2026-03-11')] })
    expect(ask(inHouse, { roomTypeId: 2 }, facts, now)).toMatchObject({ ok: true, roomId: 104 })
    expect(reasons(ask(inHouse, { roomTypeId: 2, roomId: 103 }, facts, now))).toEqual([
      'room-not-free',
    ])
  })

  it('are offered the nearest departures where the wished one does not fit', () => {
    const pinned = [1, 2].map((number) =>
      booked(number, '2026-03-13', '2026-03-20', { pinned: true }),
    )
    const facts = property({ occupancies: pinned })
    const answer = ask(inHouse, dates('2026-03-09', '2026-03-15'), facts, now)
    expect(
      !answer.ok && answer.nearest.map(({ arrival, departure }) => [arrival, departure]),
    ).toEqual([
      ['2026-03-09', '2026-03-13'],
      ['2026-03-09', '2026-03-11'],
    ])
  })
})

describe('a stay that is over', () => {
  const over = momentOn('2026-04-01')

  it('can be made right, in its room where nobody else was in it', () => {
    const facts = property({ occupancies: [booked(1, '2026-03-12', '2026-03-13')] })
    expect(ask(mine, dates('2026-03-09', '2026-03-11'), facts, over)).toMatchObject({
      ok: true,
      roomId: 101,
      moves: [],
    })
    expect(ask(mine, dates('2026-03-09', '2026-03-13'), facts, over)).toMatchObject({
      ok: true,
      roomId: 102,
    })
    expect(
      reasons(ask(mine, { ...dates('2026-03-09', '2026-03-13'), roomId: 101 }, facts, over)),
    ).toEqual(['room-not-free'])
  })

  it('is refused where others were in every room of its type', () => {
    const others = [1, 2].map((number) => booked(number, '2026-03-12', '2026-03-13'))
    const facts = property({ occupancies: others })
    expect(reasons(ask(mine, dates('2026-03-09', '2026-03-13'), facts, over))).toEqual(['taken'])
  })

  it('stays in its room, or is put in the one that staff chose or in one of the other type', () => {
    const second = { ...mine, number: 2 }
    const sooner = dates('2026-03-09', '2026-03-11')
    expect(ask(second, sooner, property(), over)).toMatchObject({ ok: true, roomId: 102 })
    const chosen = ask(second, { ...sooner, roomId: 101 }, property(), over)
    expect(chosen).toMatchObject({ ok: true, roomId: 101 })
    const other = ask(second, { ...sooner, roomTypeId: 2 }, property(), over)
    expect(other).toMatchObject({ ok: true, roomId: 103 })
    const roomless = ask(second, sooner, property(), over, { roomId: null })
    expect(roomless).toMatchObject({ ok: true, roomId: 101, moves: [], release: [] })
    const elsewhere = ask(second, { ...sooner, roomId: 103 }, property(), over)
    expect(reasons(elsewhere)).toEqual(['room-not-free'])
  })
})

describe('the calendar of a change', () => {
  it('has the booking’s own nights free, and those of others taken', () => {
    const own = booked(1, '2026-03-09', '2026-03-12')
    const other = booked(2, '2026-03-01', '2026-03-20')
    const facts = property({ occupancies: [own, other, booked(1, '2026-03-12', '2026-03-14')] })
    const { bookingId, roomTypeId } = own
    const runs = calendarOfChange(bookingId, roomTypeId, momentOn('2026-03-01'), facts)
    const look = (text: string) =>
      runs.find(({ from, until }) => from <= day(text) && day(text) < until)?.look
    expect(['2026-03-08', '2026-03-11', '2026-03-12', '2026-03-14'].map(look)).toEqual([
      'free',
      'free',
      'taken',
      'free',
    ])
  })
})
