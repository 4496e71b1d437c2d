import { randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { insertion } from '../database/insertion.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { HOUSE_LANGUAGE, storedLanguage } from '../../rules/texts/languages.ts'
import { loadProperty } from '../facts/load-property.ts'
import { printInvoice } from '../invoice-documents/print-invoice.ts'
import type { Subject } from '../subjects/events.ts'
import { log } from '../telemetry/log.ts'
import { mailsTried } from '../telemetry/metrics.ts'
import { type Delivery, type MailStanding, type MailState, afterTry } from './mail-state.ts'
import { type MailTemplate, type MailedSubject, stillToTell } from './mail-template.ts'
import { type MailTemplates, mailTemplates } from './mail-templates.ts'
import { mailToken } from './mail-token.ts'
import { WITHDRAWN } from './mails-of-subject.ts'
import { MailServer, type OutgoingMail } from './smtp-delivery.ts'
import { LONGEST_NAME, mailHeaders, oneLine, writeMail } from './write-mail.ts'

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

/** A mail still to be seen through; its date is when it was written. */
interface StoredMail extends OutgoingMail, MailStanding {
  id: string
}

/** The tables of subjects of which every mail comes from an event, or from a day that has come. */
const TOLD_BY_EVENTS: Readonly<Record<string, string>> = {
  booking: 'bookings',
  'breakfast-order': 'breakfast_orders',
}

/**
 * Why a mail is uncertain that the house which was restored may have sent before, as staff read it.
 */
const RESTORED = 'deze was al aan de beurt toen het huis uit een back-up werd teruggezet'

const LOOK_EVERY_MS = 100

/**
 * The mails about subjects: each written once, then sent, then known to be sent. Only the workflow
 * of a subject sends; staff may have one written again. Every change of a row is guarded by the
 * state it expects.
 */
@Injectable()
export class Mails {
  /** How long staff wait for what became of a mail, ms: a server that answers does so sooner. */
  patienceMs = 10_000

  /** A test brings its own. */
  templates: MailTemplates = mailTemplates

  /**
   * What this process is sending now: a mail found as `sending` that is not here was left by a
   * process that died.
   */
  private readonly underWay = new Map<string, Promise<void>>()

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'mailFrom' | 'secret'>,
    private readonly server: MailServer,
  ) {
    for (const kind of Object.keys(mailTemplates))
      for (const state of ['failed', 'uncertain']) mailsTried.inc({ kind, state }, 0)
  }

  /**
   * Sees every mail of this kind through that is still to go, and writes what is still to be
   * written. What could not be sent is planned again.
   *
   * @param record how the subject stands, as its plan reads it
   */
  async send(subject: Subject, kind: string, record: MailedSubject): Promise<void> {
    const template = this.templateOf(kind)
    for (const about of stillToTell(kind, template, record)) {
      const doubt = (await this.mayHaveGone(subject, record, template)) ? RESTORED : null
      await this.write(subject, kind, about, { doubt })
    }
    for (const mail of await this.unfinished(subject, kind))
      await this.sendOnce(mail, kind, template)
  }

  /**
   * Writes a mail and leaves it to be sent. Written twice about the same, it is one mail.
   *
   * @param about what it tells of where its kind tells of several things, or the request that asks
   * for one more; '' for the first
   * @param on the transaction that it is written in, where it belongs to one
   * @param doubt why nobody knows whether it has gone already: then it is kept as uncertain, and
   * not sent
   */
  async write(
    subject: Subject,
    kind: string,
    about = '',
    { on, doubt = null }: { on?: PoolClient; doubt?: string | null } = {},
  ): Promise<void> {
    if (!on)
      return inTransaction(this.pool, async (client) => {
        // No act deletes or changes the order between what is read of it and the mail: one that
        // comes after withdraws the mail.
        await client.query('SELECT FROM folios WHERE id = $1 FOR KEY SHARE', [subject.id])
        await this.write(subject, kind, about, { on: client, doubt })
      })
    const template = this.templateOf(kind)
    const moment = this.clock.moment()
    const { known } = await loadProperty(on, moment.today)
    this.address.follow(known.address)
    const tokenOf = (one: Subject) => mailToken(this.environment.secret, one)
    const source = { pool: on, known, moment, tokenOf, drawInvoice: printInvoice }
    const own = await template.facts(source, subject.id, about)
    if (!own) return
    const { property } = known
    const language = template.toProperty ? HOUSE_LANGUAGE : storedLanguage(own.language)
    const house = { property, words: known.wordsIn(language), publicUrl: this.address.url }
    const facts = { ...known.ownIn(language).translateFacts(own), ...house, now: this.now() }
    const recipient = template.toProperty ? property : own.recipient
    if (recipient.email === '') return
    const answered = template.answeredToRecipient && own.recipient.email
    const id = randomUUID()
    const state = this.server.deliver ? (doubt ? 'uncertain' : 'queued') : 'kept'
    const mail: NewMail = {
      id,
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectNumber: own.number,
      kind,
      about,
      ...mailHeaders(id, property, this.address, this.environment),
      replyTo: answered || property.email || null,
      recipient: recipient.email,
      recipientName: oneLine(recipient.name, LONGEST_NAME),
      ...writeMail(template.content(facts), facts),
      state,
      lastError: doubt,
    }
    await this.add(mail, on)
    log.info({ mail: id, kind, state }, 'mail written')
  }

  /** Stores a mail as it was written; a second one of its kind about the same is dropped. */
  async add(mail: NewMail, on: Pool | PoolClient = this.pool): Promise<void> {
    const row = { ...mail, attachments: JSON.stringify(mail.attachments), createdAt: this.now() }
    const { rowCount } = await on.query(
      ...insertion('mails', row, 'ON CONFLICT (subject_id, kind, about) DO NOTHING'),
    )
    if (rowCount) this.publish(mail.id)
  }

  /** Notes what a try came to. */
  async settle(
    { id, attempts }: Pick<StoredMail, 'id' | 'attempts'>,
    { state, unknownOutcomes }: Pick<MailStanding, 'state' | 'unknownOutcomes'>,
    delivery: Delivery,
  ): Promise<void> {
    const [why, sentAt] = delivery.outcome === 'sent' ? [null, this.now()] : [delivery.why, null]
    await this.pool.query(
      `UPDATE mails SET state = $3, unknown_outcomes = $4, last_error = coalesce($5, last_error), sent_at = coalesce($6, sent_at)
       WHERE id = $1 AND state = 'sending' AND attempts = $2`,
      [id, attempts, state, unknownOutcomes, why, sentAt],
    )
    this.publish(id)
  }

  /**
   * Waits until the first try is over of the first mail of these kinds about the subject, which its
   * workflow may be yet to write; ten seconds at most.
   *
   * @returns still `queued` or `sending` where that takes longer; null where it was not written in
   * time
   */
  async firstOutcome(subject: Subject, kinds: string[]): Promise<MailState | null> {
    for (const end = Date.now() + this.patienceMs; ;) {
      const { rows } = await this.pool.query<{ state: MailState; isOver: boolean }>(
        `SELECT state, state <> 'sending' AND (state <> 'queued' OR attempts > 0) AS "isOver"
         FROM mails WHERE subject_kind = $1 AND subject_id = $2 AND kind = ANY ($3) AND about = ''
         ORDER BY created_at, id LIMIT 1`,
        [subject.kind, subject.id, kinds],
      )
      const mail = rows[0]
      if (mail?.isOver || Date.now() >= end) return mail?.state ?? null
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }

  /** Whether it was due already when the house was restored, and nothing has happened since. */
  private async mayHaveGone(
    { kind, id }: Subject,
    record: MailedSubject,
    { due }: MailTemplate,
  ): Promise<boolean> {
    const table = TOLD_BY_EVENTS[kind]
    if (!table) return false
    const { rows } = await this.pool.query<{ at: Date }>(
      `SELECT h.restored_at AS at FROM house_identity h JOIN ${table} s ON s.id = $2 AND s.created_at <= h.restored_at
       WHERE NOT EXISTS (SELECT FROM events WHERE subject_kind = $1 AND subject_id = $2 AND id > h.restored_event)`,
      [kind, id],
    )
    return rows.some(({ at }) => {
      const dueAt = due(record, at.getTime())
      return dueAt !== null && dueAt <= at.getTime()
    })
  }

  private templateOf(kind: string): MailTemplate {
    const template = this.templates[kind]
    if (!template) throw new RangeError(`no mail is called ${kind}`)
    return template
  }

  /** What is still to go of a kind, the oldest first. */
  private async unfinished(subject: Subject, kind: string): Promise<StoredMail[]> {
    const { rows } = await this.pool.query<StoredMail>(
      `SELECT id, message_id AS "messageId", sender, reply_to AS "replyTo", recipient, subject, text, html, attachments,
         state, attempts, unknown_outcomes AS "unknownOutcomes", created_at AS date
       FROM mails WHERE subject_kind = $1 AND subject_id = $2 AND kind = $3 AND state IN ('queued', 'sending') ORDER BY created_at, id`,
      [subject.kind, subject.id, kind],
    )
    return rows
  }

  private sendOnce(mail: StoredMail, kind: string, template: MailTemplate): Promise<void> {
    const known = this.underWay.get(mail.id)
    if (known) return known
    const sending = this.sendNow(mail, kind, template).finally(() => this.underWay.delete(mail.id))
    this.underWay.set(mail.id, sending)
    return sending
  }

  private async sendNow(found: StoredMail, kind: string, template: MailTemplate): Promise<void> {
    // Left by a process that died while sending: as after a lost answer, nobody knows.
    const left =
      found.state === 'sending'
        ? await this.note(found, kind, {
            outcome: 'unknown',
            why: 'de verwerking stopte tijdens het verzenden',
          })
        : found
    if (left.state !== 'queued' || (await this.withdraw(left.id, template))) return
    const { deliver } = this.server
    if (deliver === null) return this.keep(left.id)
    const claimed = await this.claim(left)
    if (claimed) await this.note(claimed, kind, await deliver(claimed))
  }

  private async note(mail: StoredMail, kind: string, delivery: Delivery): Promise<StoredMail> {
    const standing = afterTry(mail, delivery)
    await this.settle(mail, standing, delivery)
    mailsTried.inc({ kind, state: standing.state })
    log.info({ mail: mail.id, kind, outcome: delivery.outcome, state: standing.state }, 'mail')
    return { ...mail, ...standing }
  }

  /**
   * Ends a mail that waits where one of these events has happened to its subject meanwhile; true
   * when it has.
   */
  private async withdraw(
    id: string,
    { withdrawnBy = [], outdatedBy = [] }: MailTemplate,
  ): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE mails m SET state = ${WITHDRAWN} WHERE m.id = $1 AND m.state = 'queued'
         AND EXISTS (SELECT FROM events e WHERE e.subject_kind = m.subject_kind AND e.subject_id = m.subject_id
             AND (e.kind = ANY ($2) OR (e.kind = ANY ($3) AND e.at > m.created_at)))`,
      [id, withdrawnBy, outdatedBy],
    )
    if (rowCount) this.publish(id)
    return rowCount === 1
  }

  /** No server to send by: the mail is kept to be read. */
  private async keep(id: string): Promise<void> {
    await this.pool.query(`UPDATE mails SET state = 'kept' WHERE id = $1 AND state = 'queued'`, [
      id,
    ])
    this.publish(id)
  }

  /**
   * Takes a queued mail for one try; null when another did. From here on a crash means that nobody
   * knows.
   */
  private async claim(mail: StoredMail): Promise<StoredMail | null> {
    const { rowCount } = await this.pool.query(
      `UPDATE mails SET state = 'sending', attempts = attempts + 1, tried_at = $3 WHERE id = $1 AND state = 'queued' AND attempts = $2`,
      [mail.id, mail.attempts, this.now()],
    )
    return rowCount === 1 ? { ...mail, state: 'sending', attempts: mail.attempts + 1 } : null
  }

  private publish(id: string): void {
    this.notifier.publish('mails', id)
  }

  private now(): Date {
    return new Date(this.clock.now())
  }
}
