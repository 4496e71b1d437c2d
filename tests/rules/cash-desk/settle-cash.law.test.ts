import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settleCash } from '../../../rules/cash-desk/settle-cash.ts'
import { checkLaw } from '../seen.ts'
import { cashPayment } from './cash-payment.arbitrary.ts'

describe('Cash obeys', () => {
  it('received − price = change, the rounding line included; too little is refused', () => {
    checkLaw('cash', (see) =>
      fc.property(
        cashPayment,
        fc.constantFrom('off' as const, 'to-0.05' as const),
        ({ priceCents, receivedCents }, reading) => {
          const settled = settleCash(priceCents, receivedCents, reading)
          see(settled.ok)
          // Counted in coins, as at a till: the nearest whole number of 5-cent coins.
          const due =
            reading === 'off'
              ? priceCents
              : [0, -1, -2, 2, 1].map((step) => priceCents + step).find((cents) => cents % 5 === 0)!
          if (!settled.ok) {
            expect(settled.reason).toBe('too-little-received')
            expect(receivedCents).toBeLessThan(due)
            return
          }
          const { settlement } = settled
          expect(settlement.receivedCents - settlement.priceCents - settlement.roundingCents).toBe(
            settlement.changeCents,
          )
          expect(settlement.dueCents).toBe(due)
          expect(settlement.changeCents).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
