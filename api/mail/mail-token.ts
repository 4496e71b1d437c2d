import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Subject } from '../subjects/events.ts'

/**
 * What a link in a mail proves: that who follows it has the mail about this subject. Made of the
 * property's secret, so it is stored nowhere.
 */
export function mailToken(secret: string, { kind, id }: Subject): string {
  return createHmac('sha256', secret).update(`mail about ${kind} ${id}`).digest('base64url')
}

/** Whether a token is of a mail about this subject; takes as long for one that is nearly right. */
export function isMailToken(secret: string, subject: Subject, given: string): boolean {
  const [wanted, token] = [mailToken(secret, subject), given].map((text) => Buffer.from(text))
  return wanted!.length === token!.length && timingSafeEqual(wanted!, token!)
}
