import { MESSAGES_OF } from './customer-detail.ts'
import { ERASED_NAME, type RunStatement, WITHOUT_WORDS } from './erase-orders.ts'

/** Customers `$1`, those who were merged into them, and so on: one person. */
const EVERYBODY = `WITH RECURSIVE person (id) AS (
  SELECT unnest($1::int[]) UNION SELECT c.id FROM customers c JOIN person p ON c.merged_into = p.id)`

/** Of customers `$1`, what staff noted of them and what the books do not need. */
const BESIDE_THE_PERSON = [
  `${EVERYBODY} UPDATE customers SET notes = '', phone = '', edited = true WHERE id IN (SELECT id FROM person)`,
  `${EVERYBODY} DELETE FROM customer_consents WHERE customer_id IN (SELECT id FROM person)`,
  `${EVERYBODY} UPDATE changes SET before = before || '{"notes": "", "phone": ""}', after = after || '{"notes": "", "phone": ""}'
   WHERE noun = 'customers' AND row_key IN (SELECT id::text FROM person)`,
  `${EVERYBODY} UPDATE customer_moves SET was = NULL, emails = '{}' WHERE from_id IN (SELECT id FROM person) OR to_id IN (SELECT id FROM person)`,
]

/** Erases what the books do not need of customers. */
export async function eraseBesideThePerson(run: RunStatement, ids: number[]): Promise<void> {
  for (const statement of BESIDE_THE_PERSON) await run(statement, [ids])
}

/** Erases who customers were, once no order of theirs tells it any more. */
export async function eraseCustomers(run: RunStatement, ids: number[], at: Date): Promise<void> {
  await eraseBesideThePerson(run, ids)
  await run(
    `${EVERYBODY} DELETE FROM customer_emails WHERE customer_id IN (SELECT id FROM person)`,
    [ids],
  )
  await run(
    `${EVERYBODY} UPDATE customers SET name = '${ERASED_NAME}', email = '', city = '', erased_at = $2 WHERE id IN (SELECT id FROM person)`,
    [ids, at],
  )
  await run(
    `${EVERYBODY} UPDATE changes SET before = before || '{"name": "", "email": "", "city": ""}', after = after || '{"name": "", "email": "", "city": ""}'
     WHERE noun = 'customers' AND row_key IN (SELECT id::text FROM person)`,
    [ids],
  )
}

/** The addresses of customer `$1`, as SQL after `IN`. */
const ADDRESSES = '(SELECT email_key FROM customer_emails WHERE customer_id = $1)'

/** Of customer `$1`, what came from their addresses or went there: nobody needs it any more. */
const AT_THEIR_ADDRESSES = [
  `WITH gone AS (DELETE FROM form_messages WHERE ${MESSAGES_OF} RETURNING id),
     mailed AS (DELETE FROM mails USING gone WHERE subject_kind = 'form-message' AND subject_id = gone.id)
   DELETE FROM events USING gone WHERE subject_kind = 'form-message' AND subject_id = gone.id`,
  // Of sales at the desk, which are of no customer.
  `UPDATE mails SET ${WITHOUT_WORDS} WHERE subject_kind IN ('sale', 'invoice') AND email_key(recipient) IN ${ADDRESSES}`,
  `DELETE FROM invoice_mailings WHERE email_key(email) IN ${ADDRESSES}`,
  `DELETE FROM sale_mailings WHERE email_key(email) IN ${ADDRESSES}`,
]

/** Erases the messages from and the mails to the addresses of a customer, and then the addresses. */
export async function eraseAddresses(run: RunStatement, id: number): Promise<void> {
  for (const statement of AT_THEIR_ADDRESSES) await run(statement, [id])
  await run('DELETE FROM customer_emails WHERE customer_id = $1', [id])
}
