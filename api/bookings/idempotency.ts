import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import type { BookingPayment } from '../../rules/bookings/booking-payment.ts'

/** The booking a key made. */
export interface KnownKey {
  requestHash: string
  bookingId: string
  number: string
  createdAt: Date
  payment: BookingPayment
  roomKind: RoomType['kind']
  /** The warnings that staff overruled. */
  overruled: StayRefusalReason[]
}

const FIND = `SELECT k.key, k.request_hash AS "requestHash", b.id AS "bookingId", b.number, b.created_at AS "createdAt", b.payment, b.overruled, t.kind AS "roomKind"
FROM idempotency_keys k JOIN bookings b ON b.id = k.booking_id JOIN room_types t ON t.id = b.room_type_id WHERE k.key = ANY ($1::text[])`

/**
 * Which booking a key made. When many are refused at once, one question answers for all of them.
 */
@Injectable()
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
