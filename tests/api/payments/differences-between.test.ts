import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type PaymentMoney,
  differencesBetween,
} from '../../../api/payments/comparison/payment-differences.ts'

const paid: PaymentMoney = { receivedCents: 22_000, refundedCents: 0, chargedBackCents: 0 }
const nothing: PaymentMoney = { receivedCents: 0, refundedCents: 0, chargedBackCents: 0 }
const cents = fc.nat(50_000)
const money = fc.record({ receivedCents: cents, refundedCents: cents, chargedBackCents: cents })

describe('House and provider', () => {
  it.each([
    ['only the provider says that it was paid', nothing, paid, 'state', 0, 22_000],
    ['only the house does', paid, nothing, 'state', 22_000, 0],
    ['another sum came', paid, { ...paid, receivedCents: 1 }, 'sum', 22_000, 1],
    ['more was refunded there', paid, { ...paid, refundedCents: 50 }, 'refunded', 0, 50],
    ['a bank took more', paid, { ...paid, chargedBackCents: 50 }, 'charged-back', 0, 50],
    ['the provider does not know it', paid, null, 'unknown-there', 22_000, 0],
    ['the house does not know it', null, paid, 'unknown-here', 0, 22_000],
  ] as const)('differ where %s', (_where, here, there, kind, hereCents, thereCents) => {
    expect(differencesBetween(here, there)).toEqual([{ kind, hereCents, thereCents }])
  })

  it.each([
    ['brought nothing and only the house knows', nothing, null],
    ['brought nothing and only the provider knows', null, nothing],
    ['went back wholly and only the provider knows', null, { ...paid, refundedCents: 22_000 }],
    ['neither knows', null, null],
  ])('agree about a payment that %s', (_what, here, there) => {
    expect(differencesBetween(here, there)).toEqual([])
  })

  it('agree exactly where all sums of both are the same (law)', () => {
    fc.assert(
      fc.property(money, money, (here, there) => {
        expect(differencesBetween(here, here)).toEqual([])
        const isSame = JSON.stringify(here) === JSON.stringify(there)
        expect(differencesBetween(here, there).length === 0).toBe(isSame)
      }),
    )
  })

  it('differ by the same sums whoever is asked first (law)', () => {
    fc.assert(
      fc.property(money, money, (here, there) => {
        const turned = differencesBetween(there, here).map(({ kind, ...sums }) => ({
          kind,
          hereCents: sums.thereCents,
          thereCents: sums.hereCents,
        }))
        expect(turned).toEqual(differencesBetween(here, there))
      }),
    )
  })
})
