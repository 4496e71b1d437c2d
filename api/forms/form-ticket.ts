import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Nobody fills in a form faster than this, ms; a page with script waits for what is left of it. */
const SOONEST_MS = 3_000

/** A page that was opened longer ago asks for a new one, ms. */
const LATEST_MS = 24 * 3_600_000

/** What a ticket says; `id` is random and makes one opening of the page. */
export type TicketCheck =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-ours' | 'too-soon' | 'too-old' }

/**
 * A ticket: when a form was opened, signed, so that a program cannot send what it never opened.
 *
 * @param now ms since 1970 UTC
 */
export function issueTicket(secret: string, now: number): string {
  const content = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`
  return `${content}.${signature(content, secret)}`
}

/** Whether a form may be sent with this ticket now. */
export function checkTicket(ticket: string, secret: string, now: number): TicketCheck {
  const [, content = '', at = '', id = '', signed = ''] =
    /^(([0-9a-z]{1,12})\.([\w-]{16}))\.([\w-]{43})$/.exec(ticket) ?? []
  if (!isSame(signed, signature(content, secret))) return { ok: false, reason: 'not-ours' }
  const age = now - Number.parseInt(at, 36)
  // A clock that was moved back meanwhile is no fault of who waits.
  if (age >= 0 && age < SOONEST_MS) return { ok: false, reason: 'too-soon' }
  return age > LATEST_MS ? { ok: false, reason: 'too-old' } : { ok: true, id }
}

function signature(content: string, secret: string): string {
  return createHmac('sha256', secret).update(`form ticket ${content}`).digest('base64url')
}

/** Takes as long for one that is nearly right. */
function isSame(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
