import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'

/**
 * Whether pgbench is on the PATH; PostgreSQL's packages bring it, this project's embedded one does
 * not.
 */
export function hasPgbench(): boolean {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * The four inserts in pgbench, which is C and knows no JSON, no dates and no garbage: transactions
 * a second with that many clients. The stays are far ahead, a night and room each by a sequence.
 */
export async function pgbenchPerSecond(
  url: string,
  pool: pg.Pool,
  clients: number,
  transactions: number,
  quote: string,
): Promise<number> {
  await pool.query('CREATE SEQUENCE IF NOT EXISTS bench_seq')
  const folder = mkdtempSync(join(tmpdir(), 'kamersleutel-pgbench-'))
  const script = join(folder, 'four-inserts.sql')
  writeFileSync(script, four(quote))
  const { username, password, hostname, port, pathname } = new URL(url)
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    `${clients}`,
    '-j',
    '1',
    '-t',
    `${Math.ceil(transactions / clients)}`,
    '-f',
    script,
  ]
  try {
    const { stdout } = await promisify(execFile)(
      'pgbench',
      [...args, '-h', hostname, '-p', port, '-U', username, pathname.slice(1)],
      {
        env: { ...process.env, PGPASSWORD: password },
      },
    )
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const four = (quote: string) => `
SELECT nextval('bench_seq') AS n, gen_random_uuid() AS id \\gset
BEGIN;
INSERT INTO folios (id, kind, number, created_at) VALUES (:id, 'booking', 'B' || :n, now());
INSERT INTO folio_entries (folio_id, kind, cents, at, by, quote) VALUES (:id, 'sold', 10000, now(), 'guest', '${quote}');
INSERT INTO bookings (id, number, state, source, made_by, payment, room_type_id, room_id, stay, adults, name, first_name, last_name, email, phone, city, folio_id, total_cents, hold_until, promised_until, visitor, created_at, updated_at) VALUES (:id, 'B' || :n, 'held', 'own-website', 'guest', 'online', 1 + :n % 9 / 3, 1 + :n % 9, daterange(date '2100-01-01' + (:n / 9)::int, date '2100-01-02' + (:n / 9)::int), 2, 'Anna Bakker', 'Anna', 'Bakker', 'anna@example.com', '0612345678', 'Stein', :id, 10000, now() + interval '20 minutes', now() + interval '20 minutes', :n, now(), now());
INSERT INTO payments (id, folio_id, amount_cents, state, created_at, updated_at) VALUES (gen_random_uuid(), :id, 10000, 'created', now(), now());
INSERT INTO idempotency_keys (key, request_hash, booking_id) VALUES ('key' || :n, 'hash' || :n, :id);
INSERT INTO outbox (subject_kind, subject_id, topic) VALUES ('booking', :id, 'booking-held');
COMMIT;
`
