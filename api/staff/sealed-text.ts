import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What AES-GCM takes and adds, in bytes. */
const NONCE = 12
const TAG = 16

/**
 * Encrypts a text with a key made of the property's secret (AES-256-GCM), so that who reads the
 * database alone reads nothing.
 *
 * @param about what it is and whose; it opens under the same words only
 */
export function sealText(text: string, about: string, secret: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** The text again; null where it was sealed with another secret, about something else, or forged. */
export function openSealed(sealed: string, about: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE + TAG) return null
  const opener = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, NONCE), {
    authTagLength: TAG,
  })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(-TAG))
  try {
    return opener.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + opener.final('utf8')
  } catch {
    return null
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'kamersleutel sealed text', 32))
}
