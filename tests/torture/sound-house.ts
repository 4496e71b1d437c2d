import pg from 'pg'
import { occupy } from '../api/setup/overlaps.ts'
import type { Observation, Seen } from './checker/seen.ts'

/** What time it is in the sound house. */
export const now = new Date('2026-03-01T12:00:00Z')

/** Money and mails of a booking that was paid: its number, and the id of its payment at the provider. */
const PAID = `WITH told AS (INSERT INTO outbox (subject_kind, subject_id, topic, delivered_at) VALUES ('booking', $1, 'booking-held', now())),
    named AS (UPDATE bookings SET email = $3 WHERE id = $1 RETURNING number),
    attempt AS (INSERT INTO payments (id, folio_id, provider_id, amount_cents, state, created_at, updated_at)
      VALUES ($1, $1, $2, 19000, 'paid', now(), now()) RETURNING id),
    there AS (INSERT INTO sandbox.payments (id, amount_cents, description, redirect_url, status, created_at, expires_at, ended_at)
      VALUES ($2, 19000, 'Boeking', 'http://localhost', 'paid', now(), now(), now())),
    received AS (INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, payment_id)
      SELECT $1, 'received', 'ideal', -19000, now(), 'provider', id FROM attempt)
  SELECT number FROM named`

const MAILED = `INSERT INTO mails (id, subject_kind, subject_id, kind, message_id, recipient, subject, text, html, state, created_at)
  VALUES (gen_random_uuid(), 'booking', $1, $2, $3, 'bea@example.com', '', '', '', 'sent', now())`

const ACTED = `INSERT INTO presses (order_kind, order_id, request_id, act, by, at)
  VALUES ('booking', $1, $2, $3, 'Els', now())`

const CANCELLED = `WITH off AS (UPDATE bookings SET state = 'cancelled', total_cents = 0 WHERE id = $1),
    back AS (INSERT INTO sandbox.refunds (id, payment_id, amount_cents, description, created_at)
      VALUES ('re_2', 'tr_2', 19000, 'Terug', now()))
  INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, payment_id) VALUES
    ($1, 'changed', NULL, -19000, now(), 'Els', NULL), ($1, 'refunded', 'ideal', 19000, now(), 'Els', $1)`

/**
 * Fills an empty house: a paid booking that was edited, one that was cancelled and paid back, one at
 * the door, one that a portal sold, a closure; and what was told of each.
 */
export async function soundHouse(url: string): Promise<Seen> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const stay = { arrival: '2026-03-02', departure: '2026-03-04' }
  const seen: Omit<Observation, 'at'>[] = []
  const mails: Seen['mails'][number][] = []
  const mailed = async (id: string, kind: string) => {
    const messageId = `<${mails.length}@house>`
    await pool.query(MAILED, [id, kind, messageId])
    mails.push({ messageId, recipient: 'bea@example.com' })
  }
  const acted = async (id: string, act: string, said: Observation['said'] = {}) => {
    await pool.query(ACTED, [id, `press-${act}`, act])
    const noted = { kind: 'act', id: `press-${act}`, said: { booking: id, act, ...said } } as const
    seen.push({ phase: 'asked', ...noted }, { phase: 'acknowledged', ...noted })
  }
  const paidBooking = async (room: number) => {
    const [key, payment] = [`key-${room}`, `tr_${room}`]
    const id = await occupy(pool, { room, ...stay, cents: 19_000 })
    const email = `${key}@example.com`
    const { rows } = await pool.query(PAID, [id, payment, email])
    const said = { key, number: rows[0].number, ...stay, totalCents: 19_000 }
    seen.push(
      { phase: 'asked', kind: 'booking', id: key, said: { email } },
      { phase: 'acknowledged', kind: 'booking', id, said },
      { phase: 'acknowledged', kind: 'payment', id: payment, said: { folio: id, cents: 19_000 } },
    )
    await mailed(id, 'confirmation')
    return id
  }
  const edited = await paidBooking(1)
  await acted(edited, 'edit')
  const cancelled = await paidBooking(2)
  await pool.query(CANCELLED, [cancelled])
  await mailed(cancelled, 'cancellation')
  await acted(cancelled, 'cancel', { refundCents: 19_000 })
  const door = await occupy(pool, { room: 3, ...stay })
  await pool.query(
    `UPDATE bookings SET source = 'booking.com', mails = 'none', payment = 'by-channel' WHERE id = $1`,
    [door],
  )
  const sold = { from: '2026-03-10', until: '2026-03-12' }
  const nights = { arrival: sold.from, departure: sold.until }
  const elsewhere = await occupy(pool, { room: 1, ...nights })
  const linked = await pool.query(
    `WITH stay AS (UPDATE bookings SET source = 'airbnb', made_by = 'channel', mails = 'none', payment = 'by-channel' WHERE id = $1 RETURNING id, room_id, stay),
       link AS (INSERT INTO channel_links (room_id, channel) SELECT room_id, 'airbnb' FROM stay RETURNING id),
       feed AS (INSERT INTO channel_feeds (link_id, url, confirmed) SELECT id, 'https://portal.test/0.ics', true FROM link)
     INSERT INTO feed_blocks (link_id, uid, name, nights, state, booking_id, first_read_at, changed_at)
     SELECT link.id, 'sold', 'sale', stay.stay, 'stay', stay.id, now(), now() FROM link, stay RETURNING link_id AS "linkId"`,
    [elsewhere],
  )
  const { linkId } = linked.rows[0]
  const { rows } = await pool.query(
    `INSERT INTO closures (room_id, nights) SELECT id, '[2026-05-01,2026-05-03)' FROM rooms WHERE number = 2 RETURNING id, room_id AS room`,
  )
  const [{ id, room }] = rows
  const said = { room, firstNight: '2026-05-01', lastNight: '2026-05-02' }
  seen.push({ phase: 'acknowledged', kind: 'closure', id: String(id), said })
  await pool.end()
  return {
    observations: seen.map((one) => ({ ...one, at: now.toISOString() })),
    mails,
    sold: [{ linkId, ...sold }],
  }
}
