import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import type { MailState } from '../mail/mail-state.ts'
import { countRows } from '../requests/count-rows.ts'
import {
  type ListPage,
  listIds,
  listNumber,
  listQuestion,
  listWords,
  wordsAnywhere,
} from '../requests/list-question.ts'
import type { InvoiceDetailView, InvoiceView } from './invoice-views.ts'

/** What the list may be sorted by, and the columns that do it. */
const SORTS = {
  id: 'i.id',
  number: 'i.year %, i.running',
  issuedOn: 'i.issued_on %, i.year %, i.running',
  buyer: 'lower(i.buyer)',
  orderNumber: 'i.order_number',
  grossCents: 'i.gross_cents',
} as const

const filter = z.object({
  id: listIds(z.uuid()),
  q: listWords.optional(),
  /** The year of the series. */
  year: listNumber.optional(),
  folioId: z.uuid().optional(),
  /** The id of the customer whose they are. */
  customer: listNumber.optional(),
  /** Credit notes alone, or invoices alone. */
  credit: z.boolean().optional(),
})

/** What `GET /api/back-office/invoices` is asked with. */
export const invoiceListQuestion = listQuestion(
  Object.keys(SORTS) as (keyof typeof SORTS)[],
  ['number', 'DESC'],
  filter,
)
export type InvoiceListQuestion = z.infer<typeof invoiceListQuestion>

const COLUMNS = `i.id, i.number, i.year, i.issued_on AS "issuedOn", i.order_number AS "orderNumber", i.buyer,
  i.gross_cents AS "grossCents", i.folio_id AS "folioId", f.kind AS "folioKind", i.by,
  credited.id AS "creditsId", credited.number AS "creditsNumber", note.id AS "creditNoteId", note.number AS "creditNoteNumber"`
const TABLES = `invoices i JOIN folios f ON f.id = i.folio_id
  LEFT JOIN invoices credited ON credited.id = i.credits LEFT JOIN invoices note ON note.credits = i.id`

/** Mails of one invoice, the newest first. */
const MAILS = `(SELECT coalesce(json_agg(json_build_object('id', m.id, 'recipient', m.recipient, 'state', m.state, 'createdAt', m.created_at) ORDER BY m.created_at DESC), '[]')
  FROM invoice_mailings asked JOIN mails m ON m.subject_kind = 'invoice' AND m.subject_id = i.folio_id AND m.about = asked.id::text
  WHERE asked.invoice_id = i.id)`

interface StoredMail {
  id: string
  recipient: string
  state: MailState
  createdAt: string
}

/** Invoices and credit notes as staff see them. */
@Injectable()
export class InvoiceList {
  constructor(private readonly pool: Pool) {}

  async page({
    first,
    most,
    sort: [field, order],
    filter: wanted,
  }: InvoiceListQuestion): Promise<ListPage<InvoiceView>> {
    const values: unknown[] = []
    const conditions = conditionsOf(wanted, (value) => `$${values.push(value)}`)
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
    const total = await countRows(this.pool, `invoices i ${where}`, values, { first, most })
    const by = `${SORTS[field].replaceAll('%', order)} ${order}`
    const { rows } = await this.pool.query<InvoiceView>(
      `SELECT ${COLUMNS} FROM ${TABLES} ${where} ORDER BY ${by}, i.id
       LIMIT $${values.push(most)} OFFSET $${values.push(first)}`,
      values,
    )
    return { rows, first, total }
  }

  /** Null when there is no such invoice. */
  async one(id: string): Promise<InvoiceDetailView | null> {
    const { rows } = await this.pool.query<
      InvoiceDetailView & { mails: StoredMail[]; email: string | null }
    >(
      `SELECT ${COLUMNS}, i.document, ${MAILS} AS mails, coalesce(b.email, o.email, '') AS email
       FROM ${TABLES} LEFT JOIN bookings b ON b.folio_id = i.folio_id
       LEFT JOIN breakfast_orders o ON o.folio_id = i.folio_id WHERE i.id = $1`,
      [id],
    )
    return rows[0] ?? null
  }
}

/** Only the text of this file becomes SQL; what staff typed is a parameter. */
function conditionsOf(
  wanted: z.infer<typeof filter>,
  parameter: (value: unknown) => string,
): string[] {
  const conditions: string[] = []
  if (wanted.id) conditions.push(`i.id = ANY (${parameter(wanted.id)}::uuid[])`)
  if (wanted.year !== undefined) conditions.push(`i.year = ${parameter(wanted.year)}`)
  if (wanted.folioId) conditions.push(`i.folio_id = ${parameter(wanted.folioId)}`)
  if (wanted.customer !== undefined) conditions.push(ofCustomer(parameter(wanted.customer)))
  if (wanted.credit !== undefined)
    conditions.push(`(i.credits IS NOT NULL) = ${parameter(wanted.credit)}`)
  if (wanted.q) {
    const like = parameter(wordsAnywhere(wanted.q))
    conditions.push(
      `(i.number ILIKE ${like} OR i.buyer ILIKE ${like} OR i.order_number ILIKE ${like})`,
    )
  }
  return conditions
}

/**
 * The invoices of a customer, as SQL: of their orders, and those of sales at the desk that were mailed
 * to an address of theirs. A folio has the id of its order.
 *
 * @param customer the parameter with the customer's id
 */
export const ofCustomer = (customer: string) =>
  `(i.folio_id IN (SELECT order_id FROM customer_orders WHERE customer_id = ${customer})
    OR i.id IN (SELECT m.invoice_id FROM invoice_mailings m JOIN customer_emails e ON e.email_key = email_key(m.email)
      WHERE e.customer_id = ${customer}))`
