import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AttendanceAction,
  type AttendedBooking,
  attendanceLife,
  departureOfNoShow,
  hasStayed,
  sayAttendance as rule,
} from '../../../rules/bookings/attendance.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { attendanceTexts } from '../../../rules/texts/attendance.ts'
import { readAloud } from '../in-words.ts'
import { day } from '../quotes/days.ts'
import { checkLaw } from '../seen.ts'

const sayAttendance = readAloud(rule)

const arrival = day('2026-06-09')
const departure = day('2026-06-12')
const expected: AttendedBooking = {
  state: 'confirmed',
  attendance: 'expected',
  arrival,
  departure,
  saidOn: null,
}
const actions: AttendanceAction[] = ['arrive', 'depart', 'no-show', 'take-back-attendance']
const said = (booking: Partial<AttendedBooking>, action: AttendanceAction, today: number) =>
  sayAttendance({ ...expected, ...booking }, action, today)
const refused = (text: string) => ({ ok: false, text })

describe('Guests who are expected', () => {
  it('arrive from the arrival day on, not before', () => {
    expect(said({}, 'arrive', arrival - 1)).toEqual(
      refused('Deze gast komt pas op dinsdag 9 juni.'),
    )
    expect(said({}, 'arrive', arrival)).toEqual({ ok: true, attendance: 'arrived' })
    expect(said({}, 'arrive', departure + 3)).toEqual({ ok: true, attendance: 'arrived' })
  })

  it('are a no-show once the arrival day has ended', () => {
    expect(said({}, 'no-show', arrival)).toEqual(
      refused('Tot en met dinsdag 9 juni kan deze gast nog komen.'),
    )
    expect(said({}, 'no-show', arrival + 1)).toEqual({ ok: true, attendance: 'no-show' })
  })

  it('cannot depart: they have not come', () => {
    expect(said({}, 'depart', departure)).toEqual(refused(attendanceTexts.depart))
  })
})

describe('Guests who have arrived', () => {
  it('depart on any day, also before the one that was sold', () => {
    for (const today of [arrival, departure, departure + 1])
      expect(said({ attendance: 'arrived', saidOn: arrival }, 'depart', today)).toEqual({
        ok: true,
        attendance: 'departed',
      })
  })

  it('are no no-show, and arrive once', () => {
    const here = { attendance: 'arrived', saidOn: arrival } as const
    expect(said(here, 'no-show', arrival + 1)).toEqual(refused(attendanceTexts.noShow))
    expect(said(here, 'arrive', arrival + 1)).toEqual(refused(attendanceTexts.arrive))
  })
})

describe('What was said of guests', () => {
  it('is taken back to what was true before', () => {
    const back = (attendance: AttendedBooking['attendance']) =>
      said({ attendance, saidOn: arrival + 1 }, 'take-back-attendance', arrival + 1)
    expect(back('arrived')).toEqual({ ok: true, attendance: 'expected' })
    expect(back('departed')).toEqual({ ok: true, attendance: 'arrived' })
    expect(back('no-show')).toEqual({ ok: true, attendance: 'expected' })
    expect(back('expected')).toEqual(refused(attendanceTexts.takeBackAttendance))
  })

  it('is taken back until the departure day has passed, or on the day on which it was said', () => {
    const left = { attendance: 'departed', saidOn: departure } as const
    expect(said(left, 'take-back-attendance', departure).ok).toBe(true)
    expect(said(left, 'take-back-attendance', departure + 1)).toEqual(
      refused(attendanceTexts.tooLateToTakeBack),
    )
    const late = { attendance: 'departed', saidOn: departure + 4 } as const
    expect(said(late, 'take-back-attendance', departure + 4).ok).toBe(true)
  })

  it('is said of confirmed bookings only', () => {
    const { arrive, depart, noShow, takeBackAttendance } = attendanceTexts
    const texts = [arrive, depart, noShow, takeBackAttendance]
    for (const state of ['held', 'expired', 'cancelled'] as const)
      for (const [place, action] of actions.entries())
        expect(said({ state }, action, arrival + 1)).toEqual(refused(texts[place]!))
  })

  it('has in each attendance the actions of its table, and no others', () => {
    for (const [attendance, row] of Object.entries(attendanceLife)) {
      const booking = { attendance, saidOn: arrival } as Partial<AttendedBooking>
      const allowed = actions.filter((action) => said(booking, action, arrival + 1).ok)
      expect(new Set(allowed)).toEqual(new Set(Object.keys(row)))
    }
  })

  it('leads nowhere by taking back what was just said', () => {
    checkLaw('taking back undoes', (see) =>
      fc.property(
        fc.constantFrom(...actions.slice(0, 3)),
        fc.constantFrom('expected' as const, 'arrived' as const),
        fc.integer({ min: -2, max: 9 }),
        (action, attendance, later) => {
          const today = arrival + later
          const after = said({ attendance, saidOn: arrival }, action, today)
          see(after.ok)
          if (!after.ok) return
          const taken = { attendance: after.attendance, saidOn: today }
          expect(said(taken, 'take-back-attendance', today)).toEqual({ ok: true, attendance })
        },
      ),
    )
  })

  it('says whether they have stayed, so that nothing is left to cancel', () => {
    expect((['expected', 'arrived', 'departed', 'no-show'] as const).map(hasStayed)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

it('Guests who are here leave, or were never here, also of a stay that was moved to a later day', () => {
  const moved = { ...expected, attendance: 'arrived', saidOn: arrival - 3 } as const
  expect(sayAttendance(moved, 'depart', arrival - 2)).toEqual({ ok: true, attendance: 'departed' })
  expect(sayAttendance(moved, 'take-back-attendance', arrival - 2).ok).toBe(true)
})

describe('The room of a no-show', () => {
  it('is free from the day on which staff say so; the night of arrival is over', () => {
    const until = (today: number) =>
      departureOfNoShow({ arrival, departure }, today, defaultReadings)
    expect(until(arrival + 1)).toBe(arrival + 1)
    expect(until(arrival + 2)).toBe(arrival + 2)
    expect(until(departure + 5)).toBe(departure)
    expect(
      departureOfNoShow({ arrival, departure }, arrival + 1, { 'no-show.nights': 'kept' }),
    ).toBe(departure)
  })

  it('is never kept longer than it was sold, and never less than the first night', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: -40, max: 40 }),
        fc.constantFrom('freed' as const, 'kept' as const),
        (nights, later, reading) => {
          const stay = { arrival, departure: arrival + nights }
          const until = departureOfNoShow(stay, arrival + later, { 'no-show.nights': reading })
          expect(until).toBeGreaterThan(arrival)
          expect(until).toBeLessThanOrEqual(stay.departure)
        },
      ),
    )
  })
})
