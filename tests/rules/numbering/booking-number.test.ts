import { describe, expect, it } from 'vitest'
import { bookingNumber } from '../../../rules/numbering/booking-number.ts'
import { day } from '../quotes/days.ts'

describe('a booking number', () => {
  it('is B, the year, the zero-based month and the running number', () => {
    expect(bookingNumber(day('2026-11-12'), 241, 'rising')).toBe('B202610241')
    expect(bookingNumber(day('2026-01-31'), 7, 'rising')).toBe('B202607')
  })

  it('without care is the same for December’s 1 and February’s 11', () => {
    expect(bookingNumber(day('2026-12-01'), 1, 'rising')).toBe('B2026111')
    expect(bookingNumber(day('2026-02-01'), 11, 'rising')).toBe('B2026111')
  })

  it('under number.booking=dashed has the calendar’s month and four digits or more', () => {
    expect(bookingNumber(day('2026-11-12'), 1, 'dashed')).toBe('B-2026-11-0001')
    expect(bookingNumber(day('2026-02-12'), 12_345, 'dashed')).toBe('B-2026-02-12345')
  })
})
