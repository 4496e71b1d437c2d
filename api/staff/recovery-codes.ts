import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { base32 } from './totp.ts'

/** How many codes one has at a time. */
const COUNT = 10

/**
 * Gives a member of staff ten codes that each open the second step once; those of before are worth
 * nothing. The codes exist nowhere else: 80 bits each, so their hash needs no slow one, and no
 * secret of the server that could be lost.
 */
export async function renewRecoveryCodes(
  manager: EntityManager,
  staffId: string,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => base32(randomBytes(10)).toLowerCase())
  await dropRecoveryCodes(manager, staffId)
  await manager.query(
    'INSERT INTO staff_recovery_codes (staff_id, code_hash) SELECT $1, unnest($2::text[])',
    [staffId, codes.map((code) => hashOfRecoveryCode(staffId, code))],
  )
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'))
}

export async function dropRecoveryCodes(manager: EntityManager, staffId: string): Promise<void> {
  await manager.query('DELETE FROM staff_recovery_codes WHERE staff_id = $1', [staffId])
}

/** What is kept of a code, however it is typed: with spaces, without hyphens, in capitals. */
export function hashOfRecoveryCode(staffId: string, typed: string): string {
  const code = typed.toLowerCase().replaceAll(/[^a-z2-7]/g, '')
  return createHash('sha256').update(`${staffId} ${code}`).digest('base64url')
}
