import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deliveryBegins,
  payableUntil,
  paymentReminderAt,
  refundedUntil,
} from '../../../rules/breakfast/breakfast-order-times.ts'
import { instantInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { parseDay } from '../../../rules/calendar/day.ts'

const day = parseDay('2026-03-10')!
const at = (text: string) => Date.parse(`${text}+01:00`)

describe('The times of a breakfast order', () => {
  it('is paid until 14:00 on the day before the delivery', () => {
    expect(payableUntil(day)).toBe(at('2026-03-09T14:00'))
  })

  it('is at none of a slot that there is not', () => {
    expect(() => deliveryBegins({ day, slot: 5 })).toThrow('no delivery slot 5')
  })

  it('is reminded of two days before the delivery at 10:00', () => {
    expect(paymentReminderAt(day, at('2026-03-01T12:00'))).toBe(at('2026-03-08T10:00'))
    expect(paymentReminderAt(day, at('2026-03-08T09:59'))).toBe(at('2026-03-08T10:00'))
  })

  it('is reminded of after two hours when it was ordered later than that', () => {
    expect(paymentReminderAt(day, at('2026-03-08T10:00'))).toBe(at('2026-03-08T12:00'))
    expect(paymentReminderAt(day, at('2026-03-08T22:30'))).toBe(at('2026-03-09T00:30'))
  })

  it('is not reminded of once it could not be paid any more', () => {
    expect(paymentReminderAt(day, at('2026-03-09T11:59'))).toBe(at('2026-03-09T13:59'))
    expect(paymentReminderAt(day, at('2026-03-09T12:00'))).toBe(null)
  })

  it('is cancelled with all paid back until 24 hours before the delivery, by the clock on the wall', () => {
    expect(refundedUntil({ day, slot: 2 })).toBe(at('2026-03-09T09:30'))
    const summerTime = parseDay('2026-03-29')!
    expect(refundedUntil({ day: summerTime, slot: 1 })).toBe(at('2026-03-28T09:00'))
    expect(deliveryBegins({ day: summerTime, slot: 1 })).toBe(Date.parse('2026-03-29T09:00+02:00'))
  })

  it('reminds after the order and before its payment ends, whenever it is ordered', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 1439 }),
        (before, minute) => {
          const placed = instantInAmsterdam(day - before, minute)
          const reminder = paymentReminderAt(day, placed)
          if (reminder === null) return
          expect(reminder).toBeGreaterThan(placed)
          expect(reminder).toBeLessThan(payableUntil(day))
        },
      ),
    )
  })
})
