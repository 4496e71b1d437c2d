import { Injectable } from '@nestjs/common'
import type { Pool, PoolClient } from 'pg'
import { recordAddress } from '../../screens/screen-routes.ts'
import { Clock } from '../environment/clock.ts'
import { addEntry, balanceOf } from '../folios/folios.ts'
import { type Money, type Payable, PaymentOwner } from '../payments/payment-owner.ts'
import { addEvent } from '../subjects/events.ts'
import { testPaymentSubject } from './test-payment-subject.ts'

/** How long a test may be paid, ms. */
const PAYABLE_MS = 3_600_000

/** What payments ask about a cent that tries the provider: once it came in, it goes back. */
@Injectable()
export class TestPaymentOwner extends PaymentOwner {
  readonly kind = 'test-payment'
  readonly noun = 'test-payments'

  constructor(private readonly clock: Clock) {
    super()
  }

  async load(on: Pool | PoolClient, id: string): Promise<Payable | null> {
    const { rows } = await on.query<{ number: string; at: Date }>(
      `SELECT number, created_at AS at FROM folios WHERE id = $1 AND kind = 'test-payment'`,
      [id],
    )
    if (!rows[0]) return null
    const cents = await balanceOf(on, id)
    const until = new Date(rows[0].at.getTime() + PAYABLE_MS)
    if (cents <= 0 || until.getTime() <= this.clock.now()) return null
    return { cents, description: `Test betaling ${rows[0].number}`, until }
  }

  refundDescription(number: string): string {
    return `Terugbetaling test ${number}`
  }

  /** Nothing is bought for it: all that came in is owed back, and the settlement sees to that. */
  async moneyCame(client: PoolClient, id: string, { cents, method, at }: Money): Promise<void> {
    await addEvent(client, testPaymentSubject(id), {
      kind: 'paid',
      at,
      by: 'provider',
      data: { cents, method },
    })
    await nothingSold(client, id, at)
  }

  /** A test is paid at the provider or not at all. */
  async lockForHand(): Promise<null> {
    return null
  }

  async prolong(): Promise<null> {
    return null
  }

  async returnPath(id: string): Promise<string> {
    return recordAddress('testPayment', id)
  }
}

/** What was sold for the test is nothing any more; asked twice, once. */
async function nothingSold(client: PoolClient, folioId: string, at: Date): Promise<void> {
  await addEntry(client, {
    folioId,
    kind: 'changed',
    cents: -1,
    at,
    by: null,
    note: 'cancelled',
    key: `test-back-${folioId}`,
  })
}
