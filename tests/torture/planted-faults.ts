import type { ClientBase } from 'pg'
import type { Seen } from './checker/seen.ts'

/** A fault that the house does not have, made by hand, so that it is seen whether the checker looks. */
export interface PlantedFault {
  name: string
  /** The kind of finding that it must lead to, and no other. */
  finds: string
  /** Spoils one row of the house, whichever. */
  plant: string[]
  /** What is seen from outside then, where that is where the fault lies. */
  sees?(seen: Seen, client: ClientBase): Seen | Promise<Seen>
}

/** A booking once more, under another number and in one state. */
const again = (email: string, which: string, state: string) =>
  `INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, room_id,
    stay, adults, name, email, phone, folio_id, total_cents, created_at, updated_at)
  SELECT gen_random_uuid(), 'planted', '${state}', source, made_by, payment, room_type_id, room_id,
    stay, adults, name, ${email}, phone, folio_id, total_cents, created_at, updated_at
  FROM bookings WHERE ${which} LIMIT 1`

const paidEntry = `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, payment_id, note)
  SELECT folio_id, kind, method, cents, at, by, payment_id, note FROM folio_entries
  WHERE kind = 'received' AND payment_id IS NOT NULL ORDER BY id DESC LIMIT 1`

const told = (kind: string) =>
  `(SELECT id FROM observed WHERE phase = 'acknowledged' AND kind = '${kind}' LIMIT 1)`

/** The folio of a cancelled booking of which staff were told how much goes back. */
const promised = `(SELECT b.folio_id FROM observed o JOIN bookings b ON b.id::text = o.said ->> 'booking'
  WHERE o.phase = 'acknowledged' AND (o.said ->> 'refundCents')::int > 0 ORDER BY o.seq LIMIT 1)`

/** What the provider paid back, as its folio has it. */
const wentBack = `(SELECT max(id) FROM folio_entries WHERE kind = 'refunded' AND payment_id IS NOT NULL)`

const cancelled = `(SELECT said ->> 'booking' FROM observed
  WHERE phase = 'acknowledged' AND kind = 'act' AND said ->> 'act' = 'cancel')`

const aMail = (which: string) => `(SELECT id FROM mails WHERE ${which} ORDER BY id LIMIT 1)`

