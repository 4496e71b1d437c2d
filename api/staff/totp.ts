import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A code is for half a minute, and counts in the one before and after it too: clocks differ. */
const STEP_MS = 30_000
const AROUND = 1

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new key for an authenticator app: 160 bits, as RFC 4226 asks, in base32. */
export function newTotpSecret(): string {
  return base32(randomBytes(20))
}

/** Bytes as base32 (RFC 4648), without padding: the bytes come in fives. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]!)
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The half minute in which a moment lies, counted from 1970 (RFC 6238). Real time, ms. */
export function totpStep(now: number): number {
  return Math.floor(now / STEP_MS)
}

/** The six digits of a half minute (RFC 6238 with SHA-1, which is what every app understands). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const binary = mac.readUInt32BE(mac[19]! & 15) & 0x7fff_ffff
  return String(binary % 1_000_000).padStart(6, '0')
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
  const current = totpStep(now)
  const given = Buffer.from(code)
  let found: number | null = null
  for (let step = current - AROUND; step <= current + AROUND; step++) {
    const wanted = Buffer.from(totpCode(secret, step))
    const fits = given.length === wanted.length && timingSafeEqual(given, wanted)
    if (fits && (lastStep === null || step > lastStep)) found = step
  }
  return found
}

/** What an app reads from the QR code. */
export function totpAddress(secret: string, { issuer, email }: { issuer: string; email: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer }).toString().replaceAll('+', '%20')}`
}
