import { describe, expect, it } from 'vitest'
import { assignRoom } from '../../../rules/availability/assign-room.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { expectGoodAssignment } from './check-assignment.ts'
import { hardProperty, hardMoment } from './hard-property.ts'
import { booked, closed, day, property, momentOn } from './property.ts'

const moment = momentOn('2026-01-12')
const assign = (arrival: string, departure: string, facts: PropertyFacts, roomTypeId = 1) =>
  assignRoom({ roomTypeId, arrival: day(arrival), departure: day(departure), moment }, facts)

describe('a guest', () => {
  it('gets the room that is booked least, so that guests spread over the property', () => {
    const one = property({ occupancies: [booked(1, '2026-05-04', '2026-05-06')] })
    expect(assign('2026-03-02', '2026-03-04', one)).toMatchObject({ roomId: 102 })
    const two = property({
      occupancies: [booked(1, '2026-05-04', '2026-05-06'), booked(2, '2026-06-01', '2026-06-10')],
    })
    expect(assign('2026-03-02', '2026-03-04', two)).toMatchObject({ roomId: 101 })
  })

  it('gets the tightest gap of rooms booked equally', () => {
    const facts = property({
      occupancies: [booked(1, '2026-05-04', '2026-05-06'), booked(2, '2026-03-04', '2026-03-06')],
    })
    expect(assign('2026-03-02', '2026-03-04', facts)).toMatchObject({ roomId: 102 })
    const before = property({
      occupancies: [booked(1, '2026-02-20', '2026-02-22'), booked(2, '2026-02-28', '2026-03-02')],
    })
    expect(assign('2026-03-02', '2026-03-04', before)).toMatchObject({ roomId: 102 })
  })

  it('gets the tightest gap by its nights before and after the stay together', () => {
    const facts = property({
      occupancies: [
        booked(1, '2026-03-03', '2026-03-05'),
        booked(2, '2026-03-01', '2026-03-02'),
        booked(2, '2026-03-06', '2026-03-07'),
      ],
    })
    // Room 1 is empty from today on, room 2 for four nights.
    expect(assign('2026-03-02', '2026-03-03', facts)).toMatchObject({ roomId: 102 })
  })

  it('gets the lowest number of rooms that are alike', () => {
    expect(assign('2026-03-02', '2026-03-04', property(), 2)).toMatchObject({ roomId: 103 })
  })

  it('gets a room without an ended hold before one that has it', () => {
    const stale = booked(1, '2026-03-02', '2026-03-04', { holdUntil: 0 })
    expect(assign('2026-03-03', '2026-03-05', property({ occupancies: [stale] }))).toMatchObject({
      roomId: 102,
      release: [],
    })
  })
})

