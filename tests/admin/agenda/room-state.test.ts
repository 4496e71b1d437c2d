import { describe, expect, it } from 'vitest'
import type { BookingView } from '../../../api/bookings/booking-answer-shapes.ts'
import { roomColumns } from '../../../admin/agenda/room-columns.ts'
import { roomState } from '../../../admin/agenda/room-state.ts'
import { agendaOf, booking, monday, now, times } from '../setup/agenda-of.ts'

const week = { from: monday, until: monday + 7 }
const wednesday = monday + 2
const at = (minuteOfDay: number, view = week) => ({
  view,
  known: week,
  moment: { today: wednesday, minuteOfDay },
  times,
})
const keyOf = (
  bookings: BookingView[],
  minuteOfDay: number,
  closures: Parameters<typeof agendaOf>[1] = [],
) => roomState(roomColumns(agendaOf(bookings, closures), now)[0]!, at(minuteOfDay))

const MORNING = 9 * 60
const AFTERNOON = 14 * 60 + 24
const EVENING = 20 * 60

describe('the key of a room says', () => {
  it('occupied until the day of departure', () => {
    expect(keyOf([booking(1, 4)], AFTERNOON)).toEqual({
      kind: 'occupied',
      until: monday + 4,
      held: false,
    })
  })

  it('who comes today, until staff say that they came', () => {
    expect(keyOf([booking(2, 4)], AFTERNOON)).toEqual({ kind: 'comes', at: 15 * 60 })
    expect(keyOf([booking(2, 4)], EVENING)).toEqual({ kind: 'comes', at: 15 * 60 })
    expect(keyOf([booking(2, 4, { attendance: 'arrived' })], AFTERNOON)).toMatchObject({
      kind: 'occupied',
    })
  })

  it('a change-over when one leaves and another comes, also after the first has left', () => {
    expect(keyOf([booking(0, 2), booking(2, 4)], MORNING)).toEqual({ kind: 'change' })
    expect(keyOf([booking(0, 2), booking(2, 4)], AFTERNOON)).toEqual({ kind: 'change' })
  })

  it('who leaves this morning, and free from check-out on', () => {
    expect(keyOf([booking(0, 2)], MORNING)).toEqual({ kind: 'leaves' })
    expect(keyOf([booking(0, 2)], AFTERNOON)).toEqual({ kind: 'free', through: null })
  })

  it('no day up to which it is free where only what was read ends, which is no end', () => {
    expect(keyOf([], AFTERNOON)).toEqual({ kind: 'free', through: null })
  })

  it('who is still here, whatever the hour, until staff say that they left', () => {
    const here = booking(0, 2, { attendance: 'arrived' })
    expect(keyOf([here], EVENING)).toEqual({ kind: 'leaves' })
    expect(keyOf([{ ...here, attendance: 'departed' }], MORNING)).toMatchObject({ kind: 'free' })
  })

  it('empty where guests did not come or left early, though the night is sold', () => {
    const empty = { kind: 'empty', until: monday + 4 }
    const attendanceAt = '2026-11-25T08:00:00.000Z'
    expect(keyOf([booking(1, 4, { attendance: 'no-show', attendanceAt })], EVENING)).toEqual(empty)
    expect(keyOf([booking(1, 4, { attendance: 'departed', attendanceAt })], EVENING)).toEqual(empty)
  })

  it('free, not that somebody leaves, on the day from which a no-show is sold again', () => {
    const noShow = booking(1, 2, {
      attendance: 'no-show',
      attendanceAt: '2026-11-25T08:00:00.000Z',
    })
    expect(keyOf([noShow], MORNING)).toEqual({ kind: 'free', through: null })
  })

  it('free through the last night before the next arrival', () => {
    expect(keyOf([booking(5, 7)], AFTERNOON)).toEqual({ kind: 'free', through: monday + 4 })
  })

  it('closed, with the day it opens', () => {
    const closure = {
      id: 1,
      roomId: 1,
      roomTypeId: null,
      from: '2026-11-24',
      until: '2026-11-27',
      reason: '',
    }
    expect(keyOf([], AFTERNOON, [closure])).toEqual({ kind: 'closed', until: monday + 4 })
  })

  it('free where the stay was cancelled', () => {
    expect(keyOf([booking(1, 4, { state: 'cancelled' })], AFTERNOON)).toEqual({
      kind: 'free',
      through: null,
    })
  })

  it('that a room is only held', () => {
    expect(
      keyOf([booking(1, 4, { state: 'held', holdUntil: '2026-11-25T20:11:00.000Z' })], AFTERNOON),
    ).toMatchObject({
      kind: 'occupied',
      held: true,
    })
  })

  it('how many nights are taken where today is not in view', () => {
    const [column] = roomColumns(agendaOf([booking(4, 6)]), now)
    expect(
      roomState(column!, { ...at(AFTERNOON), moment: { today: monday + 30, minuteOfDay: 0 } }),
    ).toEqual({ kind: 'nights', occupied: 2, closed: 0, of: 7 })
  })

  it('how many of those nights are closed', () => {
    const closure = {
      id: 1,
      roomId: 1,
      roomTypeId: null,
      from: '2026-11-23',
      until: '2026-11-26',
      reason: 'Schilder',
    }
    const [column] = roomColumns(agendaOf([], [closure]), now)
    expect(
      roomState(column!, { ...at(AFTERNOON), moment: { today: monday + 30, minuteOfDay: 0 } }),
    ).toEqual({ kind: 'nights', occupied: 0, closed: 3, of: 7 })
  })
})

describe('the key of a room that is switched off says', () => {
  const off = (bookings: BookingView[], view = week) => {
    const agenda = agendaOf(bookings)
    const rooms = agenda.rooms.map((room) => ({ ...room, active: false }))
    return roomState(roomColumns({ ...agenda, rooms }, now)[0]!, at(AFTERNOON, view))
  }

  it('that it is off where nobody is there, now or in the nights in view', () => {
    expect(off([booking(4, 6)])).toEqual({ kind: 'off' })
    const later = { from: monday + 4, until: monday + 7 }
    expect(off([booking(0, 1)], later)).toEqual({ kind: 'off' })
  })

  it('who still sleeps there', () => {
    expect(off([booking(1, 4)])).toMatchObject({ kind: 'occupied' })
  })
})
