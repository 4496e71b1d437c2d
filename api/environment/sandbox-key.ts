import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The key of the sandbox provider, made of the property's secret, so that the API that serves it and
 * the API and worker that call it know it without being told. Looks like a key of Mollie's test
 * mode.
 */
export function sandboxKey(secret: string): string {
  return `test_${createHmac('sha256', secret).update('sandbox payment provider').digest('hex')}`
}

/**
 * Whether an `Authorization` header brings that key; takes as long for one that is nearly right.
 */
export function bringsKey(authorization: string | undefined, key: string): boolean {
  const given = Buffer.from(authorization ?? '')
  const wanted = Buffer.from(`Bearer ${key}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