describe('a room that staff chose', () => {
  const chosen = (facts: PropertyFacts, roomId: number | null = 101) =>
    assignRoom(
      { roomTypeId: 1, arrival: day('2026-03-02'), departure: day('2026-03-06'), moment, roomId },
      facts,
    )

  it('is given though another one is booked less', () => {
    const facts = property({ occupancies: [booked(1, '2026-05-04', '2026-05-06')] })
    expect(chosen(facts)).toEqual({ roomId: 101, moves: [], release: [] })
  })

  it('is cleared of everyone in it, each going to another room', () => {
    const occupancies = [
      booked(1, '2026-03-01', '2026-03-03'),
      booked(1, '2026-03-05', '2026-03-08'),
    ]
    // Whichever was booked first.
    for (const order of [occupancies, occupancies.toReversed()])
      expect(chosen(property({ occupancies: order }))).toEqual({
        roomId: 101,
        moves: [
          { bookingId: '1 2026-03-01', roomId: 102 },
          { bookingId: '1 2026-03-05', roomId: 102 },
        ],
        release: [],
      })
  })

  it('ends the ended holds that stand in it, and none before or after', () => {
    const ended = { holdUntil: 0 }
    const stale = booked(1, '2026-03-02', '2026-03-04', ended)
    const before = booked(1, '2026-03-01', '2026-03-02', ended)
    const after = booked(1, '2026-03-06', '2026-03-07', ended)
    expect(chosen(property({ occupancies: [before, stale, after] }))).toMatchObject({
      roomId: 101,
      release: [stale.bookingId],
    })
  })

  it('ends the ended holds where those in it go', () => {
    const facts = property({
      occupancies: [
        booked(1, '2026-03-01', '2026-03-03'),
        booked(1, '2026-03-05', '2026-03-08'),
        booked(2, '2026-03-07', '2026-03-09', { holdUntil: 0, bookingId: 'ended' }),
      ],
    })
    expect(chosen(facts)?.release).toEqual(['ended'])
  })

  it('is given for its nights only: who comes after them stays in it, and it may close then', () => {
    const later = booked(1, '2026-03-06', '2026-03-08')
    const tighter = booked(2, '2026-03-09', '2026-03-12')
    expect(chosen(property({ occupancies: [later, tighter] }))?.moves).toEqual([])
    const closure = closed({ number: 1 }, '2026-03-06', '2026-03-08')
    expect(chosen(property({ closures: [closure] }))).toMatchObject({ roomId: 101 })
  })

  it('is cleared also where that makes a third booking move into it for earlier nights', () => {
    const facts = property({
      occupancies: [booked(2, '2026-02-27', '2026-03-02'), booked(1, '2026-03-01', '2026-03-03')],
    })
    expect(chosen(facts)?.moves).toEqual([
      { bookingId: '2 2026-02-27', roomId: 101 },
      { bookingId: '1 2026-03-01', roomId: 102 },
    ])
  })

  it('is cleared also of who leaves on the day on which it closes', () => {
    const inIt = booked(1, '2026-03-03', '2026-03-06')
    const closures = [closed({ number: 1 }, '2026-03-06', '2026-03-08')]
    expect(chosen(property({ occupancies: [inIt], closures }))?.moves).toEqual([
      { bookingId: inIt.bookingId, roomId: 102 },
    ])
  })

  it('is not given where the other rooms cannot take those in it, or they are pinned or of another type, or it is closed', () => {
    const inIt = booked(1, '2026-03-01', '2026-03-03')
    const beside = booked(2, '2026-03-02', '2026-03-04')
    expect(chosen(property({ occupancies: [inIt, beside] }))).toBeNull()
    expect(chosen(property({ occupancies: [{ ...inIt, pinned: true }] }))).toBeNull()
    expect(chosen(property({ occupancies: [{ ...inIt, roomTypeId: 2 }] }))).toBeNull()
    expect(
      chosen(property({ closures: [closed({ number: 1 }, '2026-03-03', '2026-03-04')] })),
    ).toBeNull()
  })

  it('is not given where it is a room of another type', () => {
    expect(chosen(property(), 103)).toBeNull()
  })
})

