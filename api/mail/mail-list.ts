import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { listParameter, listRange, listWords } from '../requests/list-parameter.ts'
import type { MailDetailView, MailView } from './mail-views.ts'

/** What a list may be sorted by, and the column that does it. */
const SORTS = {
  id: 'm.id',
  createdAt: 'm.created_at',
  sentAt: 'm.sent_at',
  recipient: 'm.recipient',
  subject: 'm.subject',
  kind: 'm.kind',
  state: 'm.state',
} as const

const MOST_AT_ONCE = 200

const filter = z.object({
  id: z.array(z.uuid()).max(MOST_AT_ONCE).optional(),
  q: listWords.optional(),
  bookingId: z.uuid().optional(),
  kind: z
    .enum([
      'confirmation',
      'arrival',
      'thank-you',
      'cancellation',
      'late-payment-refund',
      'surplus-refund',
    ])
    .optional(),
  state: z
    .enum(['queued', 'sending', 'sent', 'uncertain', 'failed', 'kept', 'withdrawn'])
    .optional(),
})

/**
 * `GET /api/mails?range=[0,24]&sort=["createdAt","DESC"]&filter={…}`, as react-admin's simple REST
 * provider asks.
 */
export const mailListQuestion = z.object({
  range: listParameter(listRange, [0, 24]),
  sort: listParameter(
    z.tuple([z.enum(Object.keys(SORTS) as [keyof typeof SORTS]), z.enum(['ASC', 'DESC'])]),
    ['createdAt', 'DESC'],
  ),
  filter: listParameter(filter, {}),
})
export type MailListQuestion = z.infer<typeof mailListQuestion>

export interface MailPage {
  mails: MailView[]
  first: number
  total: number
}

const COLUMNS = `m.id, m.booking_id AS "bookingId", b.number AS "bookingNumber", m.kind, m.state, m.recipient, m.subject,
  m.created_at AS "createdAt", m.sent_at AS "sentAt"`
const TABLES = 'mails m LEFT JOIN bookings b ON b.id = m.booking_id'

/** Every mail there is, as staff read it. */
@Injectable()
export class MailList {
  constructor(private readonly pool: Pool) {}

  async page({
    range: [first, last],
    sort: [field, order],
    filter: wanted,
  }: MailListQuestion): Promise<MailPage> {
    const values: unknown[] = []
    const conditions = conditionsOf(wanted, (value) => `$${values.push(value)}`)
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
    const total = await this.pool.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM ${TABLES} ${where}`,
      values,
    )
    const most = Math.min(Math.max(last - first + 1, 0), MOST_AT_ONCE)
    const { rows } = await this.pool.query<MailView>(
      `SELECT ${COLUMNS} FROM ${TABLES} ${where} ORDER BY ${SORTS[field]} ${order} NULLS LAST, m.id LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, most, first],
    )
    return { mails: rows, first, total: total.rows[0]!.total }
  }

  /** Null when there is no such mail. */
  async one(id: string): Promise<MailDetailView | null> {
    const { rows } = await this.pool.query<MailDetailView>(
      `SELECT ${COLUMNS}, m.message_id AS "messageId", m.text, m.html, m.attachments, m.last_error AS "lastError" FROM ${TABLES} WHERE m.id = $1`,
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
  if (wanted.id) conditions.push(`m.id = ANY (${parameter(wanted.id)}::uuid[])`)
  if (wanted.bookingId) conditions.push(`m.booking_id = ${parameter(wanted.bookingId)}`)
  if (wanted.kind) conditions.push(`m.kind = ${parameter(wanted.kind)}`)
  if (wanted.state) conditions.push(`m.state = ${parameter(wanted.state)}`)
  if (wanted.q) {
    const like = parameter(`%${wanted.q.replaceAll(/[\\%_]/g, '\\$&')}%`)
    conditions.push(
      `(m.recipient ILIKE ${like} OR m.subject ILIKE ${like} OR b.number ILIKE ${like})`,
    )
  }
  return conditions
}
