import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { countRows } from '../requests/count-rows.ts'
import {
  type ListPage,
  listIds,
  listQuestion,
  listWords,
  wordsAnywhere,
} from '../requests/list-question.ts'
import { findWhole } from '../requests/find-by.ts'
import { mailStates } from './mail-state.ts'
import { mailKinds, mailName } from './mail-templates.ts'
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

const filter = z.object({
  id: listIds(z.uuid()),
  q: listWords.optional(),
  subjectId: z.uuid().optional(),
  kind: z.enum(mailKinds).optional(),
  state: z.enum(mailStates).optional(),
})

/** What `GET /api/back-office/mails` is asked with. */
export const mailListQuestion = listQuestion(
  Object.keys(SORTS) as (keyof typeof SORTS)[],
  ['createdAt', 'DESC'],
  filter,
)
export type MailListQuestion = z.infer<typeof mailListQuestion>

const COLUMNS = `m.id, m.subject_kind AS "subjectKind", m.subject_id AS "subjectId", m.subject_number AS "subjectNumber", m.kind, m.state,
  m.recipient, m.recipient_name AS "recipientName", m.subject, m.created_at AS "createdAt", m.sent_at AS "sentAt"`

/** Every mail there is, as staff read it. */
@Injectable()
export class MailList {
  constructor(private readonly pool: Pool) {}

  async page({
    first,
    most,
    sort: [field, order],
    filter: wanted,
  }: MailListQuestion): Promise<ListPage<MailView>> {
    const values: unknown[] = []
    const parameter = (value: unknown) => `$${values.push(value)}`
    const conditions = conditionsOf(wanted, parameter)
    if (wanted.q) conditions.push(await this.foundBy(wanted.q, parameter))
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
    const total = await countRows(this.pool, `mails m ${where}`, values, { first, most })
    // Said only where something can be missing: the index on time has no such order.
    const nulls = field === 'sentAt' ? ' NULLS LAST' : ''
    const { rows } = await this.pool.query<MailView>(
      `SELECT ${COLUMNS} FROM mails m ${where} ORDER BY ${SORTS[field]} ${order}${nulls}, m.id ${order} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, most, first],
    )
    return { rows: rows.map(named), first, total }
  }

  /** Null when there is no such mail. */
  async one(id: string): Promise<MailDetailView | null> {
    const { rows } = await this.pool.query<MailDetailView>(
      `SELECT ${COLUMNS}, m.message_id AS "messageId", m.text, m.html, m.attachments, m.last_error AS "lastError" FROM mails m WHERE m.id = $1`,
      [id],
    )
    return rows[0] ? named(rows[0]) : null
  }

  /**
   * The mails to a whole address, else those with the words in them: a number may stand in the subject
   * of mails about something else too.
   */
  private async foundBy(words: string, parameter: (value: unknown) => string): Promise<string> {
    const to = await findWhole(this.pool, 'mails m', { email: 'm.recipient' }, words, parameter)
    if (to) return to
    const like = parameter(wordsAnywhere(words))
    return `(m.recipient ILIKE ${like} OR m.recipient_name ILIKE ${like} OR m.subject ILIKE ${like} OR m.subject_number ILIKE ${like})`
  }
}

function named<Mail extends MailView>(mail: Mail): Mail {
  return { ...mail, kindName: mailName(mail.kind) }
}

/** Only the text of this file becomes SQL; what staff typed is a parameter. */
function conditionsOf(
  wanted: z.infer<typeof filter>,
  parameter: (value: unknown) => string,
): string[] {
  const conditions: string[] = []
  if (wanted.id) conditions.push(`m.id = ANY (${parameter(wanted.id)}::uuid[])`)
  if (wanted.subjectId) conditions.push(`m.subject_id = ${parameter(wanted.subjectId)}`)
  if (wanted.kind) conditions.push(`m.kind = ${parameter(wanted.kind)}`)
  if (wanted.state) conditions.push(`m.state = ${parameter(wanted.state)}`)
  return conditions
}
