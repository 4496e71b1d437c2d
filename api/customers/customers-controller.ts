import { Body, Get, Put, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { Pool } from 'pg'
import { DataSource, type EntityManager } from 'typeorm'
import { z } from 'zod'
import { checkCustomer } from '../../rules/forms/check-customer.ts'
import { message } from '../../rules/texts/message.ts'
import { stateAt } from '../bookings/booking-rows.ts'
import { instantText } from '../database/house-days.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { Refused, delivered, invalidInput, orNotFound } from '../errors/refused.ts'
import { balanceSql } from '../folios/folios.ts'
import { type Question, listRoute } from '../lists/list-of.ts'
import { type ListPage } from '../lists/list-question.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id, rowId } from '../requests/routes.ts'
import { sendFile } from '../requests/send-file.ts'
import {
  type Acting,
  MOVED_SINCE,
  changeCustomer,
  mergeCustomers,
  noteConsent,
  splitOrder,
  undoMove,
} from './customer-edits.ts'
import {
  ORDERS,
  messagesOf,
  RECOUNT_CUSTOMERS,
  customerList,
  customerNumberSql,
} from './customer-list.ts'
import {
  type CustomerDetailView,
  type CustomerView,
  type ErasureView,
  consentShape,
  customerChangeShape,
  customerDetailShape,
  customerViewShape,
  erasureShape,
  erasureViewShape,
  mergeShape,
  splitShape,
} from './customer-shapes.ts'
import { erasePerson, previewErasure } from './erasure.ts'
import {
  type CollectedData,
  PERSONAL_DATA,
  personalDataDocument,
  personalDataShape,
} from './personal-data.ts'

/** More than a page is read through; the export has them all. */
const MOST = 200

const CONSENTS = `SELECT what, ${instantText('given_at')} AS "givenAt", given_by AS "givenBy",
    ${instantText('withdrawn_at')} AS "withdrawnAt", withdrawn_by AS "withdrawnBy"
  FROM customer_consents WHERE customer_id = c.id ORDER BY given_at DESC, id DESC`

/** A hold past its end is over. */
const BOUGHT = `SELECT b.id, b.kind, b.number, ${stateAt('$1')} AS state, b.first_day::text AS "from",
    CASE b.kind WHEN 'booking' THEN b.last_day::text END AS until, b.total_cents AS "totalCents",
    ${balanceSql('b.folio_id')} AS "balanceCents", b.apart, b.erased_at IS NOT NULL AS erased
  FROM ${ORDERS} b WHERE b.customer_id = c.id ORDER BY b.first_day DESC, b.number DESC LIMIT ${MOST}`

const MESSAGES = `SELECT id, form, ${instantText('created_at')} AS "createdAt", handled_at IS NOT NULL AS handled
  FROM form_messages WHERE ${messagesOf('c.id')} ORDER BY created_at DESC, id LIMIT ${MOST}`

const MAILS = `SELECT id, kind, subject, state, ${instantText('created_at')} AS "createdAt" FROM mails
  WHERE (subject_kind, subject_id) IN (
    SELECT kind, order_id FROM customer_orders WHERE customer_id = c.id
    UNION ALL SELECT 'form-message', id FROM form_messages WHERE ${messagesOf('c.id')})
  ORDER BY created_at DESC, id LIMIT ${MOST}`

const MOVES = `SELECT m.id, m.kind, json_build_object('id', other.id, 'number', ${customerNumberSql('other.id')}, 'name', other.name) AS other,
    m.from_id = c.id AS "isFrom", m.by, ${instantText('m.at')} AS at, NOT ${MOVED_SINCE} AS undoable
  FROM customer_moves m JOIN customers other ON other.id = CASE WHEN m.from_id = c.id THEN m.to_id ELSE m.from_id END
  WHERE (m.from_id = c.id OR m.to_id = c.id) AND m.undone_at IS NULL ORDER BY m.id DESC LIMIT ${MOST}`

const rowsOf = (sql: string) => `(SELECT coalesce(json_agg(one), '[]') FROM (${sql}) one)`

/** What one customer has beside the columns of the list: what they bought, wrote and agreed to. */
const DETAIL = `c.notes, c.merged_into AS "mergedInto", ${instantText('c.erasure_asked_at')} AS "erasureAskedAt", ${instantText('c.erased_at')} AS "erasedAt",
  (SELECT coalesce(array_agg(email_key ORDER BY email_key), '{}') FROM customer_emails WHERE customer_id = c.id) AS emails,
  ${rowsOf(CONSENTS)} AS consents, ${rowsOf(BOUGHT)} AS bought, ${rowsOf(MESSAGES)} AS messages, ${rowsOf(MAILS)} AS mails, ${rowsOf(MOVES)} AS moves`

const id = rowId('Deze klant bestaat niet.')
const moveId = rowId('Deze samenvoeging of splitsing bestaat niet.')

/** Customers: who booked or ordered, and what staff keep of them (BO §2, /klanten). */
@BackOffice('customers')
export class CustomersController extends listRoute('customers', customerList, customerViewShape) {
  constructor(
    private readonly pool: Pool,
    private readonly database: DataSource,
    private readonly edits: StaffEdits,
    private readonly clock: Clock,
    private readonly inForce: WordsInForce,
  ) {
    super()
  }

  /** Their orders are counted first. */
  override async page(question: Question): Promise<ListPage<CustomerView>> {
    await this.pool.query(RECOUNT_CUSTOMERS)
    return super.page(question)
  }

  /** One that was merged says into which. */
  @Get(':id')
  @Answers(customerDetailShape)
  async one(@Id(id) customerId: number): Promise<CustomerDetailView> {
    await this.pool.query(RECOUNT_CUSTOMERS)
    const customer = this.lists.one<CustomerDetailView>(customerList, customerId, DETAIL)
    return orNotFound(await customer, message('customer.unknown'))
  }

  @Put(':id')
  @Answers(customerDetailShape)
  async change(
    @Id(id) customerId: number,
    @Body({ schema: customerChangeShape }) change: z.output<typeof customerChangeShape>,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    const errors = checkCustomer(change)
    if (errors.length > 0) throw new Refused(invalidInput(errors))
    return this.write(staff, customerId, change, changeCustomer)
  }

  /** Notes that they agreed to something, or took it back. */
  @Acts(':id/consent', customerDetailShape)
  async consent(
    @Id(id) customerId: number,
    @Body({ schema: consentShape }) asked: z.output<typeof consentShape>,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.write(staff, customerId, asked, noteConsent)
  }

  /** Merges another customer into this one; answers this one. */
  @Acts(':id/merge', customerDetailShape)
  async merge(
    @Id(id) customerId: number,
    @Body({ schema: mergeShape }) asked: z.output<typeof mergeShape>,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.write(staff, customerId, asked, mergeCustomers)
  }

  /** Gives one order a customer of its own; answers that one. */
  @Acts(':id/split', customerDetailShape)
  async split(
    @Id(id) customerId: number,
    @Body({ schema: splitShape }) asked: z.output<typeof splitShape>,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.write(staff, customerId, asked, splitOrder)
  }

  /** Takes a merge or a split back; answers who has the orders again. */
  @Acts('moves/:moveId/undo', customerDetailShape)
  async undo(
    @Id(moveId, 'moveId') move: number,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.write(staff, null, {}, (manager, _id, _asked, acting) =>
      undoMove(manager, move, acting),
    )
  }

  /** All that is stored of them, to be taken along (AVG art. 20). */
  @Get(':id/data')
  @Answers(personalDataShape)
  async data(@Id(id) customerId: number, @Res() reply: FastifyReply): Promise<void> {
    const content = JSON.stringify(await this.personalData(customerId), null, 2)
    const file = { name: `klant-${customerId}.json`, type: 'application/json', content }
    await sendFile(reply, { ...file, as: 'attachment' })
  }

  /** The same as a page to read (AVG art. 15). */
  @Get(':id/document')
  @Answers(z.string().meta({ description: 'A page of its own.' }), 'text/html')
  async document(@Id(id) customerId: number, @Res() reply: FastifyReply): Promise<void> {
    const content = personalDataDocument(await this.personalData(customerId))
    const file = { name: `klant-${customerId}.html`, type: 'text/html; charset=utf-8', content }
    await sendFile(reply, { ...file, as: 'attachment' })
  }

  /** What would go if they were erased now, what stays, and until when. */
  @Get(':id/erasure')
  @Answers(erasureViewShape)
  beforeErasure(@Id(id) customerId: number): Promise<ErasureView> {
    return previewErasure(this.database.manager, customerId, {
      at: new Date(this.clock.now()),
      words: this.inForce.words,
    })
  }

  /** Erases them (AVG art. 17). It cannot be undone. */
  @Acts(':id/erasure', customerDetailShape)
  async erase(
    @Id(id) customerId: number,
    @Body({ schema: erasureShape }) asked: z.output<typeof erasureShape>,
    @ActingStaff() staff: StaffMember,
  ): Promise<CustomerDetailView> {
    return this.write(staff, customerId, asked, erasePerson)
  }

  /** Carries an act of staff out in one transaction. The act answers whose page is shown next. */
  private async write<Id extends number | null, Request>(
    staff: StaffMember,
    id: Id,
    asked: Request & { version?: number | undefined },
    act: (manager: EntityManager, id: Id, asked: Request, acting: Acting) => Promise<number>,
  ): Promise<CustomerDetailView> {
    const key = id === null ? null : String(id)
    const edit = { noun: 'customers', key, version: asked.version }
    const says = { noun: 'customers', id: () => null } as const
    const acting = { by: staff.name, at: new Date(this.clock.now()) }
    const shown = await this.edits.write(staff, edit, says, async (manager) => ({
      ok: true,
      value: await act(manager, id, asked, acting),
    }))
    return this.one(delivered(shown))
  }

  /** Collects what is stored of one person, for who asks for it (AVG art. 15 and 20). */
  private async personalData(id: number): Promise<CollectedData> {
    const data: CollectedData['data'] = {}
    for (const [name, sql] of Object.entries(PERSONAL_DATA))
      data[name] = (await this.pool.query(sql, [id])).rows
    orNotFound(data['customer']![0], message('customer.unknown'))
    return { collectedAt: new Date(this.clock.now()).toISOString(), data }
  }
}
