import { describe, expect, it } from 'vitest'
import { dayList } from '../../../admin/agenda/day-list.ts'
import { roomColumns } from '../../../admin/agenda/room-columns.ts'
import { agendaOf, booking, monday, now } from '../setup/agenda-of.ts'

const listOf = (...args: Parameters<typeof agendaOf>) =>
  dayList(roomColumns(agendaOf(...args), now), monday + 2, monday + 7)

describe('the list of a day', () => {
  it('names who comes, who leaves and who stays', () => {
    const list = listOf([
      booking(0, 2, { id: 'leaves' }),
      booking(2, 4, { id: 'comes' }),
      booking(1, 5, { id: 'stays', roomId: 2 }),
    ])
    expect(list.departures.map(({ stay, next }) => [stay.booking.id, next?.booking.id])).toEqual([
      ['leaves', 'comes'],
    ])
    expect(list.arrivals.map(({ stay }) => stay.booking.id)).toEqual(['comes'])
    expect(list.stays.map(({ stay }) => stay.booking.id)).toEqual(['stays'])
    expect(list.free).toEqual([])
  })

  it('has who left early among the departures of that day, and no no-show among any guests', () => {
    const attendanceAt = '2026-11-25T08:00:00.000Z'
    const list = listOf([
      booking(1, 4, { id: 'left', attendance: 'departed', attendanceAt }),
      booking(1, 4, { id: 'not-come', attendance: 'no-show', attendanceAt, roomId: 2 }),
    ])
    const ids = (rows: { stay: { booking: { id: string } } }[]) =>
      rows.map(({ stay }) => stay.booking.id)
    expect(ids(list.departures)).toEqual(['left'])
    expect(ids(list.empty)).toEqual(['left', 'not-come'])
    expect([...list.arrivals, ...list.stays, ...list.free]).toEqual([])
  })

  it('leaves a no-show out of the departures of the day from which it is sold again', () => {
    const list = listOf([booking(1, 2, { attendance: 'no-show', attendanceAt: null })])
    expect(list.departures).toEqual([])
  })

  it('counts a room as free that night when its guest leaves that morning', () => {
    const list = listOf([booking(0, 2), booking(1, 5, { roomId: 2 })])
    expect(list.free.map(({ column, through }) => [column.room.number, through])).toEqual([
      [4, null],
    ])
  })

  it('has first who leaves and has not paid', () => {
    const list = listOf([
      booking(0, 2, { id: 'paid' }),
      booking(0, 2, { id: 'open', roomId: 2, paid: false }),
    ])
    expect(list.departures.map(({ stay }) => stay.booking.id)).toEqual(['open', 'paid'])
  })

  it('keeps who cancelled apart, and tells closed rooms from free ones', () => {
    const closure = {
      id: 1,
      roomId: 2,
      roomTypeId: null,
      from: '2026-11-25',
      until: '2026-11-26',
      reason: 'Verf',
    }
    const list = listOf([booking(2, 4, { state: 'cancelled' })], [closure])
    expect(list.arrivals).toEqual([])
    expect(list.cancelled.map(({ stay }) => stay.booking.state)).toEqual(['cancelled'])
    expect(list.free.map(({ column }) => column.room.number)).toEqual([4])
    expect(
      list.closed.map(({ column, closure: { reason } }) => [column.room.number, reason]),
    ).toEqual([[5, 'Verf']])
  })
})

describe('a room that is switched off', () => {
  it('is not listed as free', () => {
    const agenda = agendaOf([])
    const rooms = agenda.rooms.map((room) => ({ ...room, active: false }))
    const { free } = dayList(roomColumns({ ...agenda, rooms }, now), monday, monday + 7)
    expect(free).toEqual([])
  })
})
