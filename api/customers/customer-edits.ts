import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { checkCustomer } from '../../rules/forms/check-customer.ts'
import { customerTexts } from '../../rules/texts/customer.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, delivered, invalidInput } from '../errors/refused.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { customerNumber } from './customer-list.ts'
import { type Acting, changed, mergeCustomers, splitOrder, undoMove } from './customer-moves.ts'
import type {
  ConsentRequest,
  CustomerChange,
  MergeRequest,
  SplitRequest,
} from './customer-requests.ts'
import { type StandingCustomer, notChangeable, standingCustomer } from './standing-customer.ts'

/** Which customer is written, and the version that the screen showed. */
interface Written {
  id: number | null
  version?: number | undefined
}

/**
 * What staff write of customers: who they are, what they agreed to, and which of them are one. Each
 * answers the id of the customer whose page is shown next.
 */
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
  async change(staff: StaffMember, id: number, change: CustomerChange): Promise<number> {
    const errors = checkCustomer(change)
    if (errors.length > 0) throw new Refused(invalidInput(errors))
    return this.write(staff, { id, version: change.version }, String(id), async (manager) => {
      const customer = await standingCustomer(manager, id)
      await writeEmail(manager, customer, change)
      const { name, email, phone, city, notes, business } = change
      await manager.query(
        `UPDATE customers SET name = $2, email = $3, phone = $4, city = $5, notes = $6, business = $7, edited = true WHERE id = $1`,
        [id, name.trim(), email.trim(), phone.trim(), city.trim(), notes, business],
      )
      return id
    })
  }

  /** Notes that a customer agreed to something, or took it back (AVG art. 7). */
  consent(staff: StaffMember, id: number, { what, given }: ConsentRequest): Promise<number> {
    return this.write(staff, { id }, String(id), async (manager, { by, at }) => {
      await standingCustomer(manager, id)
      const rows = given
        ? await manager.query<unknown[]>(
            `INSERT INTO customer_consents (customer_id, what, given_at, given_by) VALUES ($1, $2, $3, $4)
             ON CONFLICT (customer_id, what) WHERE withdrawn_at IS NULL DO NOTHING RETURNING id`,
            [id, what, at, by],
          )
        : await changed(
            manager,
            `UPDATE customer_consents SET withdrawn_at = $3, withdrawn_by = $4
             WHERE customer_id = $1 AND what = $2 AND withdrawn_at IS NULL RETURNING id`,
            [id, what, at, by],
          )
      if (rows.length === 0)
        throw notChangeable(given ? customerTexts.consentGiven : customerTexts.consentMissing)
      return id
    })
  }

  /** Merges another customer into this one, who stays. */
  async merge(staff: StaffMember, id: number, request: MergeRequest): Promise<number> {
    if (request.other === id) throw atField('other', customerTexts.withItself)
    return this.write(staff, { id, version: request.version }, null, (manager, acting) =>
      mergeCustomers(manager, id, request, acting),
    )
  }

  /** Gives one order of a customer a customer of its own. Answers that one. */
  split(staff: StaffMember, id: number, { orderId, version }: SplitRequest): Promise<number> {
    return this.write(staff, { id, version }, null, (manager, acting) =>
      splitOrder(manager, id, orderId, acting),
    )
  }

  /** Takes a merge or a split back. Answers who has the orders again. */
  undo(staff: StaffMember, moveId: number): Promise<number> {
    return this.write(staff, { id: null }, null, (manager, acting) =>
      undoMove(manager, moveId, acting),
    )
  }

  /** @param stale the customer whose screens are read again; null where orders moved: anybody's */
  private async write(
    staff: StaffMember,
    { id, version }: Written,
    stale: string | null,
    work: (manager: EntityManager, acting: Acting) => Promise<number>,
  ): Promise<number> {
    const edit = { noun: 'customers', key: id === null ? null : String(id), version }
    const acting = { by: staff.name, at: new Date(this.clock.now()) }
    const says = { noun: 'customers', id: () => stale } as const
    return delivered(
      await this.edits.write(staff, edit, says, async (manager) => ({
        ok: true,
        value: await work(manager, acting),
      })),
    )
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
  if (!owner || owner.id === customer.id) return
  const of = { number: customerNumber(owner.id), name: owner.name }
  throw atField('email', fillText(customerTexts.emailOfAnother, of))
}

const atField = (field: string, text: string) => new Refused(invalidInput([{ field, text }]))
