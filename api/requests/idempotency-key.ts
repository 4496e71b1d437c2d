import { hash } from 'node:crypto'
import type { Text } from '../../rules/texts/message.ts'
import { Refused, plainError } from '../errors/refused.ts'

/** `Idempotency-Key`: what the guest's page made for this one order. */
const form = /^[A-Za-z0-9_-]{8,128}$/

/**
 * The key that a request brings: asked twice with the same one, done once. Refused where there is
 * none, or one that cannot be one.
 *
 * @param missing what to say then, where it is no booking
 */
export function readIdempotencyKey(header: string | undefined, missing?: Text): string {
  if (header && form.test(header)) return header
  throw new Refused(plainError('idempotency-key-missing', missing))
}

/** What says whether two requests ask for the same: every field, in one order. */
export function requestHash(order: object): string {
  return hash('sha256', JSON.stringify(order), 'base64url')
}
