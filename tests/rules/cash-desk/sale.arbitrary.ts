import fc from 'fast-check'
import type { Sale } from '../../../rules/cash-desk/sale.ts'

/**
 * A sale of up to four things, at times of nothing at all, with a discount of some or all of it.
 */
export const sale: fc.Arbitrary<Sale> = fc
  .record({
    payId: fc.uuid(),
    lines: fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 4 }),
    share: fc.constantFrom(0, 0, 0.1, 1),
  })
  .map(({ payId, lines, share }) => ({
    payId,
    employee: 'Marieke',
    lines: lines.map((price, at) => ({ name: `artikel ${at}`, cents: price })),
    discount:
      share === 0
        ? null
        : {
            kind: 'korting',
            cents: Math.floor(lines.reduce((total, price) => total + price, 0) * share),
          },
  }))
