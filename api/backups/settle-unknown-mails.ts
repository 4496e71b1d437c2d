import type { ClientBase } from 'pg'

/** Why, as staff read it with the mail. */
const WHY = 'de back-up is gemaakt tijdens het verzenden'

/**
 * Mails that were on their way when the snapshot was taken: the house that burned has sent them, or
 * not. They are uncertain for staff and are never repeated by themselves
 * (docs/why-may-a-mail-arrive-twice.md). So is one whose repeat was still to go.
 *
 * @returns how many there were
 */
export async function settleUnknownMails(client: ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE mails SET state = 'uncertain', last_error = coalesce(last_error, $1)
     WHERE state = 'sending' OR state = 'queued' AND unknown_outcomes > 0`,
    [WHY],
  )
  return rowCount ?? 0
}
