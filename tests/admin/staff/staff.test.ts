import { describe, expect, it } from 'vitest'
import { clockTime, minutesOf, timeOfDay } from '../../../admin/clock/clock-time.ts'
import { fieldOfRefusal } from '../../../admin/staff/field-of-refusal.ts'
import { initialsOf } from '../../../admin/staff/initials-of.ts'

describe('a refused sign-in marks', () => {
  it('the address for three of the four messages of BO §5, the password for the fourth', () => {
    expect(
      ['invalid-email', 'unknown-email', 'other', 'wrong-password'].map((refusal) =>
        fieldOfRefusal(refusal as 'other'),
      ),
    ).toEqual(['email', 'email', 'email', 'password'])
  })

  it('no field when there were too many attempts, or the reason is not known', () => {
    expect(fieldOfRefusal('throttled')).toBeNull()
    expect(fieldOfRefusal(null)).toBeNull()
  })
})

describe('initials', () => {
  it('are the first letters of the first and the last word', () => {
    expect(initialsOf('Mieke van der Geurts')).toBe('MG')
    expect(initialsOf('beheer')).toBe('B')
  })
})

describe('a time', () => {
  it('is read from hours of check-in and written as a clock shows it', () => {
    expect(minutesOf('15:00–18:00')).toBe(900)
    expect(timeOfDay(9 * 60 + 5)).toBe('9:05')
    expect(() => minutesOf('overdag')).toThrow(RangeError)
  })

  it('is Amsterdam’s, in winter and in summer', () => {
    expect(clockTime('2026-11-25T20:11:00.000Z')).toBe('21:11')
    expect(clockTime('2026-07-25T20:11:00.000Z')).toBe('22:11')
  })
})
