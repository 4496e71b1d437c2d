import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { checkCustomer } from '../../rules/forms/check-customer.ts'
import { customerTexts } from '../../rules/texts/customer.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, Refused, invalidInput } from '../errors/refused.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { customerNumber } from './customer-number.ts'
import { changed } from './merge-customers.ts'
import type { ConsentRequest, CustomerChange } from './customer-requests.ts'
import { type StandingCustomer, notChangeable, standingCustomer } from './standing-customer.ts'

/** What staff write of a customer: who they are, and what they agreed to. */
@Injectable()
export class CustomerEdits {
  constructor(
    private readonly edits: StaffEdits,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a customer anew. Their bookings keep the name and address that they were made with: a
   * mail about a booking goes where the booking says.
   */
  async change(staff: StaffMember, id: number, change: CustomerChange): Promise<Answer<number>> {
    const errors = checkCustomer(change)
    if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
    return this.write(staff, id, change.version, async (manager) => {
      const customer = await standingCustomer(manager, id)
      await writeEmail(manager, customer, change)
      await manager.query(
        `UPDATE customers SET name = $2, email = $3, phone = $4, city = $5, notes = $6, business = $7, edited = true WHERE id = $1`,
        [
          id,
          change.name.trim(),
          change.email.trim(),
          change.phone.trim(),
          change.city.trim(),
          change.notes,
          change.business,
        ],
      )
    })
  }

  /** Notes that a customer agreed to something, or took it back (AVG art. 7). */
  async consent(
    staff: StaffMember,
    id: number,
    { what, given }: ConsentRequest,
  ): Promise<Answer<number>> {
    const now = new Date(this.clock.now())
    return this.write(staff, id, undefined, async (manager) => {
      await standingCustomer(manager, id)
      const rows = given
        ? await manager.query<unknown[]>(
            `INSERT INTO customer_consents (customer_id, what, given_at, given_by) VALUES ($1, $2, $3, $4)
             ON CONFLICT (customer_id, what) WHERE withdrawn_at IS NULL DO NOTHING RETURNING id`,
            [id, what, now, staff.name],
          )
        : await changed(
            manager,
            `UPDATE customer_consents SET withdrawn_at = $3, withdrawn_by = $4
             WHERE customer_id = $1 AND what = $2 AND withdrawn_at IS NULL RETURNING id`,
            [id, what, now, staff.name],
          )
      if (rows.length === 0)
        throw new Refused(
          notChangeable(given ? customerTexts.consentGiven : customerTexts.consentMissing),
        )
    })
  }

  private write(
    staff: StaffMember,
    id: number,
    version: number | undefined,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<Answer<number>> {
    const edit = { noun: 'customers', key: String(id), version }
    return this.edits.write(staff, edit, { noun: 'customers', id: String }, async (manager) => {
      await work(manager)
      return { ok: true, value: id }
    })
  }
}

/** Has a new address lead to a customer, and the old one no longer where staff say so. */
async function writeEmail(
  manager: EntityManager,
  customer: StandingCustomer,
  { email, oldEmail }: CustomerChange,
): Promise<void> {
  const [was, becomes] = [customer.email, email].map((one) => one.trim().toLowerCase())
  if (was === becomes) return
  if (was !== '' && !oldEmail) throw atField('oldEmail', customerTexts.oldEmailUnasked)
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
  if (owner && owner.id !== customer.id)
    throw atField(
      'email',
      fillText(customerTexts.emailOfAnother, {
        number: customerNumber(owner.id),
        name: owner.name,
      }),
    )
}

function atField(field: string, text: string): Refused {
  return new Refused(invalidInput([{ field, text }]))
}