export const plantedFaults: PlantedFault[] = [
  {
    name: 'the lock of a room is gone, and it is sold twice',
    finds: 'overlap',
    plant: [
      'ALTER TABLE bookings DROP CONSTRAINT booking_room_once',
      again(`''`, `state = 'confirmed'`, 'confirmed'),
    ],
  },
  {
    name: 'a booking is made twice under one key',
    finds: 'booking doubled',
    plant: [again('email', `id::text = ${told('booking')}`, 'cancelled')],
  },
  {
    name: 'nights are sold after they were closed',
    finds: 'closed night sold',
    plant: [
      `INSERT INTO closures (id, room_id, nights) OVERRIDING SYSTEM VALUE
       SELECT 2000000000, room_id, stay FROM bookings WHERE id = ${aStandingBooking()}`,
    ],
    async sees(seen, client) {
      const { rows } = await client.query(
        `SELECT room_id AS room, lower(stay)::text AS "firstNight", (upper(stay) - 1)::text AS "lastNight"
         FROM bookings WHERE id = ${aStandingBooking()}`,
      )
      const closed = { phase: 'acknowledged', kind: 'closure', id: '2000000000' } as const
      const at = new Date(0).toISOString()
      return { ...seen, observations: [{ ...closed, at, said: rows[0] }, ...seen.observations] }
    },
  },
  {
    name: 'an outbox row is dropped',
    finds: 'untold',
    plant: [`DELETE FROM outbox WHERE subject_id::text = ${told('booking')}`],
  },
  {
    name: 'an outbox row is never told',
    finds: 'untold',
    plant: ['UPDATE outbox SET delivered_at = NULL WHERE id = (SELECT max(id) FROM outbox)'],
  },
  { name: 'a webhook has its effect twice', finds: 'money', plant: [paidEntry] },
  {
    name: 'a payment never reached its folio',
    finds: 'money',
    plant: [
      'ALTER TABLE folio_entries DISABLE TRIGGER USER',
      `DELETE FROM folio_lines WHERE entry_id IN (SELECT id FROM folio_entries WHERE payment_id IS NOT NULL)`,
      `DELETE FROM folio_entries WHERE id = (
         SELECT max(id) FROM folio_entries WHERE kind = 'received' AND payment_id IS NOT NULL)`,
    ],
  },
  {
    name: 'a promised refund was never made',
    finds: 'refund lost',
    plant: [
      'ALTER TABLE folio_entries DISABLE TRIGGER USER',
      `UPDATE folio_balances SET balance_cents = balance_cents - (
         SELECT sum(cents) FROM folio_entries WHERE folio_id = ${promised} AND kind = 'refunded')
       WHERE folio_id = ${promised}`,
      `DELETE FROM folio_entries WHERE folio_id = ${promised} AND kind = 'refunded'`,
      `DELETE FROM sandbox.refunds WHERE payment_id IN (
         SELECT provider_id FROM payments WHERE folio_id = ${promised})`,
    ],
  },
  {
    name: 'a refund that the provider was asked for is trimmed',
    finds: 'money',
    plant: [
      'ALTER TABLE folio_entries DISABLE TRIGGER USER',
      `UPDATE folio_balances SET balance_cents = balance_cents - 1 WHERE folio_id = (
         SELECT folio_id FROM folio_entries WHERE id = ${wentBack})`,
      `UPDATE folio_entries SET cents = cents - 1 WHERE id = ${wentBack}`,
    ],
  },
  {
    name: 'an acknowledged booking has another number',
    finds: 'booking lost',
    plant: [`UPDATE bookings SET number = 'planted' WHERE id::text = ${told('booking')}`],
  },
  {
    name: 'an acknowledged closure is deleted',
    finds: 'closure lost',
    plant: [
      `DELETE FROM closures WHERE id::text = (
         SELECT o.id FROM observed o WHERE o.phase = 'acknowledged' AND o.kind = 'closure'
           AND NOT EXISTS (SELECT FROM observed r WHERE r.kind = 'closure-removed' AND r.id = o.id)
         LIMIT 1)`,
    ],
  },
  {
    name: 'an acknowledged act is deleted',
    finds: 'act lost',
    plant: [`DELETE FROM presses WHERE request_id = ${told('act')}`],
  },
  {
    name: 'a hold outlives its end',
    finds: 'hold left',
    plant: [
      `UPDATE bookings SET state = 'held', hold_until = now() - interval '10 years', promised_until = now()
       WHERE id = (SELECT id FROM bookings WHERE state = 'confirmed' AND payment <> 'online' LIMIT 1)`,
    ],
  },
  {
    name: 'a mail reaches its guest twice',
    finds: 'mail twice',
    plant: [],
    sees: (seen) => ({ ...seen, mails: [...seen.mails, ...seen.mails] }),
  },
  {
    name: 'a mail never reaches its guest',
    finds: 'mail lost',
    plant: [`UPDATE mails SET message_id = 'planted' WHERE id = ${aMail(`state = 'sent'`)}`],
    async sees(seen, client) {
      const { rows } = await client.query<{ is: string }>('SELECT message_id AS is FROM mails')
      const known = new Set(rows.map((one) => one.is))
      return { ...seen, mails: seen.mails.filter(({ messageId }) => known.has(messageId)) }
    },
  },
  {
    name: 'a guest is never told that the booking is cancelled',
    finds: 'mail lost',
    plant: [
      `UPDATE mails SET kind = 'planted' WHERE id = ${aMail(`kind = 'cancellation' AND subject_id::text IN ${cancelled}`)}`,
    ],
  },
  {
    name: 'a sale of a portal is forgotten',
    finds: 'sale elsewhere lost',
    plant: [
      `DELETE FROM bookings WHERE id IN (SELECT booking_id FROM feed_blocks WHERE state = 'stay')`,
      `DELETE FROM feed_blocks WHERE state IN ('stay', 'double')`,
    ],
  },
  {
    name: 'a sale that a portal has no more stays a stay',
    finds: 'stay of nobody',
    plant: [],
    sees: (seen) => ({ ...seen, sold: [] }),
  },
  {
    name: 'two bookings are made of one sale of a portal',
    finds: 'stay of nobody',
    plant: [
      'UPDATE feed_blocks SET booking_id = NULL, state = $$double$$ WHERE booking_id IS NOT NULL',
    ],
  },
  {
    name: 'a mail waits for ever',
    finds: 'mail waiting',
    plant: [`UPDATE mails SET state = 'queued' WHERE id = ${aMail(`state = 'sent'`)}`],
  },
]

/** One that was acknowledged and stands. */
function aStandingBooking(): string {
  return `(SELECT b.id FROM observed o JOIN bookings b ON b.id::text = o.id
    JOIN observed a ON a.kind = 'booking' AND a.phase = 'asked' AND a.id = o.said ->> 'key'
    WHERE o.phase = 'acknowledged' AND o.kind = 'booking' AND b.state = 'confirmed'
      AND lower(b.stay)::text = o.said ->> 'arrival' ORDER BY o.seq LIMIT 1)`
}
