import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeStay } from '../../../admin/agenda/place-stay.ts'
import { axisHeight, dayAxis, weekAxis, type AxisOffset } from '../../../admin/agenda/time-axis.ts'
import { monday, times } from '../setup/agenda-of.ts'

const week = weekAxis(monday, false)
const stay = (arrival: number, departure: number) => ({
  arrival: monday + arrival,
  departure: monday + departure,
})
/** At 8 px an hour, the least a window gives. */
const px = ({ hours, px: fixed }: AxisOffset) => hours * 8 + fixed

describe('a stay on the week', () => {
  it('starts at check-in, turns pale at check-out and ends where the documents draw the departure', () => {
    expect(placeStay(week, stay(2, 4), times)).toEqual({
      top: { hours: 34, px: 0 },
      height: { hours: 30, px: 0 },
      tailHours: 6.5,
      startsBefore: false,
      endsAfter: false,
      size: 'tall',
    })
  })

  it('begins with the check-in hours of its own weekday, not those of another', () => {
    // Monday's guests come from 13:00, everybody else from 15:00.
    const hours = { ...times, checkIn: [13 * 60, ...times.checkIn.slice(1)] }
    const early = placeStay(week, stay(0, 2), hours)!
    const usual = placeStay(week, stay(0, 2), times)!
    expect(usual.top.hours - early.top.hours).toBe(2)
    expect(placeStay(week, stay(1, 3), hours)).toEqual(placeStay(week, stay(1, 3), times))
  })

  it('has no pale end where guests may stay until the hour that is drawn (reading check-out-time 17:00)', () => {
    expect(placeStay(week, stay(2, 4), { ...times, checkOut: 17 * 60 })?.tailHours).toBe(0)
  })

  it('is open at the top when it began before, at the end when it goes on', () => {
    const place = placeStay(week, stay(-3, 9), times)
    expect(place).toMatchObject({
      startsBefore: true,
      endsAfter: true,
      tailHours: 0,
      top: { hours: 0, px: 0 },
    })
    expect(place?.height).toEqual(axisHeight(week))
  })

  it('that ends on Monday shows the morning, though no night of it is in the week', () => {
    expect(placeStay(week, stay(-2, 0), times)).toMatchObject({
      startsBefore: true,
      tailHours: 6.5,
      size: 'stub',
    })
  })

  it('that ended on Sunday before, or begins on Monday after, does not show', () => {
    expect(placeStay(week, stay(-3, -1), times)).toBeNull()
    expect(placeStay(week, stay(7, 9), times)).toBeNull()
  })

  it('of one night is brief, of one night in the weekend a strip without a pale end', () => {
    expect(placeStay(week, stay(2, 3), times)?.size).toBe('brief')
    expect(placeStay(week, stay(5, 6), times)).toMatchObject({
      size: 'strip',
      tailHours: 0,
      height: { hours: 0, px: 30 },
    })
  })

  it('that begins on the last evening of an opened weekend is brief: two lines of a name would be cut; in a day there is room', () => {
    expect(placeStay(weekAxis(monday, true), stay(6, 8), times)?.size).toBe('brief')
    expect(placeStay(dayAxis(monday + 6), stay(6, 8), times)?.size).toBe('tall')
    expect(placeStay(week, stay(4, 6), times)?.size).toBe('tall')
  })

  it('that begins on Sunday is tall enough for a line and a finger', () => {
    expect(px(placeStay(week, stay(6, 8), times)!.height)).toBeGreaterThanOrEqual(24)
  })

  it('leaves the changed room free between who leaves and who comes', () => {
    const leaving = placeStay(week, stay(0, 2), times)!
    const coming = placeStay(week, stay(2, 4), times)!
    expect(px(leaving.top) + px(leaving.height) - leaving.tailHours * 8).toBeLessThan(
      px(coming.top),
    )
  })
})

describe('a closure', () => {
  it('has no pale end: nobody leaves it', () => {
    expect(placeStay(week, stay(0, 2), times, 'no-tail')).toMatchObject({
      tailHours: 0,
      height: { hours: 23.5, px: 0 },
    })
  })
})

describe('a stay on its day', () => {
  it('shows the hours before departure, with room for words', () => {
    expect(placeStay(dayAxis(monday + 2), stay(0, 2), times)?.size).toBe('morning')
    expect(placeStay(dayAxis(monday + 2), stay(2, 5), times)).toMatchObject({
      top: { hours: 6, px: 0 },
      endsAfter: true,
    })
  })
})

const anyStay = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 14 }))
  .map(([arrival, nights]) => stay(arrival, arrival + nights))
const anyAxis = fc.oneof(
  fc.boolean().map((open) => weekAxis(monday, open)),
  fc.integer({ min: 0, max: 6 }).map((day) => dayAxis(monday + day)),
)

describe('the laws of placing', () => {
  it('a block never leaves its axis and always has height', () => {
    fc.assert(
      fc.property(anyAxis, anyStay, (axis, any) => {
        const place = placeStay(axis, any, times)
        if (!place) return
        expect(px(place.top)).toBeGreaterThanOrEqual(0)
        expect(px(place.height)).toBeGreaterThan(0)
        expect(px(place.top) + px(place.height)).toBeLessThanOrEqual(px(axisHeight(axis)))
      }),
    )
  })

  it('of two stays that follow each other, the later one starts at or below where the earlier one has left', () => {
    fc.assert(
      fc.property(anyAxis, anyStay, fc.integer({ min: 1, max: 7 }), (axis, first, nights) => {
        const earlier = placeStay(axis, first, times)
        const later = placeStay(
          axis,
          { arrival: first.departure, departure: first.departure + nights },
          times,
        )
        if (!earlier || !later) return
        expect(px(later.top)).toBeGreaterThanOrEqual(
          px(earlier.top) + px(earlier.height) - earlier.tailHours * 8,
        )
      }),
    )
  })
})
