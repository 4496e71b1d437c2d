import fc from 'fast-check'
import type { NewEntry, PaymentMethod } from '../../../api/folios/folio-entry.ts'

type Entry = Omit<NewEntry, 'folioId' | 'at'>

const cents = fc.integer({ min: 0, max: 500_000 })
const by = fc.constantFrom('guest', 'provider', 'channel', 'Mieke Geurts', null)
const method = fc.constantFrom<PaymentMethod>('ideal', 'card', 'cash', 'pin', 'bank', 'channel')

/** Any entry that a folio may be given. */
export const someEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ kind: fc.constant('sold' as const), cents, by }),
  fc.record({
    kind: fc.constant('changed' as const),
    cents: fc.integer({ min: -500_000, max: 500_000 }),
    by,
  }),
  fc.record({
    kind: fc.constant('received' as const),
    method,
    cents: cents.map((sum) => 0 - sum),
    by,
  }),
  fc.record({ kind: fc.constant('refunded' as const), method, cents, by }),
  fc.record({ kind: fc.constant('written-off' as const), cents: cents.map((sum) => 0 - sum), by }),
)
