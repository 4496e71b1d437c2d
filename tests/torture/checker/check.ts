import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { ClientBase } from 'pg'
import type { AcceptedMail, Finding, Observation, Seen, SoldElsewhere } from './seen.ts'

const folder = import.meta.dirname
const queries = readdirSync(folder)
  .filter((name) => name.endsWith('.sql') && name !== 'observed.sql')
  .toSorted()
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))

/**
 * Compares what was seen from outside with what the house has kept. Plain SQL beside the product:
 * none of its code is used, so that a mistake in it is not made twice.
 *
 * @param client a connection of its own, allowed to read every table; within a transaction it sees
 * what that transaction wrote
 * @param now what time it is in the house
 * @returns what is wrong, a row each; empty: nothing
 */
export async function check(client: ClientBase, seen: Seen, now: Date): Promise<Finding[]> {
  await client.query(
    'DROP TABLE IF EXISTS observed, provider_payments, accepted_mails, sold_elsewhere, house CASCADE',
  )
  await client.query(readFileSync(path.join(folder, 'observed.sql'), 'utf8'))
  await loadObserved(client, seen.observations)
  await loadMails(client, seen.mails)
  await loadSold(client, seen.sold)
  await client.query(sandboxPayments)
  await client.query('INSERT INTO house VALUES ($1)', [now])
  await client.query('ANALYZE observed, provider_payments, accepted_mails')
  const findings: Finding[] = []
  for (const query of queries) findings.push(...(await client.query<Finding>(query)).rows)
  return findings
}

/** The sandbox keeps its payments in a schema of its own, which nothing of the house reads. */
const sandboxPayments = `INSERT INTO provider_payments
  SELECT p.id, CASE WHEN p.status = 'paid' THEN p.amount_cents ELSE 0 END,
    (SELECT coalesce(sum(amount_cents), 0) FROM sandbox.refunds WHERE payment_id = p.id)
      + (SELECT coalesce(sum(amount_cents), 0) FROM sandbox.chargebacks WHERE payment_id = p.id)
  FROM sandbox.payments p`

async function loadObserved(client: ClientBase, rows: readonly Observation[]): Promise<void> {
  await client.query(
    `INSERT INTO observed SELECT ordinality, row ->> 'phase', row ->> 'kind', row ->> 'id', (row ->> 'at')::timestamptz, row -> 'said'
     FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS each (row, ordinality)`,
    [JSON.stringify(rows)],
  )
}

async function loadMails(client: ClientBase, mails: readonly AcceptedMail[]): Promise<void> {
  await client.query(
    `INSERT INTO accepted_mails SELECT row ->> 'messageId', row ->> 'recipient'
     FROM jsonb_array_elements($1::jsonb) AS row`,
    [JSON.stringify(mails)],
  )
}

async function loadSold(client: ClientBase, sold: readonly SoldElsewhere[]): Promise<void> {
  await client.query(
    `INSERT INTO sold_elsewhere SELECT (row ->> 'linkId')::int, daterange((row ->> 'from')::date, (row ->> 'until')::date)
     FROM jsonb_array_elements($1::jsonb) AS row`,
    [JSON.stringify(sold)],
  )
}
