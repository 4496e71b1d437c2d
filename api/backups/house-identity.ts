import { createHmac } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { log } from '../telemetry/log.ts'

/** Which house this is: its row of `house_identity`. */
export interface HouseIdentity {
  id: string
  /** Of the secret that it runs with; null where it never started. */
  secretFingerprint: string | null
}

/** A SECRET that the house does not run with. */
export class OtherSecret extends Error {
  override readonly name = 'OtherSecret'
}

/** Null where the tables are of a release that kept none. */
export async function readIdentity(client: ClientBase): Promise<HouseIdentity | null> {
  const there = await client.query(`SELECT WHERE to_regclass('public.house_identity') IS NULL`)
  if (there.rowCount) return null
  const { rows } = await client.query<HouseIdentity>(
    'SELECT id, secret_fingerprint AS "secretFingerprint" FROM public.house_identity',
  )
  return rows[0] ?? null
}

/**
 * Refuses a secret that the house does not run with: a backup that has it restores to a house in which
 * no second step and no link in a mail works.
 *
 * @throws OtherSecret
 */
export function refuseOtherSecret(identity: HouseIdentity | null, secret: string): void {
  const known = identity?.secretFingerprint
  if (known && known !== fingerprintOf(secret))
    throw new OtherSecret(
      'SECRET is not the one that this house started with last: nothing in such a backup that is signed ' +
        'or sealed would work again. Give the same SECRET as at its start. Nothing was written.',
    )
}

/** Notes the secret that the house starts with. */
export async function noteSecret(pool: Pool, secret: string): Promise<void> {
  const { rows } = await pool.query<{ was: string | null }>(
    `WITH was AS (SELECT secret_fingerprint FROM house_identity)
     UPDATE house_identity h SET secret_fingerprint = $1 FROM was
     WHERE h.secret_fingerprint IS DISTINCT FROM $1 RETURNING was.secret_fingerprint AS was`,
    [fingerprintOf(secret)],
  )
  if (rows[0]?.was)
    log.warn(
      'SECRET is another one than at the last start: second steps and links of before are over',
    )
}

/** Says nothing of the secret, which is too long to be guessed. */
function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('fingerprint of the secret').digest('base64url')
}
