import { randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { loadProperty } from '../facts/load-property.ts'
import { printInvoice } from '../invoice-documents/print-invoice.ts'
import type { Subject } from '../subjects/events.ts'
import { log } from '../telemetry/log.ts'
import { mailsTried } from '../telemetry/metrics.ts'
import { afterTry } from './mail-outcome.ts'
import { MailStore, type NewMail, type StoredMail } from './mail-store.ts'
import { type MailTemplate, type MailedSubject, stillToTell } from './mail-template.ts'
import type { MailTemplates } from './mail-templates.ts'
import { mailToken } from './mail-token.ts'
import { type Delivery, MailServer } from './smtp-delivery.ts'
import { LONGEST_NAME, mailHeaders, oneLine, writeMail } from './write-mail.ts'

/** Where the templates are given from; a test brings its own. */
export const MAIL_TEMPLATES = Symbol('mail templates')

/** Why a mail is uncertain that the house which was restored may have sent before, as staff read it. */
const RESTORED = 'deze was al aan de beurt toen het huis uit een back-up werd teruggezet'

/**
 * The mails about subjects: each written once, then sent, then known to be sent. Only the workflow
 * of a subject sends; staff may have one written again.
 */
@Injectable()
export class Mails {
  /**
   * What this process is sending now: a mail found as `sending` that is not here was left by a
   * process that died.
   */
  private readonly underWay = new Map<string, Promise<void>>()

  constructor(
    private readonly pool: Pool,
    private readonly store: MailStore,
    private readonly clock: Clock,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'mailFrom' | 'secret'>,
    private readonly server: MailServer,
    @Inject(MAIL_TEMPLATES) private readonly templates: MailTemplates,
  ) {
    for (const kind of Object.keys(templates))
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
    const toTell = stillToTell(kind, template, record)
    const doubt =
      toTell.length > 0 && (await this.mayHaveGone(subject, record, template)) ? RESTORED : null
    for (const about of toTell) await this.write(subject, kind, about, { doubt })
    for (const mail of await this.store.unfinished(subject, kind))
      await this.sendOnce(mail, kind, template)
  }

  /**
   * Writes a mail and leaves it to be sent. Written twice about the same, it is one mail.
   *
   * @param about what it tells of where its kind tells of several things, or the request that asks
   * for one more; '' for the first
   * @param on the transaction that it is written in, where it belongs to one
   * @param doubt why nobody knows whether it has gone already: then it is kept as uncertain, and not sent
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
    const { known } = await loadProperty(on, this.clock.moment().today)
    this.address.follow(known.address)
    const tokenOf = (one: Subject) => mailToken(this.environment.secret, one)
    const source = { pool: on, known, tokenOf, drawInvoice: printInvoice }
    const own = await template.facts(source, subject.id, about)
    if (!own) return
    const { property, words } = known
    const now = new Date(this.clock.now())
    const facts = { ...own, property, words, publicUrl: this.address.url, now }
    const recipient = template.toProperty ? property : own.recipient
    if (recipient.email === '') return
    const answered = template.answeredToRecipient && own.recipient.email
    const id = randomUUID()
    const mail = {
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
      state: this.server.deliver ? (doubt ? 'uncertain' : 'queued') : 'kept',
      lastError: doubt,
    } satisfies NewMail
    await this.store.add(mail, on)
    log.info({ mail: id, kind, state: mail.state }, 'mail written')
  }

  /** Whether it was due already when the house was restored, and nothing has happened since. */
  private async mayHaveGone(
    subject: Subject,
    record: MailedSubject,
    { due }: MailTemplate,
  ): Promise<boolean> {
    const then = await this.store.untouchedSince(subject)
    const dueAt = then === null ? null : due(record, then)
    return dueAt !== null && dueAt <= then!
  }

  private templateOf(kind: string): MailTemplate {
    const template = this.templates[kind]
    if (!template) throw new RangeError(`no mail is called ${kind}`)
    return template
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
        ? await this.settle(found, kind, {
            outcome: 'unknown',
            why: 'de verwerking stopte tijdens het verzenden',
          })
        : found
    if (left.state !== 'queued' || (await this.store.withdraw(left, template))) return
    const { deliver } = this.server
    if (deliver === null) return this.store.keep(left)
    const claimed = await this.store.claim(left)
    if (!claimed) return
    await this.settle(claimed, kind, await deliver({ ...claimed, date: claimed.createdAt }))
  }

  private async settle(mail: StoredMail, kind: string, delivery: Delivery): Promise<StoredMail> {
    const standing = afterTry(mail, delivery)
    await this.store.settle(mail, standing, delivery)
    mailsTried.inc({ kind, state: standing.state })
    log.info({ mail: mail.id, kind, outcome: delivery.outcome, state: standing.state }, 'mail')
    return { ...mail, ...standing }
  }
}
