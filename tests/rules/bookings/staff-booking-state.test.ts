import { describe, expect, it } from 'vitest'
import { staffBookingState } from '../../../rules/bookings/staff-booking-state.ts'
import { defaultReadings, type Readings } from '../../../rules/readings/readings.ts'
import { defaultSources, sourceNamed } from '../../../rules/sources/source.ts'

function begin(
  kind: 'ordinary' | 'family',
  source: string,
  paid: boolean,
  readings: Partial<Readings> = {},
) {
  return staffBookingState(
    { kind, source: sourceNamed(defaultSources, source), paid },
    { ...defaultReadings, ...readings },
  )
}
const confirmed = (paid: boolean) => ({ state: 'confirmed', paid, holdHours: null })

describe('A booking that staff enter (BO §4)', () => {
  it('is confirmed and paid when staff say that the client has paid', () => {
    expect(begin('ordinary', 'own-website', true)).toEqual(confirmed(true))
    expect(begin('family', 'own-website', true)).toEqual(confirmed(true))
  })

  it('is confirmed and open when an own-website client has not paid (booking.staff-unpaid)', () => {
    expect(begin('ordinary', 'own-website', false)).toEqual(confirmed(false))
  })

  it('is held until it is paid under booking.staff-unpaid=held', () => {
    expect(begin('ordinary', 'own-website', false, { 'booking.staff-unpaid': 'held' })).toEqual({
      state: 'held',
      paid: false,
      holdHours: null,
    })
  })

  it('holds the family room for 72 hours when unpaid, whatever ordinary rooms do (family.temporary-hours)', () => {
    for (const unpaid of ['confirmed', 'held'] as const)
      expect(begin('family', 'own-website', false, { 'booking.staff-unpaid': unpaid })).toEqual({
        state: 'held',
        paid: false,
        holdHours: 72,
      })
  })

  it.each([
    ['booking.com', true],
    ['airbnb', true],
    ['bedandbreakfast.nl', false],
    ['none', false],
  ] as const)(
    'from %s is confirmed, and paid: %s, in either kind of room, whatever is answered',
    (source, paid) => {
      for (const kind of ['ordinary', 'family'] as const) {
        expect(begin(kind, source, true)).toEqual(confirmed(paid))
        expect(begin(kind, source, false)).toEqual(confirmed(paid))
      }
    },
  )

  it('of the family room by another source is always paid under family.other-sources=always-paid', () => {
    const readings = { 'family.other-sources': 'always-paid' } as const
    expect(begin('family', 'none', false, readings)).toEqual(confirmed(true))
    expect(begin('ordinary', 'none', false, readings)).toEqual(confirmed(false))
    expect(begin('family', 'own-website', false, readings).paid).toBe(false)
  })
})
