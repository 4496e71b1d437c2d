import { describe, expect, it } from 'vitest'
import { cashRounding } from '../../../rules/cash-desk/cash-rounding.ts'
import { settleCash } from '../../../rules/cash-desk/settle-cash.ts'

describe('Cash over the counter', () => {
  it('gives change: received minus price (BO §4)', () => {
    expect(settleCash(1397, 2000, 'off')).toEqual({
      ok: true,
      settlement: {
        priceCents: 1397,
        roundingCents: 0,
        dueCents: 1397,
        receivedCents: 2000,
        changeCents: 603,
      },
    })
  })

  it('is rounded to 0.05 under cash.rounding=to-0.05, as a line of its own', () => {
    expect(settleCash(1397, 2000, 'to-0.05')).toEqual({
      ok: true,
      settlement: {
        priceCents: 1397,
        roundingCents: -2,
        dueCents: 1395,
        receivedCents: 2000,
        changeCents: 605,
      },
    })
    expect(
      [1395, 1396, 1397, 1398, 1399, 1400].map((cents) => cashRounding(cents, 'to-0.05')),
    ).toEqual([0, -1, -2, 2, 1, 0])
    expect([1396, 1397].map((cents) => cashRounding(cents, 'off'))).toEqual([0, 0])
  })

  it('is refused when it is too little, by one cent too', () => {
    expect(settleCash(1397, 1396, 'off')).toEqual({ ok: false, reason: 'too-little-received' })
    expect(settleCash(1397, 1397, 'off')).toMatchObject({ settlement: { changeCents: 0 } })
    expect(settleCash(1397, 1395, 'to-0.05')).toMatchObject({ settlement: { changeCents: 0 } })
    expect(settleCash(1398, 1399, 'to-0.05')).toEqual({ ok: false, reason: 'too-little-received' })
  })

  it('is refused when it is no amount', () => {
    for (const received of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(settleCash(0, received, 'off')).toEqual({ ok: false, reason: 'invalid-amount' })
    }
    expect(settleCash(0, 0, 'off').ok).toBe(true)
  })
})
