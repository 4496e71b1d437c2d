import type { Setup } from '../setup/setup.ts'
import type { Standing } from './part.ts'

/** A folio has its subject's id. A payment that only the provider knows was opened twice. */
const STANDING = `SELECT
  ARRAY(SELECT kind FROM events WHERE subject_id = $1 ORDER BY id) AS events,
  ARRAY(SELECT kind FROM folio_entries WHERE folio_id = $1 ORDER BY id) AS entries,
  (SELECT count(*)::int FROM sandbox.refunds) AS refunds,
  (SELECT count(*)::int FROM sandbox.payments
   WHERE id NOT IN (SELECT provider_id FROM payments WHERE provider_id IS NOT NULL)) AS strays`

/** How a subject stands, here and at the provider, where its property has no other payments. */
export async function standingOf(setup: Setup, id: string): Promise<Seen> {
  const [{ rows }, mails] = await Promise.all([
    setup.pool.query<Omit<Seen, 'mails'>>(STANDING, [id]),
    setup.mails(id),
  ])
  return { ...rows[0]!, mails: mails.toSorted() }
}

/** What a test sees of a standing, and that no payment was opened twice. */
export interface Seen extends Required<Standing> {
  /** Payments that only the provider knows. */
  strays: number
}

/** What is to be seen of a part's end. */
export function seenAs(end: Standing): Seen {
  return { refunds: 0, ...end, strays: 0 }
}
