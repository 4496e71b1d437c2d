import fc from 'fast-check'

/** A price and what the guest hands over: some cents around the price, or any amount. */
export const cashPayment = fc
  .record({
    priceCents: fc.integer({ min: 0, max: 20_000 }),
    more: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -20_000, max: 20_000 })),
  })
  .map(({ priceCents, more }) => ({ priceCents, receivedCents: Math.max(0, priceCents + more) }))
