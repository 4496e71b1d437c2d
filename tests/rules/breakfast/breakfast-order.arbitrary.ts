import fc from 'fast-check'

/**
 * The counts and city of an order; about a third of them cannot be ordered: no box at all, or a
 * count that is none.
 */
export const breakfastCounts = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      adults: fc.integer({ min: 0, max: 40 }),
      kids: fc.integer({ min: 0, max: 40 }),
      city: city(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ adults: badCount(), kids: badCount(), city: city() }) },
)

function city(): fc.Arbitrary<string> {
  return fc.constantFrom('Elsloo', 'ELSLOO', ' elsloo', 'Stein', 'Geleen', '')
}

function badCount(): fc.Arbitrary<number> {
  return fc.constantFrom(0, 0, -1, 1.5)
}

/** Prices in cents, the delivery free at times. */
export const breakfastPriceList = fc.record({
  boxCents: fc.integer({ min: 0, max: 5000 }),
  kidsBoxCents: fc.integer({ min: 0, max: 5000 }),
  deliveryCents: fc.constantFrom(0, 1, 395, 1000),
})
