import { Injectable } from '@nestjs/common'
import { Pool, type QueryResultRow } from 'pg'
import type { z } from 'zod'
import { stateAt } from '../bookings/booking-rows.ts'
import { instantText } from '../database/house-days.ts'
import { Clock } from '../environment/clock.ts'
import { balanceSql } from '../folios/folios.ts'
import { Lists } from '../lists/list-of.ts'
import type { ListPage } from '../lists/list-question.ts'
import { MOVED_SINCE } from './customer-moves.ts'
import { MESSAGES_OF, RECOUNT_CUSTOMERS, customerList, customerNumberSql } from './customer-list.ts'
import type { CustomerDetailView, CustomerView } from './customer-shapes.ts'
import { type CollectedData, PERSONAL_DATA } from './personal-data.ts'
import { unknownCustomer } from './standing-customer.ts'

/** More than a page is read through; the export has them all. */
const MOST = 200

/** What one customer has beside the columns of the list. */
const DETAIL = `c.notes, c.merged_into AS "mergedInto", ${instantText('c.erasure_asked_at')} AS "erasureAskedAt", ${instantText('c.erased_at')} AS "erasedAt",
  (SELECT coalesce(array_agg(email_key ORDER BY email_key), '{}') FROM customer_emails WHERE customer_id = c.id) AS emails`

const CONSENTS = `SELECT id, what, ${instantText('given_at')} AS "givenAt", given_by AS "givenBy",
    ${instantText('withdrawn_at')} AS "withdrawnAt", withdrawn_by AS "withdrawnBy"
  FROM customer_consents WHERE customer_id = $1 ORDER BY given_at DESC, id DESC`

/** The orders of customer `$1`, with `$2` the instant: a hold past its end is over. */
const BOUGHT = `SELECT * FROM (
    SELECT b.id, o.kind, b.number, ${stateAt('$2')} AS state,
      b.name, b.email, lower(b.stay)::text AS "from", upper(b.stay)::text AS until, b.total_cents AS "totalCents",
      ${balanceSql('b.folio_id')} AS "balanceCents", o.apart, o.erased_at IS NOT NULL AS erased
    FROM customer_orders o JOIN bookings b ON b.id = o.order_id WHERE o.customer_id = $1
    UNION ALL
    SELECT b.id, o.kind, b.number, b.state, b.name, b.email, b.delivery_day::text, NULL, b.total_cents,
      ${balanceSql('b.folio_id')}, o.apart, o.erased_at IS NOT NULL
    FROM customer_orders o JOIN breakfast_orders b ON b.id = o.order_id WHERE o.customer_id = $1) AS bought
  ORDER BY "from" DESC, number DESC LIMIT ${MOST}`

const MESSAGES = `SELECT id, form, ${instantText('created_at')} AS "createdAt", handled_at IS NOT NULL AS handled
  FROM form_messages WHERE ${MESSAGES_OF} ORDER BY created_at DESC, id LIMIT ${MOST}`

const MAILS = `SELECT id, kind, subject, state, ${instantText('created_at')} AS "createdAt" FROM mails
  WHERE (subject_kind, subject_id) IN (
    SELECT kind, order_id FROM customer_orders WHERE customer_id = $1
    UNION ALL SELECT 'form-message', id FROM form_messages WHERE ${MESSAGES_OF})
  ORDER BY created_at DESC, id LIMIT ${MOST}`

const MOVES = `SELECT m.id, m.kind, json_build_object('id', other.id, 'number', ${customerNumberSql('other.id')}, 'name', other.name) AS other,
    m.from_id = $1 AS "isFrom", cardinality(m.orders) AS orders, m.by, ${instantText('m.at')} AS at, NOT ${MOVED_SINCE} AS undoable
  FROM customer_moves m JOIN customers other ON other.id = CASE WHEN m.from_id = $1 THEN m.to_id ELSE m.from_id END
  WHERE (m.from_id = $1 OR m.to_id = $1) AND m.undone_at IS NULL ORDER BY m.id DESC LIMIT ${MOST}`

/** Customers as staff see them. Their orders are counted first. */
@Injectable()
export class Customers {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly lists: Lists,
  ) {}

  async page(question: z.output<typeof customerList.question>): Promise<ListPage<CustomerView>> {
    await this.pool.query(RECOUNT_CUSTOMERS)
    return this.lists.page(customerList, question)
  }

  /**
   * One customer: who they are, what they bought, wrote and agreed to. One that was merged says into
   * which.
   */
  async one(id: number): Promise<CustomerDetailView> {
    await this.pool.query(RECOUNT_CUSTOMERS)
    const customer = await this.lists.one<CustomerDetailView>(customerList, id, DETAIL)
    if (!customer) throw unknownCustomer()
    const [consents, bought, messages, mails, moves] = await Promise.all([
      this.rows<CustomerDetailView['consents'][number]>(CONSENTS, id),
      this.rows<CustomerDetailView['bought'][number]>(BOUGHT, id, new Date(this.clock.now())),
      this.rows<CustomerDetailView['messages'][number]>(MESSAGES, id),
      this.rows<CustomerDetailView['mails'][number]>(MAILS, id),
      this.rows<CustomerDetailView['moves'][number]>(MOVES, id),
    ])
    return { ...customer, consents, bought, messages, mails, moves }
  }

  /** Collects what is stored of one person, for who asks for it (AVG art. 15 and 20). */
  async personalData(id: number): Promise<CollectedData> {
    const data: CollectedData['data'] = {}
    for (const [name, sql] of Object.entries(PERSONAL_DATA)) data[name] = await this.rows(sql, id)
    if (data['customer']!.length === 0) throw unknownCustomer()
    return { collectedAt: new Date(this.clock.now()).toISOString(), data }
  }

  private async rows<Row extends QueryResultRow>(sql: string, ...values: unknown[]) {
    return (await this.pool.query<Row>(sql, values)).rows
  }
}
