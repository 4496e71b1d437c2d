import type { EntityManager } from 'typeorm'
import { type Text, message } from '../../rules/texts/message.ts'
import { Refused, fieldRefused, orNotFound, plainError } from '../errors/refused.ts'
import { customerNumber } from './customer-list.ts'
import type { ConsentRequest, CustomerChange, CustomerDetailView } from './customer-shapes.ts'

/** Who writes a customer, and when. */
export interface Acting {
  by: string
  at: Date
}

/** A customer as edits read one. */
export type StandingCustomer = Pick<
  CustomerDetailView,
  'id' | 'name' | 'email' | 'phone' | 'city' | 'notes' | 'business'
>

/** That something cannot be done with a customer, and why. */
export const notChangeable = (text: Text) =>
  new Refused(plainError('customer-not-changeable', text))

/** A customer who can be changed. Refused: unknown, merged into another, or to be forgotten. */
export async function standingCustomer(
  manager: EntityManager,
  id: number,
): Promise<StandingCustomer> {
  const [row] = await manager.query<(StandingCustomer & { merged: boolean; erased: boolean })[]>(
    `SELECT id, name, email, phone, city, notes, business, merged_into IS NOT NULL AS merged,
       erasure_asked_at IS NOT NULL OR erased_at IS NOT NULL AS erased FROM customers WHERE id = $1`,
    [id],
  )
  const { merged, erased, ...customer } = orNotFound(row, message('customer.unknown'))
  if (merged) throw notChangeable(message('customer.merged'))
  if (erased) throw notChangeable(message('customer.erased'))
  return customer
}

/**
 * Writes a customer anew. Their bookings keep the name and address that they were made with: a mail
 * about a booking goes where the booking says.
 */
export async function changeCustomer(
  manager: EntityManager,
  id: number,
  change: CustomerChange,
): Promise<number> {
  const customer = await standingCustomer(manager, id)
  await writeEmail(manager, customer, change)
  const { name, email, phone, city, notes, business } = change
  await manager.query(
    `UPDATE customers SET name = $2, email = $3, phone = $4, city = $5, notes = $6, business = $7, edited = true WHERE id = $1`,
    [id, name.trim(), email.trim(), phone.trim(), city.trim(), notes, business],
  )
  return id
}

/** Notes that a customer agreed to something, or took it back (AVG art. 7). */
export async function noteConsent(
  manager: EntityManager,
  id: number,
  { what, given }: ConsentRequest,
  { by, at }: Acting,
): Promise<number> {
  await standingCustomer(manager, id)
  const noted = await manager.query<unknown[]>(
    given
      ? `INSERT INTO customer_consents (customer_id, what, given_at, given_by) VALUES ($1, $2, $3, $4)
         ON CONFLICT (customer_id, what) WHERE withdrawn_at IS NULL DO NOTHING RETURNING id`
      : `WITH withdrawn AS (UPDATE customer_consents SET withdrawn_at = $3, withdrawn_by = $4
           WHERE customer_id = $1 AND what = $2 AND withdrawn_at IS NULL RETURNING id) SELECT id FROM withdrawn`,
    [id, what, at, by],
  )
  if (noted.length === 0)
    throw notChangeable(
      given ? message('customer.consentGiven') : message('customer.consentMissing'),
    )
  return id
}

/** Has a new address lead to a customer, and the old one no longer where staff say so. */
async function writeEmail(
  manager: EntityManager,
  customer: StandingCustomer,
  { email, oldEmail }: CustomerChange,
): Promise<void> {
  const [was, becomes] = [customer.email, email].map((one) => one.trim().toLowerCase())
  if (was === becomes) return
  if (was !== '' && !oldEmail) throw fieldRefused('oldEmail', message('customer.oldEmailUnasked'))
  if (oldEmail === 'forget')
    await manager.query('DELETE FROM customer_emails WHERE customer_id = $1 AND email_key = $2', [
      customer.id,
      was,
    ])
  if (becomes === '') return
  await manager.query(
    'INSERT INTO customer_emails (email_key, customer_id) VALUES (email_key($1), $2) ON CONFLICT DO NOTHING',
    [becomes, customer.id],
  )
  const [owner] = await manager.query<{ id: number; name: string }[]>(
    `SELECT c.id, c.name FROM customer_emails e JOIN customers c ON c.id = e.customer_id WHERE e.email_key = email_key($1)`,
    [becomes],
  )
  if (!owner || owner.id === customer.id) return
  const of = { number: customerNumber(owner.id), name: owner.name }
  throw fieldRefused('email', message('customer.emailOfAnother', of))
}
