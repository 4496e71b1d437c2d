import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { message } from '../../rules/texts/message.ts'
import { payableUntil } from '../../rules/breakfast/breakfast-order-times.ts'
import type { BreakfastForm } from '../../rules/breakfast/breakfast-order.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { orderNumber } from '../../rules/numbering/order-number.ts'
import type { Language } from '../../rules/texts/languages.ts'
import { orderCheckoutAddress } from '../../screens/guest-addresses.ts'
import { epochDay } from '../database/house-days.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { Refused, answerOf, delivered, plainError } from '../errors/refused.ts'
import { addEntry, openFolio } from '../folios/folios.ts'
import { PaymentAttempts } from '../payments/payment-attempts.ts'
import { SaleTerms, storeTerms } from '../quotes/sale-terms.ts'
import { requestHash } from '../requests/idempotency-key.ts'
import { addEvent, tellOutbox } from '../subjects/events.ts'
import { type BreakfastDecision, BreakfastOffer } from './breakfast-offer.ts'
import type {
  BreakfastOrderAccepted,
  GuestBreakfastOrder,
  TakenBreakfastOrder,
} from './breakfast-order-shapes.ts'
import { breakfastOrderSubject } from './breakfast-order.ts'

/** Neither document names a limit. Without one, anyone could fill the kitchen's list unpaid. */
const MOST_UNPAID = 5
const VISITOR_LOCK = 5_304
const KEY_REUSED = message('problemDetail.orderKeyReused')

const noAddress = { street: '', houseNumber: '', postcode: '', city: '' }

/** Who orders, by which form and under which key. */
interface Asker {
  form: BreakfastForm
  /** 'guest' or a member of staff's name. */
  by: string
  /** As `visitorOf` makes it; null where nobody counts (the demo, staff). */
  visitor: string | null
  key: string
  /** In which the guest is written to. No part of what is asked for. */
  language: Language
}

/**
 * Takes breakfast orders: accepted, and told to the others. As bookings: none of it waits for the
 * payment provider or the workflows.
 */
@Injectable()
export class BreakfastOrdersService {
  constructor(
    private readonly pool: Pool,
    private readonly offer: BreakfastOffer,
    private readonly terms: SaleTerms,
    private readonly attempts: PaymentAttempts,
    private readonly notifier: Notifier,
    private readonly address: PublicAddress,
  ) {}

  /**
   * The same key with the same content always has the same answer, however often and wherever it is
   * asked; with other content it is refused. Refused is too a visitor with too much open unpaid.
   */
  async place(
    { method, ...asked }: GuestBreakfastOrder,
    asker: Pick<Asker, 'key' | 'visitor' | 'language'>,
  ): Promise<BreakfastOrderAccepted> {
    const placed = await this.placed(asked, { form: 'public', by: 'guest', ...asker })
    // With another way to pay it is the same order.
    if (method !== undefined) await this.attempts.begin(breakfastOrderSubject(placed.id), method)
    return placed
  }

  /**
   * The same at the cash desk, by the name of a member of staff: with staff's notice, wherever it is
   * brought or not brought at all, and without a limit on what is open.
   */
  async placeAtDesk(
    order: TakenBreakfastOrder,
    asker: Pick<Asker, 'key' | 'by' | 'language'>,
  ): Promise<BreakfastOrderAccepted> {
    // An address that was typed before the guest chose otherwise is of no use.
    const asked = order.here ? { ...order, ...noAddress } : order
    return this.placed(asked, { form: 'staff', visitor: null, ...asker })
  }

  private async placed(order: TakenBreakfastOrder, asker: Asker): Promise<BreakfastOrderAccepted> {
    const hash = requestHash(order)
    const known = await this.known(asker.key, hash)
    if (known) return known
    const placed = await answerOf(async () => {
      const decision = await this.offer.decide(order, asker.form)
      return inTransaction(this.pool, (client) => this.write(client, decision, { hash, ...asker }))
    })
    // What is refused now may be what this very key has just ordered.
    if (!placed.ok) return (await this.known(asker.key, hash)) ?? delivered(placed)
    this.notifier.say('outbox')
    const { id, number } = placed.value
    this.notifier.publish('breakfast-orders', id)
    return this.accepted(id, number, new Date(payableUntil(order.day)))
  }