describe('bookings that are not pinned', () => {
  const scattered = property({
    occupancies: [booked(1, '2026-03-02', '2026-03-04'), booked(2, '2026-03-04', '2026-03-06')],
  })

  it('change rooms where that makes a stay fit', () => {
    const answer = assign('2026-03-02', '2026-03-06', scattered)
    expect(answer?.moves).toHaveLength(1)
    const move = answer?.moves[0]
    expect([
      ['1 2026-03-02', 102],
      ['2 2026-03-04', 101],
    ]).toContainEqual([move?.bookingId, move?.roomId])
    expect(answer?.roomId).not.toBe(move?.roomId)
  })

  it('stay where they are when staff pinned them', () => {
    const pinned = {
      ...scattered,
      occupancies: scattered.occupancies.map((stay) => ({ ...stay, pinned: true })),
    }
    expect(assign('2026-03-02', '2026-03-06', pinned)).toBeNull()
    const half = {
      ...scattered,
      occupancies: scattered.occupancies.map((stay, index) => ({ ...stay, pinned: index === 0 })),
    }
    expect(assign('2026-03-02', '2026-03-06', half)).toMatchObject({
      roomId: 102,
      moves: [{ bookingId: '2 2026-03-04', roomId: 101 }],
    })
  })

  it('stay where they are when the guests are in house', () => {
    const inHouse = property({
      occupancies: [booked(1, '2026-01-11', '2026-01-14'), booked(2, '2026-01-14', '2026-01-16')],
    })
    expect(assign('2026-01-12', '2026-01-16', inHouse)).toMatchObject({
      roomId: 102,
      moves: [{ bookingId: '2 2026-01-14', roomId: 101 }],
    })
    const today = property({
      occupancies: [
        booked(1, '2026-01-12', '2026-01-14'),
        booked(2, '2026-01-14', '2026-01-16', { pinned: true }),
      ],
    })
    expect(assign('2026-01-12', '2026-01-16', today)).toBeNull()
  })

  it('never go into a closed room, nor out of one that was closed over them', () => {
    const beside = { ...scattered, closures: [closed({ number: 1 }, '2026-03-05', '2026-03-06')] }
    expect(assign('2026-03-02', '2026-03-06', beside)).toBeNull()
    const over = { ...scattered, closures: [closed({ number: 2 }, '2026-03-05', '2026-03-07')] }
    expect(assign('2026-03-02', '2026-03-05', over)).toMatchObject({
      roomId: 101,
      moves: [{ bookingId: '1 2026-03-02', roomId: 102 }],
    })
  })

  it('go where an ended hold stands, which is then released', () => {
    const facts = property({
      occupancies: [
        ...scattered.occupancies,
        booked(1, '2026-03-05', '2026-03-07', { holdUntil: 0, bookingId: 'ended' }),
      ].map((stay) => (stay.bookingId === '1 2026-03-02' ? { ...stay, pinned: true } : stay)),
    })
    expect(assign('2026-03-02', '2026-03-06', facts)).toEqual({
      roomId: 102,
      moves: [{ bookingId: '2 2026-03-04', roomId: 101 }],
      release: ['ended'],
    })
  })

  it('are chained: one move may ask for another, weeks from the stay itself', () => {
    const facts = property({
      occupancies: [
        booked(1, '2026-03-02', '2026-03-05', { pinned: true }),
        booked(2, '2026-03-04', '2026-03-10'),
        booked(1, '2026-03-09', '2026-03-17'),
        booked(2, '2026-03-16', '2026-03-24'),
      ],
    })
    expect(assign('2026-03-23', '2026-03-30', facts)).toMatchObject({ roomId: 101, moves: [] })
    const before = { ...facts, closures: [closed({ number: 1 }, '2026-03-29', '2026-03-31')] }
    expect(assign('2026-03-23', '2026-03-30', before)).toBeNull()
    const free = { ...before, occupancies: before.occupancies.slice(1) }
    expect(assign('2026-03-23', '2026-03-30', free)).toMatchObject({
      roomId: 102,
      moves: [
        { bookingId: '2 2026-03-04', roomId: 101 },
        { bookingId: '1 2026-03-09', roomId: 102 },
        { bookingId: '2 2026-03-16', roomId: 101 },
      ],
    })
  })
})

describe('a property of eight full rooms', () => {
  it('still gives a room when only a long way round leads to it', () => {
    const wanted = {
      roomTypeId: 3,
      arrival: hardMoment.today + 43,
      departure: hardMoment.today + 53,
      moment: hardMoment,
    }
    const assignment = assignRoom(wanted, hardProperty)
    expect(assignment?.moves).toHaveLength(5)
    expectGoodAssignment(wanted, assignment!, hardProperty)
  })
})

describe('no room is found', () => {
  it('for an unknown type, a past arrival, or a stay without nights', () => {
    expect(assign('2026-03-02', '2026-03-04', property(), 9)).toBeNull()
    expect(assign('2026-01-11', '2026-01-13', property())).toBeNull()
    expect(assign('2026-03-04', '2026-03-04', property())).toBeNull()
  })

  it('for nights after the last one on sale', () => {
    expect(assign('2027-02-14', '2027-02-16', property())).not.toBeNull()
    expect(assign('2027-02-15', '2027-02-17', property())).toBeNull()
  })

  it('in a type whose rooms are not active', () => {
    const rooms = property().rooms.map((room) => ({ ...room, active: room.number !== 1 }))
    expect(assign('2026-03-02', '2026-03-04', property({ rooms }))).toMatchObject({ roomId: 102 })
    expect(assign('2026-03-02', '2026-03-04', property({ rooms: [] }))).toBeNull()
  })
})
