import { describe, expect, it } from 'vitest'
import type { BookingEntry } from '../../../api/bookings/booking-answer-shapes.ts'
import { ledgerOf } from '../../../admin/bookings/ledger.ts'
import { textOf } from '../setup/text-of.ts'

const entry = (
  kind: BookingEntry['kind'],
  cents: number,
  more: Partial<BookingEntry> = {},
): BookingEntry => ({
  id: `${kind}${cents}`,
  kind,
  method: null,
  cents,
  at: '2026-11-12T19:41:00.000Z',
  by: null,
  note: '',
  ...more,
})

describe('the ledger of a booking', () => {
  it('words each entry and says what is open after it', () => {
    const rows = ledgerOf(
      [
        entry('sold', 20_800, { by: 'guest' }),
        entry('received', -5_000, { method: 'pin', by: 'Mieke Geurts' }),
        entry('received', 5_000, { method: 'pin', by: 'Mieke Geurts' }),
        entry('received', -20_800, { method: 'ideal', by: 'provider' }),
        entry('changed', -10_400, { by: 'Mieke Geurts', note: 'cancelled' }),
        entry('refunded', 10_400, { method: 'ideal', by: 'Mieke Geurts' }),
        entry('refunded', -10_400, { method: 'ideal', by: 'provider', note: 'refund-failed' }),
        entry('refunded', 10_400, { method: 'ideal', by: 'provider', note: 'at-provider' }),
        entry('refunded', 10_400, { method: 'ideal', by: 'provider', note: 'chargeback' }),
      ],
      textOf,
    )
    expect(rows.map(({ what, who, openCents }) => [what, who, openCents])).toEqual([
      ['Geboekt', null, 20_800],
      ['Pin ontvangen', 'Mieke Geurts', 15_800],
      ['Pin toch niet ontvangen', 'Mieke Geurts', 20_800],
      ['iDEAL ontvangen', null, 0],
      ['Geannuleerd', 'Mieke Geurts', -10_400],
      ['Terugbetaald, iDEAL', 'Mieke Geurts', 0],
      ['Terugbetaling niet aangekomen', null, -10_400],
      ['Terugbetaald bij de betaaldienst', null, 0],
      ['Teruggehaald door de bank', null, 10_400],
    ])
  })
})
