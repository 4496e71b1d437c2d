import { hash } from 'node:crypto'
import type { Pool } from 'pg'
import type { BookingOrder } from './booking-shape.ts'

/** The booking a key made. */
export interface KnownKey {
  requestHash: string
  bookingId: string
  number: string
  createdAt: Date
  /** It had to be paid before the room was the guest's. */
  paysOnline: boolean
}

/** What says whether two requests ask for the same: every field, in the order of the shape. */
export function requestHash(order: BookingOrder): string {
  return hash('sha256', JSON.stringify(order), 'base64url')
}

const FIND = `SELECT k.key, k.request_hash AS "requestHash", b.id AS "bookingId", b.number, b.created_at AS "createdAt",
  EXISTS (SELECT FROM payments WHERE folio_id = b.folio_id) AS "paysOnline"
FROM idempotency_keys k JOIN bookings b ON b.id = k.booking_id WHERE k.key = ANY ($1::text[])`

/**
 * Which booking a key made. When many are refused at once, one question answers for all of them.
 */
export class KnownKeys {
  private waiting: string[] = []
  private question: Promise<Map<string, KnownKey>> | null = null

  constructor(private readonly pool: Pool) {}

  /** The booking that was made with this key; null when there is none. */
  find(key: string): Promise<KnownKey | null> {
    this.question ??= this.ask()
    this.waiting.push(key)
    return this.question.then((found) => found.get(key) ?? null)
  }

  private async ask(): Promise<Map<string, KnownKey>> {
    // Whoever is refused in this turn of the loop comes along.
    await new Promise((resolve) => setImmediate(resolve))
    const keys = this.waiting
    this.waiting = []
    this.question = null
    const { rows } = await this.pool.query<KnownKey & { key: string }>({
      name: 'known-keys',
      text: FIND,
      values: [keys],
    })
    return new Map(rows.map(({ key, ...known }) => [key, known]))
  }
}
