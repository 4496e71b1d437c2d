import { describe, expect, it } from 'vitest'
import { askOrderAgainAfter, isOrderToPay, orderState } from '../../guest/breakfast/order-state.ts'

type Told = Parameters<typeof orderState>[0]

const placed: Told = {
  state: 'placed',
  cancelledBecause: null,
  paymentState: 'created',
  paymentUrl: '/api/breakfast-orders/1/checkout',
  paid: false,
  refunded: false,
}
const cases: [Partial<Told>, ReturnType<typeof orderState>][] = [
  [{}, 'to-pay'],
  [{ paymentState: 'open' }, 'at-payment'],
  [{ paymentState: 'pending' }, 'paying'],
  [{ paymentState: 'authorized' }, 'confirming'],
  [{ paymentState: 'failed' }, 'not-paid'],
  [{ paymentState: 'canceled' }, 'pay-stopped'],
  [{ paymentState: 'expired' }, 'pay-lapsed'],
  [{ paymentState: 'paid' }, 'part-paid'],
  [{ paymentState: 'paid', paid: true }, 'confirming'],
  [{ paymentUrl: null }, 'lapsed'],
  [{ state: 'confirmed', paymentState: 'paid', paid: true }, 'confirmed'],
  [{ state: 'confirmed' }, 'confirmed-unpaid'],
  [{ state: 'delivered', paid: true }, 'delivered'],
  [{ state: 'cancelled', cancelledBecause: 'unpaid' }, 'lapsed'],
  [{ state: 'cancelled', cancelledBecause: 'guest' }, 'cancelled'],
  [{ state: 'cancelled', cancelledBecause: 'staff', paymentState: 'paid' }, 'cancelled'],
  [{ state: 'cancelled', cancelledBecause: 'guest', refunded: true }, 'refunded'],
]

describe('The page of a breakfast order', () => {
  it.each(cases)('told %o shows %s', (told, state) => {
    expect(orderState({ ...placed, ...told })).toBe(state)
  })

  it('calls nothing paid of which the server does not say so', () => {
    const unpaid = cases.map(([told]) => ({ ...placed, ...told })).filter(({ paid }) => !paid)
    for (const told of unpaid)
      expect(orderState(told)).not.toMatch(
        told.paymentState === 'authorized' ? /^confirmed$/ : /^(confirmed|confirming)$/,
      )
  })

  it('offers the ways to pay while something is open that can be paid, and no bank is busy with it', () => {
    const offered = cases.filter(([told]) => isOrderToPay({ ...placed, ...told }))
    expect(new Set(offered.map(([, state]) => state))).toEqual(
      new Set([
        'to-pay',
        'at-payment',
        'not-paid',
        'pay-stopped',
        'pay-lapsed',
        'part-paid',
        'confirmed-unpaid',
      ]),
    )
    expect(isOrderToPay({ ...placed, state: 'confirmed', paymentUrl: null })).toBe(false)
  })

  it('asks again by itself as long as something can still come', () => {
    expect(askOrderAgainAfter('paying')).toBe(2_000)
    expect(askOrderAgainAfter('at-payment')).toBe(2_000)
    expect(askOrderAgainAfter('confirmed-unpaid')).toBe(2_000)
    expect(askOrderAgainAfter('to-pay')).toBe(10_000)
    expect(askOrderAgainAfter('confirmed')).toBe(false)
    expect(askOrderAgainAfter('refunded')).toBe(false)
  })
})
