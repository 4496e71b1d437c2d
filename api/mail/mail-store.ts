import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { insertion } from '../database/insertion.ts'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import type { Subject } from '../subjects/events.ts'
import type { MailStanding } from './mail-outcome.ts'
import type { MailState } from './mail-state.ts'
import type { MailTemplate } from './mail-template.ts'
import { WITHDRAWN } from './mails-of-subject.ts'
import type { Delivery, OutgoingMail } from './smtp-delivery.ts'

/** A mail as written. */
export interface NewMail extends Omit<OutgoingMail, 'date'> {
  id: string
  subjectKind: string
  subjectId: string
  /** What staff know the subject by. */
  subjectNumber: string
  kind: string
  about: string
  recipientName: string
  state: MailState
  /** Why it is uncertain from the start; null: it is not. */
  lastError: string | null
}

/** A mail still to be seen through. */
export interface StoredMail extends Omit<OutgoingMail, 'date'>, MailStanding {
  id: string
  createdAt: Date
}

/** The tables of subjects of which every mail comes from an event, or from a day that has come. */
const TOLD_BY_EVENTS: Readonly<Record<string, string>> = {
  booking: 'bookings',
  'breakfast-order': 'breakfast_orders',
}

const LOOK_EVERY_MS = 100

/** The rows of `mails`. Every change is guarded by the state it expects. */
@Injectable()
export class MailStore {
  /** How long staff wait to hear what became of a mail, ms: a server that answers does so sooner. */
  patienceMs = 10_000

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /** Keeps a mail as it was written; a second one of its kind about the same is dropped. */
  async add(mail: NewMail, on: Pool | PoolClient = this.pool): Promise<void> {
    const row = { ...mail, attachments: JSON.stringify(mail.attachments), createdAt: this.now() }
    const { rowCount } = await on.query(
      ...insertion('mails', row, 'ON CONFLICT (subject_id, kind, about) DO NOTHING'),
    )
    if (rowCount) this.tell(mail.id)
  }

  /**
   * When the house was restored, ms since 1970 UTC, for a subject that was there by then and to which
   * nothing has happened since; else null.
   */
  async untouchedSince({ kind, id }: Subject): Promise<number | null> {
    const table = TOLD_BY_EVENTS[kind]
    if (!table) return null
    const { rows } = await this.pool.query<{ at: Date }>(
      `SELECT h.restored_at AS at FROM house_identity h JOIN ${table} s ON s.id = $2 AND s.created_at <= h.restored_at
       WHERE NOT EXISTS (SELECT FROM events WHERE subject_kind = $1 AND subject_id = $2 AND id > h.restored_event)`,
      [kind, id],
    )
    return rows[0]?.at.getTime() ?? null
  }

  /** What is still to go of a kind, the oldest first. */
  async unfinished(subject: Subject, kind: string): Promise<StoredMail[]> {
    const { rows } = await this.pool.query<StoredMail>(
      `SELECT id, message_id AS "messageId", sender, reply_to AS "replyTo", recipient, subject, text, html, attachments,
         state, attempts, unknown_outcomes AS "unknownOutcomes", created_at AS "createdAt"
       FROM mails WHERE subject_kind = $1 AND subject_id = $2 AND kind = $3 AND state IN ('queued', 'sending') ORDER BY created_at, id`,
      [subject.kind, subject.id, kind],
    )
    return rows
  }

  /**
   * Takes a queued mail for one try; null when another did. From here on a crash means that nobody
   * knows.
   */
  async claim(mail: StoredMail): Promise<StoredMail | null> {
    const { rowCount } = await this.pool.query(
      `UPDATE mails SET state = 'sending', attempts = attempts + 1, tried_at = $3 WHERE id = $1 AND state = 'queued' AND attempts = $2`,
      [mail.id, mail.attempts, this.now()],
    )
    return rowCount === 1 ? { ...mail, state: 'sending', attempts: mail.attempts + 1 } : null
  }

  /** Notes what a try came to. */
  async settle(
    mail: StoredMail,
    { state, unknownOutcomes }: Pick<MailStanding, 'state' | 'unknownOutcomes'>,
    delivery: Delivery,
  ): Promise<void> {
    const [why, sentAt] = delivery.outcome === 'sent' ? [null, this.now()] : [delivery.why, null]
    await this.pool.query(
      `UPDATE mails SET state = $3, unknown_outcomes = $4, last_error = coalesce($5, last_error), sent_at = coalesce($6, sent_at)
       WHERE id = $1 AND state = 'sending' AND attempts = $2`,
      [mail.id, mail.attempts, state, unknownOutcomes, why, sentAt],
    )
    this.tell(mail.id)
  }

  /** No server to send by: the mail is kept to be read. */
  async keep(mail: StoredMail): Promise<void> {
    const values = [mail.id, mail.state]
    await this.pool.query(`UPDATE mails SET state = 'kept' WHERE id = $1 AND state = $2`, values)
    this.tell(mail.id)
  }

  /**
   * Ends a mail that waits where one of these events has happened to its subject meanwhile; true
   * when it has. One whose outcome nobody knows may have reached its reader, so it is called
   * uncertain and not withdrawn.
   */
  async withdraw(
    { id }: StoredMail,
    { withdrawnBy = [], outdatedBy = [] }: Pick<MailTemplate, 'withdrawnBy' | 'outdatedBy'>,
  ): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE mails m SET state = ${WITHDRAWN} WHERE m.id = $1 AND m.state = 'queued'
         AND EXISTS (SELECT FROM events e WHERE e.subject_kind = m.subject_kind AND e.subject_id = m.subject_id
             AND (e.kind = ANY ($2) OR (e.kind = ANY ($3) AND e.at > m.created_at)))`,
      [id, withdrawnBy, outdatedBy],
    )
    if (rowCount) this.tell(id)
    return rowCount === 1
  }

  /**
   * Waits until the first try is over of the first mail of these kinds about the subject, which its
   * workflow may be yet to write; ten seconds at most.
   *
   * @returns still `queued` or `sending` where that takes longer; null where it was not written in time
   */
  async firstOutcome(subject: Subject, kinds: string[]): Promise<MailState | null> {
    for (const end = Date.now() + this.patienceMs; ;) {
      const { rows } = await this.pool.query<Pick<MailStanding, 'state' | 'attempts'>>(
        `SELECT state, attempts FROM mails WHERE subject_kind = $1 AND subject_id = $2 AND kind = ANY ($3) AND about = ''
         ORDER BY created_at, id LIMIT 1`,
        [subject.kind, subject.id, kinds],
      )
      const mail = rows[0] ?? null
      if ((mail && !isUnderWay(mail)) || Date.now() >= end) return mail?.state ?? null
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }

  private tell(id: string): void {
    this.notifier.publish('mails', id)
  }

  private now(): Date {
    return new Date(this.clock.now())
  }
}

function isUnderWay({ state, attempts }: Pick<MailStanding, 'state' | 'attempts'>): boolean {
  return state === 'sending' || (state === 'queued' && attempts === 0)
}