  /** @throws Refused where the visitor has too much open, or the key has just ordered elsewhere */
  private async write(
    client: PoolClient,
    { order, quote, moment, facts, metres, bookingId }: BreakfastDecision,
    { key, hash, visitor, by, language }: Asker & { hash: string },
  ): Promise<{ id: string; number: string }> {
    if (visitor !== null && (await unpaidOf(client, visitor)) >= MOST_UNPAID)
      throw new Refused(plainError('too-many-holds', message('problemDetail.tooManyOrders')))
    const id = randomUUID()
    const at = new Date(moment.instant)
    const terms = this.terms.of(facts)
    const number = await nextNumber(client, (running) =>
      orderNumber(moment.today, running - 1, facts.readings['number.order']),
    )
    await openFolio(client, { id, kind: 'breakfast-order', number, at })
    const { rowCount } = await client.query(
      `INSERT INTO breakfast_orders (id, folio_id, number, state, total_cents, metres, booking_id, idempotency_key, request_hash, visitor, created_at, updated_at,
         name, email, phone, receiver, delivery_day, slot, street, house_number, postcode, city, adults, kids, booking_number, notes, here, language)
       SELECT $1, $1, $2, 'placed', $3, $4, $5, $6, $7, $8, $9, $9, name, email, phone, receiver, date '1970-01-01' + day, slot, street, "houseNumber", postcode, city,
         adults, kids, "bookingNumber", coalesce(notes, ''), coalesce(here, false), $11
       FROM json_to_record($10) AS asked (name text, email text, phone text, receiver text, day int, slot int, street text, "houseNumber" text, postcode text, city text,
         adults int, kids int, "bookingNumber" text, notes text, here boolean)
       ON CONFLICT (idempotency_key) DO NOTHING`,
      [id, number, quote.totalCents, metres, bookingId, key, hash, visitor, at, order, language],
    )
    if (!rowCount) throw new Refused(plainError('idempotency-key-reused', KEY_REUSED))
    await storeTerms(client, terms, at)
    const sold = { kind: 'sold', cents: quote.totalCents, by, quote } as const
    await addEntry(client, { folioId: id, ...sold, at, termsId: terms.id })
    const subject = breakfastOrderSubject(id)
    await addEvent(client, subject, { kind: 'placed', at, by })
    await tellOutbox(client, subject, 'order-placed')
    return { id, number }
  }

  /** What the key ordered before; null where it ordered nothing. */
  private async known(key: string, hash: string): Promise<BreakfastOrderAccepted | null> {
    const { rows } = await this.pool.query<{
      id: string
      number: string
      day: EpochDay
      hash: string
    }>(
      `SELECT id, number, ${epochDay('delivery_day')} AS day, request_hash AS hash FROM breakfast_orders WHERE idempotency_key = $1`,
      [key],
    )
    if (!rows[0]) return null
    const { id, number, day } = rows[0]
    if (rows[0].hash !== hash) throw new Refused(plainError('idempotency-key-reused', KEY_REUSED))
    return this.accepted(id, number, new Date(payableUntil(day)))
  }

  /** @param until when it can be paid; null: nothing ends */
  accepted(id: string, number: string, until: Date | null): BreakfastOrderAccepted {
    const paymentUrl = orderCheckoutAddress(this.address.url, id)
    return { id, number, paymentUrl, payUntil: until?.toISOString() ?? null }
  }
}

/** How many orders of a visitor wait for their money. One of a visitor's orders after the other. */
async function unpaidOf(client: PoolClient, visitor: string): Promise<number> {
  await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [VISITOR_LOCK, visitor])
  const { rows } = await client.query<{ open: number }>(
    'SELECT count(*)::int AS open FROM breakfast_orders WHERE visitor = $1',
    [visitor],
  )
  return rows[0]!.open
}

/** A number that nobody has: one that is taken, of a month without padding, is skipped. */
async function nextNumber(
  client: PoolClient,
  numberOf: (running: number) => string,
): Promise<string> {
  for (;;) {
    const { rows } = await client.query<{ running: number }>(
      `SELECT nextval('breakfast_order_number_seq')::int AS running`,
    )
    const number = numberOf(rows[0]!.running)
    const taken = await client.query('SELECT FROM breakfast_orders WHERE number = $1', [number])
    if (!taken.rowCount) return number
  }
}
