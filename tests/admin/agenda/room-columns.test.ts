import { describe, expect, it } from 'vitest'
import { occupiedRooms, roomColumns, stayOfNight } from '../../../admin/agenda/room-columns.ts'
import { agendaOf, booking, monday, now } from '../setup/agenda-of.ts'

const columnsOf = (...args: Parameters<typeof agendaOf>) => roomColumns(agendaOf(...args), now)
const closure = (roomId: number | null, roomTypeId: number | null) => ({
  id: 1,
  roomId,
  roomTypeId,
  from: '2026-11-24',
  until: '2026-11-25',
  reason: 'Verf',
})

describe('the columns of the agenda', () => {
  it('are one per room, each with its own stays, earliest first', () => {
    const columns = columnsOf([
      booking(3, 5),
      booking(0, 2),
      booking(1, 2, { roomId: 2, roomNumber: 5 }),
    ])
    expect(
      columns.map(({ room, stays }) => [room.number, stays.map(({ arrival }) => arrival - monday)]),
    ).toEqual([
      [4, [0, 3]],
      [5, [1]],
    ])
  })

  it('show a closure of the property or of a type in every room of it, a closure of a room in that room only', () => {
    expect(columnsOf([], [closure(null, null)]).map(({ closures }) => closures.length)).toEqual([
      1, 1,
    ])
    expect(columnsOf([], [closure(null, 2)]).map(({ closures }) => closures.length)).toEqual([1, 1])
    expect(columnsOf([], [closure(null, 3)]).map(({ closures }) => closures.length)).toEqual([0, 0])
    expect(columnsOf([], [closure(2, null)]).map(({ closures }) => closures.length)).toEqual([0, 1])
  })

  it('forget a booking that expired, and keep a cancelled one in sight', () => {
    const [column] = columnsOf([
      booking(0, 2, { state: 'expired' }),
      booking(2, 4, { state: 'cancelled' }),
    ])
    expect(column?.stays.map(({ booking: { state }, presence }) => [state, presence])).toEqual([
      ['cancelled', 'void'],
    ])
  })

  it('count a hold past its end as free, a hold that runs as taken', () => {
    const held = (holdUntil: string) => booking(2, 4, { state: 'held', paid: false, holdUntil })
    expect(columnsOf([held('2026-11-25T13:23:00.000Z')])[0]?.stays[0]?.presence).toBe('void')
    expect(columnsOf([held('2026-11-25T13:25:00.000Z')])[0]?.stays[0]?.presence).toBe('live')
  })

  it('let a cancelled stay step aside where another one took the nights, and that one make way', () => {
    const [column] = columnsOf([
      booking(2, 4, { id: 'gone', state: 'cancelled' }),
      booking(3, 5, { id: 'new' }),
    ])
    expect(
      column?.stays.map(({ booking: { id }, aside, makesWay }) => [id, aside, makesWay]),
    ).toEqual([
      ['gone', true, false],
      ['new', false, true],
    ])
  })

  it('leave a cancelled stay its width where the nights are free, also beside a stay that only follows it', () => {
    const [column] = columnsOf([booking(2, 4, { state: 'cancelled' }), booking(4, 5)])
    expect(column?.stays.map(({ aside }) => aside)).toEqual([false, false])
  })

  it('never let two stays that were cancelled on the same nights hide each other', () => {
    const [column] = columnsOf([
      booking(2, 4, { id: 'a', state: 'cancelled' }),
      booking(2, 5, { id: 'b', state: 'cancelled' }),
    ])
    expect(column?.stays.map(({ aside }) => aside)).toEqual([true, false])
  })
})

describe('a night', () => {
  it('belongs to who sleeps then: not to who left that morning, nor to who cancelled', () => {
    const [column] = columnsOf([
      booking(0, 2, { id: 'left' }),
      booking(3, 4, { state: 'cancelled' }),
    ])
    expect(stayOfNight(column!, monday + 1)?.booking.id).toBe('left')
    expect(stayOfNight(column!, monday + 2)).toBeNull()
    expect(stayOfNight(column!, monday + 3)).toBeNull()
  })

  it('counts the rooms somebody sleeps in', () => {
    const columns = columnsOf([booking(0, 2), booking(1, 3, { roomId: 2 })])
    expect([0, 1, 2, 3].map((night) => occupiedRooms(columns, monday + night, monday + 4))).toEqual(
      [1, 2, 1, 0],
    )
  })

  it('up to tonight has no guests of whom staff said that they left or did not come; later it is sold', () => {
    const attendanceAt = '2026-11-25T08:00:00.000Z'
    const columns = columnsOf([
      booking(1, 5, { attendance: 'departed', attendanceAt }),
      booking(1, 5, { attendance: 'no-show', attendanceAt, roomId: 2 }),
    ])
    const wednesday = monday + 2
    expect([1, 2, 3].map((night) => occupiedRooms(columns, monday + night, wednesday))).toEqual([
      1, 0, 2,
    ])
  })
})
