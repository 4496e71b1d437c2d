import type { ClientBase } from 'pg'
import { check } from './checker/check.ts'
import type { Finding, Seen } from './checker/seen.ts'

/** A fault that the house does not have, made by hand, so that it is seen whether the checker looks. */
export interface PlantedFault {
  name: string
  /** The kind of finding that it must lead to. */
  finds: string
  /** Spoils one row of the house, whichever. */
  plant: string[]
  /** What is seen from outside then, where that is where the fault lies. */
  sees?(seen: Seen): Seen
}

/** A booking that stands, once more under another number. */
const soldTwice = `INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, room_id,
    stay, adults, name, email, phone, folio_id, total_cents, created_at, updated_at)
  SELECT gen_random_uuid(), 'planted', state, source, made_by, payment, room_type_id, room_id,
    stay, adults, name, email, phone, folio_id, total_cents, created_at, updated_at
  FROM bookings WHERE state = 'confirmed' LIMIT 1`

const paidEntry = `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, payment_id, note)
  SELECT folio_id, kind, method, cents, at, by, payment_id, note FROM folio_entries
  WHERE kind = 'received' AND payment_id IS NOT NULL ORDER BY id DESC LIMIT 1`

const told = `(SELECT id FROM observed WHERE phase = 'acknowledged' AND kind = `

export const plantedFaults: PlantedFault[] = [
  {
    name: 'the lock of a room is gone, and it is sold twice',
    finds: 'overlap',
    plant: ['ALTER TABLE bookings DROP CONSTRAINT booking_room_once', soldTwice],
  },
  {
    name: 'an outbox row is dropped',
    finds: 'untold',
    plant: [`DELETE FROM outbox WHERE subject_id::text = ${told} 'booking' LIMIT 1)`],
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
    name: 'an acknowledged booking has another number',
    finds: 'booking lost',
    plant: [`UPDATE bookings SET number = 'planted' WHERE id::text = ${told} 'booking' LIMIT 1)`],
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
    plant: [`DELETE FROM staff_actions WHERE id = ${told} 'act' LIMIT 1)`],
  },
  {
    name: 'a hold outlives its end',
    finds: 'hold left',
    plant: [
      `UPDATE bookings SET state = 'held', hold_until = now() - interval '10 years', promised_until = now()
       WHERE id = (SELECT id FROM bookings WHERE state = 'confirmed' LIMIT 1)`,
    ],
  },
  {
    name: 'a mail reaches its guest twice',
    finds: 'mail twice',
    plant: [],
    sees: (seen) => ({ ...seen, mails: [...seen.mails, ...seen.mails.slice(0, 1)] }),
  },
]

const asItWas = (seen: Seen) => seen

/** What the checker said of one planted fault. */
export interface Planted {
  name: string
  finds: string
  findings: Finding[]
}

/**
 * Plants each fault in a transaction of its own, asks the checker, and takes it back: the house
 * stays as it was.
 *
 * @param client a connection of a superuser, used by nobody else
 */
export async function plantEach(client: ClientBase, seen: Seen, now: Date): Promise<Planted[]> {
  const planted: Planted[] = []
  for (const { name, finds, plant, sees = asItWas } of plantedFaults) {
    await client.query('BEGIN')
    try {
      // Beforehand, so that what is planted can name what was seen.
      await check(client, seen, now)
      for (const statement of plant) await client.query(statement)
      planted.push({ name, finds, findings: await check(client, sees(seen), now) })
    } finally {
      await client.query('ROLLBACK')
    }
  }
  return planted
}
