import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantInAmsterdam, momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { dayOf } from '../../../rules/calendar/day.ts'
import { checkAlways } from '../seen.ts'

const minutes = (hours: number, rest = 0) => hours * 60 + rest
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** What the platform's own time-zone table says. */
function platformMoment(instant: number) {
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map((part) => [part.type, Number(part.value)]),
  )
  return {
    today: dayOf(parts['year'] ?? 0, parts['month'] ?? 0, parts['day'] ?? 0),
    minuteOfDay: minutes(parts['hour'] ?? 0, parts['minute'] ?? 0),
    instant,
  }
}

describe('the moment in Amsterdam', () => {
  it('is an hour past UTC in winter and two in summer', () => {
    const winter = Date.UTC(2026, 0, 15, 12, 59, 59)
    expect(momentInAmsterdam(winter)).toEqual({
      today: dayOf(2026, 1, 15),
      minuteOfDay: minutes(13, 59),
      instant: winter,
    })
    const summer = Date.UTC(2026, 6, 15, 22, 0)
    expect(momentInAmsterdam(summer)).toEqual({
      today: dayOf(2026, 7, 16),
      minuteOfDay: 0,
      instant: summer,
    })
  })

  it('changes at 01:00 UTC of the last Sundays of March and October', () => {
    expect(momentInAmsterdam(Date.UTC(2026, 2, 29, 0, 59)).minuteOfDay).toBe(minutes(1, 59))
    expect(momentInAmsterdam(Date.UTC(2026, 2, 29, 1, 0)).minuteOfDay).toBe(minutes(3))
    expect(momentInAmsterdam(Date.UTC(2026, 9, 25, 0, 59)).minuteOfDay).toBe(minutes(2, 59))
    expect(momentInAmsterdam(Date.UTC(2026, 9, 25, 1, 0)).minuteOfDay).toBe(minutes(2))
  })

  it('is what the platform says, at any instant from 1996 to 2099', () => {
    const instants = fc.integer({
      min: Date.UTC(1996, 0, 1) / 60_000,
      max: Date.UTC(2099, 11, 31) / 60_000,
    })
    checkAlways(
      fc.property(instants, (minute) => {
        expect(momentInAmsterdam(minute * 60_000)).toEqual(platformMoment(minute * 60_000))
      }),
      1000,
    )
  })

  it('is what the platform says, in every hour around every clock change of forty years', () => {
    for (let year = 2000; year < 2040; year++) {
      for (const [month, first] of [
        [2, 25],
        [9, 25],
      ] as const) {
        for (let hour = 0; hour < 7 * 24; hour++) {
          const instant = Date.UTC(year, month, first, hour) + 1_800_000
          expect(momentInAmsterdam(instant)).toEqual(platformMoment(instant))
        }
      }
    }
  })
})

describe('the instant of a time in Amsterdam', () => {
  it('is read back as that time', () => {
    checkAlways(
      fc.property(
        fc.integer({ min: 9497, max: 47_481 }),
        fc.integer({ min: 180, max: 1439 }),
        (day, minuteOfDay) => {
          expect(momentInAmsterdam(instantInAmsterdam(day, minuteOfDay))).toMatchObject({
            today: day,
            minuteOfDay,
          })
        },
      ),
      1000,
    )
  })

  it('takes the first of the two hours that October has twice', () => {
    expect(instantInAmsterdam(dayOf(2026, 10, 25), minutes(2, 30))).toBe(
      Date.UTC(2026, 9, 25, 0, 30),
    )
    expect(instantInAmsterdam(dayOf(2026, 10, 25), minutes(3))).toBe(Date.UTC(2026, 9, 25, 2))
  })

  it('reads the hour that March leaves out an hour later', () => {
    expect(instantInAmsterdam(dayOf(2026, 3, 29), minutes(2, 30))).toBe(
      Date.UTC(2026, 2, 29, 1, 30),
    )
    expect(instantInAmsterdam(dayOf(2026, 3, 29), minutes(1, 59))).toBe(
      Date.UTC(2026, 2, 29, 0, 59),
    )
    expect(instantInAmsterdam(dayOf(2026, 3, 29), minutes(3))).toBe(Date.UTC(2026, 2, 29, 1))
  })
})
