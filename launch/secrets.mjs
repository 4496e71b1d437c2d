import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * The passwords of the embedded PostgreSQL and the key of the hashes: made at the first start,
 * readable by their owner only.
 * @param {string} folder the data folder
 * @returns {{ superPassword: string, ownerPassword: string, appPassword: string, secret: string }}
 */
export function keepSecrets(folder) {
  const file = path.join(folder, 'secrets.json')
  const kept = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
  // A copy of the folder, or a restore of one, may have come with other rights.
  if (fs.existsSync(file)) fs.chmodSync(file, 0o600)
  const fresh = () => randomBytes(24).toString('hex')
  // A folder that an earlier version made knows fewer: it keeps those and gets the rest.
  const secrets = {
    superPassword: fresh(),
    ownerPassword: fresh(),
    appPassword: fresh(),
    secret: fresh(),
    ...kept,
  }
  if (Object.keys(secrets).every((name) => name in kept)) return secrets
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
