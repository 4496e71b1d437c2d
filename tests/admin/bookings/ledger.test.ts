import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookingDetailView } from '../../../api/bookings/booking-views.ts'
import type { PaymentState } from '../../../api/payments/payment-state.ts'
import { ledgerOf, openCents } from '../../../admin/bookings/ledger.ts'

const sold = '2026-11-12T19:41:00.000Z'
const payment = (state: PaymentState, refundedCents = 0) => ({
  id: state,
  state,
  amountCents: 20_800,
  createdAt: sold,
  refundedCents,
})
const of = (more: Partial<BookingDetailView>) =>
  ({
    createdAt: sold,
    totalCents: 20_800,
    payments: [],
    timeline: [],
    paid: false,
    state: 'confirmed',
    ...more,
  }) as unknown as BookingDetailView
const rowsOf = (more: Partial<BookingDetailView>) =>
  ledgerOf(of(more)).map(({ what, cents, openCents: open }) => [what, cents, open])

describe('the ledger of a booking', () => {
  it('starts with what was sold, and owes it', () => {
    expect(rowsOf({})).toEqual([['sold', 20_800, 20_800]])
  })

  it('counts only what the provider calls paid (reading payment.proof)', () => {
    expect(rowsOf({ paid: true, payments: [payment('failed'), payment('paid')] })).toEqual([
      ['sold', 20_800, 20_800],
      ['received', -20_800, 0],
    ])
    expect(openCents(of({ payments: [payment('open')] }))).toBe(20_800)
  })

  it('tells money that came outside the site from money of the provider', () => {
    expect(rowsOf({ paid: true })).toEqual([
      ['sold', 20_800, 20_800],
      ['markedPaid', -20_800, 0],
    ])
  })

  it('shows what went back', () => {
    expect(
      rowsOf({ paid: true, state: 'cancelled', payments: [payment('paid', 20_800)] }).at(-1),
    ).toEqual(['refunded', 20_800, 20_800])
  })

  it('owes nothing for a booking that ended unpaid', () => {
    expect(openCents(of({ state: 'expired' }))).toBe(0)
    expect(openCents(of({ state: 'cancelled' }))).toBe(0)
  })

  it('always ends at the sum of its rows', () => {
    const anyBooking = fc.record({
      paid: fc.boolean(),
      state: fc.constantFrom('held', 'confirmed', 'expired', 'cancelled'),
      totalCents: fc.integer({ min: 0, max: 500_000 }),
      payments: fc.array(
        fc.constantFrom(
          payment('paid'),
          payment('failed'),
          payment('paid', 5_000),
          payment('open'),
        ),
        { maxLength: 3 },
      ),
    })
    fc.assert(
      fc.property(anyBooking, (more) => {
        const rows = ledgerOf(of(more))
        expect(rows.at(-1)?.openCents).toBe(rows.reduce((sum, row) => sum + row.cents, 0))
      }),
    )
  })
})
