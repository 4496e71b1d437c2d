import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reconcile } from '../../workflows/reconcile.ts'
import { furnish } from '../api/house/furnish.ts'
import { emptyHouse, occupy } from '../api/house/overlaps.ts'
import { type FreshDatabase, freshDatabase } from '../house/postgres.ts'
import { mailRow } from '../api/house/mail-row.ts'
import type { MailState } from '../../api/mail/mail-state.ts'

const TODAY = '2026-06-01'

let database: FreshDatabase
let pool: pg.Pool
let bookingId: string

beforeAll(async () => {
  database = await freshDatabase()
  await furnish(database.url)
  pool = new pg.Pool({ connectionString: database.url, max: 2 }).on('error', () => {})
})
beforeEach(async () => {
  await emptyHouse(pool)
  bookingId = await occupy(pool, { room: 1, arrival: '2026-03-02', departure: '2026-03-04' })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

async function reached(): Promise<string[]> {
  const ids: string[] = []
  await reconcile(pool, TODAY, async (id) => void ids.push(id))
  return ids
}

async function write(kind: string, state: MailState): Promise<void> {
  await mailRow(pool, bookingId, kind, state)
}

describe('The look at what is unfinished', () => {
  it('finds a mail that waits, long after the guest left, and nothing once it has ended', async () => {
    expect(await reached()).toEqual([])
    await write('confirmation', 'queued')
    expect(await reached()).toEqual([bookingId])
    await pool.query(`UPDATE mails SET state = 'sent'`)
    expect(await reached()).toEqual([])
  })

  it('has nothing left to do for a cancelled booking whose guest was told', async () => {
    await pool.query(`UPDATE bookings SET state = 'cancelled'`)
    await write('arrival', 'withdrawn')
    expect(await reached()).toEqual([bookingId])
    await write('cancellation', 'sent')
    expect(await reached()).toEqual([])
  })

  it('finds money that has to go back until it went, or was refused for staff to deal with, and surplus nobody told the guest of', async () => {
    await pool.query(
      `INSERT INTO payments (id, booking_id, provider_id, amount_cents, refund_due_cents, state, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, 'tr_1', 100, 100, 'paid', $2, $2)`,
      [bookingId, new Date(`${TODAY}T12:00:00Z`)],
    )
    expect(await reached()).toEqual([bookingId])
    await pool.query('UPDATE payments SET refund_refused_at = now()')
    expect(await reached()).toEqual([])
    await pool.query(
      'UPDATE payments SET refund_refused_at = NULL, refund_due_cents = 0, refunded_cents = 100',
    )
    expect(await reached()).toEqual([bookingId])
    await write('late-payment-refund', 'sent')
    expect(await reached()).toEqual([])
  })

  it('finds late money that went back after the guest of an expired booking was told of other late money', async () => {
    await pool.query(`UPDATE bookings SET state = 'expired'`)
    await write('late-payment-refund', 'sent')
    await pool.query(
      `INSERT INTO payments (id, booking_id, provider_id, amount_cents, refunded_cents, state, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'tr_1', 100, 100, 'paid', now(), created_at + interval '1 minute' FROM mails`,
      [bookingId],
    )
    expect(await reached()).toEqual([bookingId])
    await pool.query(`UPDATE payments SET updated_at = (SELECT created_at FROM mails)`)
    expect(await reached()).toEqual([])
  })

  it('has nothing to do for a cancelled booking whose guest it does not write to', async () => {
    await pool.query(`UPDATE bookings SET state = 'cancelled', source = 'airbnb'`)
    expect(await reached()).toEqual([])
  })
})
