import { describe, expect, it } from 'vitest'
import { invoiceNumber, nextInvoice } from '../../../rules/numbering/invoice-number.ts'
import { nextOrderNumber, orderNumber } from '../../../rules/numbering/order-number.ts'
import { day } from '../quotes/days.ts'

describe('an order number', () => {
  it('is P, the year, the zero-based month and the count plus 1, or the count alone', () => {
    expect(orderNumber(day('2026-11-21'), 6, 'count-plus-one')).toBe('P2026107')
    expect(orderNumber(day('2026-11-21'), 6, 'count')).toBe('P2026106')
  })

  it('skips a number that is taken, as after a deleted order', () => {
    expect(
      nextOrderNumber(day('2026-11-21'), 6, 'count-plus-one', (number) => number === 'P2026107'),
    ).toEqual({ number: 'P2026108', running: 7 })
  })
})

describe('the invoice series', () => {
  it('starts at 1, goes up by one, and starts again in a new year', () => {
    expect(nextInvoice(null, 2026)).toEqual({ year: 2026, running: 1 })
    expect(nextInvoice({ year: 2026, running: 41 }, 2026)).toEqual({ year: 2026, running: 42 })
    expect(nextInvoice({ year: 2026, running: 41 }, 2027)).toEqual({ year: 2027, running: 1 })
  })

  it('never goes back to an earlier year', () => {
    expect(nextInvoice({ year: 2027, running: 1 }, 2026)).toEqual({ year: 2027, running: 2 })
  })

  it('is written with the year and at least four digits', () => {
    expect(invoiceNumber({ year: 2026, running: 42 })).toBe('F2026-0042')
    expect(invoiceNumber({ year: 2026, running: 12_345 })).toBe('F2026-12345')
  })
})
