import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnish } from '../api/setup/furnish.ts'
import { occupy } from '../api/setup/overlaps.ts'
import { type FreshDatabase, freshDatabase } from '../setup/postgres.ts'
import { check } from './checker/check.ts'
import type { Observation, Seen } from './checker/seen.ts'
import { type Planted, plantEach, plantedFaults } from './planted-faults.ts'

let database: FreshDatabase
let client: pg.Client
let seen: Seen
let planted: Planted[]
const now = new Date('2026-03-01T12:00:00Z')

beforeAll(async () => {
  database = await freshDatabase()
  await furnish(database.url)
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  seen = await soundHouse()
  planted = await plantEach(client, seen, now)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** A paid booking with its mail, a closure and an act of staff, and what each was told of them. */
async function soundHouse(): Promise<Seen> {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 })
  const stay = { arrival: '2026-03-02', departure: '2026-03-04' }
  const id = await occupy(pool, { room: 1, ...stay, cents: 19_000 })
  const {
    rows: [{ number, closure }],
  } = await pool.query(
    `WITH asked AS (INSERT INTO outbox (subject_kind, subject_id, topic, delivered_at) VALUES ('booking', $1, 'booking-held', now())),
       attempt AS (INSERT INTO payments (id, folio_id, provider_id, amount_cents, state, created_at, updated_at)
         VALUES ($1, $1, 'tr_1', 19000, 'paid', now(), now())),
       there AS (INSERT INTO sandbox.payments (id, amount_cents, description, redirect_url, status, created_at, expires_at, ended_at)
         VALUES ('tr_1', 19000, 'Boeking', 'http://localhost', 'paid', now(), now(), now())),
       mailed AS (INSERT INTO mails (id, subject_kind, subject_id, kind, message_id, recipient, subject, text, html, state, created_at)
         VALUES ($1, 'booking', $1, 'confirmation', '<1@house>', 'bea@example.com', '', '', '', 'sent', now())),
       acted AS (INSERT INTO staff_actions (booking_id, id, kind, data, by, asked_at, outcome, ended_at)
         VALUES ($1, 'press-01', 'edit', '{}', 'Els', now(), 'done', now())),
       closed AS (INSERT INTO closures (room_id, nights) SELECT id, '[2026-05-01,2026-05-03)' FROM rooms WHERE number = 2 RETURNING id, room_id)
     SELECT number, (SELECT jsonb_build_object('id', id, 'room', room_id) FROM closed) AS closure FROM bookings WHERE id = $1`,
    [id],
  )
  await pool.query(
    `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, payment_id) VALUES ($1, 'received', 'ideal', -19000, now(), 'provider', $1)`,
    [id],
  )
  await pool.end()
  const nights = { firstNight: '2026-05-01', lastNight: '2026-05-02' }
  const acknowledged: Omit<Observation, 'phase'>[] = [
    { kind: 'booking', id, said: { key: 'one', number, ...stay, totalCents: 19_000 } },
    { kind: 'payment', id: 'tr_1', said: { folio: id, cents: 19_000 } },
    { kind: 'closure', id: String(closure.id), said: { room: closure.room, ...nights } },
    { kind: 'act', id: 'press-01', said: { booking: id, act: 'edit' } },
  ]
  return {
    observations: acknowledged.map((one) => ({ phase: 'acknowledged', ...one })),
    mails: [{ messageId: '<1@house>', recipient: 'bea@example.com' }],
  }
}

describe('The checker of the torture', () => {
  it('finds nothing in a house that is sound, before and after faults were planted in it', async () => {
    expect(await check(client, seen, now)).toEqual([])
  })

  it.each(plantedFaults.map(({ name, finds }) => [name, finds]))(
    'finds it where %s',
    (name, finds) => {
      const found = planted.find((one) => one.name === name)!
      expect(found.findings.map(({ kind }) => kind)).toContain(finds)
    },
  )

  it('names what is lost, what was said of it and what is there', async () => {
    const gone = { key: 'two', number: 'B9', arrival: '2026-03-02', departure: '2026-03-03' }
    const lost: Observation = {
      phase: 'acknowledged',
      kind: 'booking',
      id: '00000000-0000-4000-8000-000000000000',
      said: { ...gone, totalCents: 9_500 },
    }
    const more = { ...seen, observations: [...seen.observations, lost] }
    expect(await check(client, more, now)).toEqual([
      {
        kind: 'booking lost',
        id: lost.id,
        said: 'B9 2026-03-02 2026-03-03 9500',
        is: 'not there',
      },
    ])
  })
})
