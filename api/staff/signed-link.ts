import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link's token says: whose it is and until when, ms. */
export interface LinkToken {
  staffId: string
  until: number
  signature: string
}

/**
 * The token of a link in a mail to staff. Nothing of it is stored: it is signed over who, until when
 * and how things are now, so it ends by itself, and with its first use.
 *
 * @param over what it is for, and what its use changes
 */
export function linkToken(
  staffId: string,
  { until, over, secret }: { until: number; over: string; secret: string },
): string {
  return `${staffId}.${until}.${signatureOf(staffId, until, over, secret)}`
}

/** A token that can be one of ours and is not over yet; whether it is, `isSigned` says. */
export function readLinkToken(token: string): LinkToken | null {
  const [, staffId, until, signature] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{10,16})\.([\w-]{43})$/.exec(token) ?? []
  if (!staffId || !until || !signature || Number(until) <= Date.now()) return null
  return { staffId, until: Number(until), signature }
}

/** Whether a token is ours, and nothing it was signed over has changed. Takes as long if not. */
export function isSigned(
  { staffId, until, signature }: LinkToken,
  over: string,
  secret: string,
): boolean {
  const wanted = Buffer.from(signatureOf(staffId, until, over, secret))
  return timingSafeEqual(wanted, Buffer.from(signature))
}

function signatureOf(staffId: string, until: number, over: string, secret: string): string {
  return createHmac('sha256', secret).update(`${over} ${staffId} ${until}`).digest('base64url')
}
