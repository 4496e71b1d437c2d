import { Secret, TOTP } from 'otpauth'

/** A code is for half a minute, and counts in the one before and after it too: clocks differ. */
const STEP_MS = 30_000
const AROUND = 1

/** What every app understands (RFC 6238): SHA-1, six digits, half a minute. */
const totp = (secret: string, shown: { issuer?: string; label?: string } = {}) =>
  new TOTP({ secret, ...shown, period: STEP_MS / 1000 })

/** A new key for an authenticator app: 160 bits, as RFC 4226 asks, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Bytes as base32 (RFC 4648), without padding: the bytes come in fives. */
export function base32(bytes: Buffer): string {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32
}

/** The half minute in which a moment lies, counted from 1970 (RFC 6238). Real time, ms. */
export function totpStep(now: number): number {
  return Math.floor(now / STEP_MS)
}

/** The six digits of a half minute. */
export function totpCode(secret: string, step: number): string {
  return totp(secret).generate({ timestamp: step * STEP_MS })
}

/**
 * The half minute a code is for, when it is one of now and was not used: one of a later half minute
 * than `lastStep`. Null: the code is wrong, old or used.
 */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { now: number; lastStep: number | null },
): number | null {
  // The library throws at six letters that are not six bytes.
  if (!/^\d{6}$/.test(code)) return null
  const delta = totp(secret).validate({ token: code, timestamp: now, window: AROUND })
  if (delta === null) return null
  const step = totpStep(now) + delta
  return lastStep === null || step > lastStep ? step : null
}

/** What an app reads from the QR code. */
export function totpAddress(secret: string, { issuer, email }: { issuer: string; email: string }) {
  return totp(secret, { issuer, label: email }).toString()
}
