import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Notifier } from '../database/notifier.ts'
import type { Clock } from '../environment/clock.ts'
import type { Environment } from '../environment/environment.ts'
import { type MailFacts, loadMailFacts } from './mail-facts.ts'
import { afterTry } from './mail-outcome.ts'
import { MailStore, type StoredMail } from './mail-store.ts'
import type { MailKind } from './mail-views.ts'
import { type Deliver, type Delivery, smtpDelivery } from './smtp-delivery.ts'
import { loadUntoldRefunds } from './untold-refunds.ts'
import { writeLetter } from './write-letter.ts'

export interface MailSettings {
  publicUrl: string
  /** The sender; null writes in the house's own name. */
  mailFrom: string | null
}

/**
 * The mails of a booking: each written once for its event, then sent, then known to be sent. Only
 * the booking's workflow calls this.
 */
export class BookingMails {
  /**
   * What this process is sending now: a mail found as `sending` that is not here was left by a
   * process that died.
   */
  private readonly underWay = new Map<string, Promise<void>>()

  /**
   * @param deliver null where no mail server is given: then every mail is kept, to be read in the
   * back office
   */
  constructor(
    private readonly pool: Pool,
    private readonly store: MailStore,
    private readonly clock: Clock,
    private readonly settings: MailSettings,
    private readonly deliver: Deliver | null,
  ) {}

  /**
   * Sees every mail of this kind through that is still to go; writes the first one where there is
   * none. What could not be sent is planned again.
   */
  async send(bookingId: string, kind: MailKind): Promise<void> {
    if (!(await this.store.has(bookingId, kind))) await this.write(bookingId, kind)
    await this.sendWritten(bookingId, kind)
  }

  /** Tells of surplus that went back, a mail for each payment. */
  async sendSurplusRefunds(bookingId: string): Promise<void> {
    for (const { paymentId, refundedCents } of await loadUntoldRefunds(this.pool, bookingId))
      await this.write(bookingId, 'surplus-refund', paymentId, { refundedCents })
    await this.sendWritten(bookingId, 'surplus-refund')
  }

  /**
   * Writes a mail and leaves it to be sent. The event is the kind, or one request of it: asked
   * twice, written once.
   *
   * @param about what this mail tells otherwise than the booking as a whole
   */
  async write(
    bookingId: string,
    kind: MailKind,
    requestId?: string,
    about: Pick<Partial<MailFacts>, 'refundedCents'> = {},
  ): Promise<void> {
    const facts = await loadMailFacts(this.pool, this.clock, this.settings.publicUrl, bookingId)
    if (!facts || facts.email === '') return
    const id = randomUUID()
    const { hostname } = new URL(this.settings.publicUrl)
    await this.store.add({
      id,
      bookingId,
      kind,
      event: [kind, bookingId, ...(requestId === undefined ? [] : [requestId])].join(':'),
      messageId: `<${id}@${hostname}>`,
      sender:
        this.settings.mailFrom ??
        `${quoted(facts.house.name)} <${facts.house.email || `noreply@${hostname}`}>`,
      replyTo: facts.house.email || null,
      recipient: facts.email,
      ...writeLetter(kind, { ...facts, ...about }),
    })
  }

  private async sendWritten(bookingId: string, kind: MailKind): Promise<void> {
    for (const mail of await this.store.unfinished(bookingId, kind)) await this.sendOnce(mail)
  }

  private sendOnce(mail: StoredMail): Promise<void> {
    const known = this.underWay.get(mail.id)
    if (known) return known
    const sending = this.sendNow(mail).finally(() => this.underWay.delete(mail.id))
    this.underWay.set(mail.id, sending)
    return sending
  }

  private async sendNow(found: StoredMail): Promise<void> {
    // Left by a process that died while sending: as after a lost answer, nobody knows.
    const left =
      found.state === 'sending'
        ? await this.settle(found, {
            outcome: 'unknown',
            why: 'de verwerking stopte tijdens het verzenden',
          })
        : found
    if (left.state !== 'queued' || (await this.store.withdraw(left))) return
    if (this.deliver === null) return this.store.keep(left)
    const claimed = await this.store.claim(left)
    if (!claimed) return
    await this.settle(
      claimed,
      await this.deliver({ ...claimed, from: claimed.sender, date: claimed.createdAt }),
    )
  }

  private async settle(mail: StoredMail, delivery: Delivery): Promise<StoredMail> {
    const standing = afterTry(mail, delivery)
    await this.store.settle(mail, standing, delivery)
    return { ...mail, ...standing }
  }
}

/** The worker's mails: over SMTP where a server is given. */
export function bookingMails(
  environment: Environment,
  { pool, clock, notifier }: { pool: Pool; clock: Clock; notifier: Notifier },
): BookingMails {
  const deliver = environment.smtpUrl === null ? null : smtpDelivery(environment.smtpUrl)
  return new BookingMails(pool, new MailStore(pool, clock, notifier), clock, environment, deliver)
}

/** A name as a mail's header wants it (RFC 5322 §3.2.4). */
function quoted(name: string): string {
  return `"${name.replaceAll(/[\\"]/g, '\\$&')}"`
}
