import { randomUUID } from 'node:crypto'
import { Inject, Injectable, Logger } from '@nestjs/common'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { smtpDelivery } from '../mail/smtp-delivery.ts'
import { writeMail } from '../mail/write-mail.ts'
import type { PasswordLink } from './password-links.ts'

/**
 * Sends the link for a new password, at once and past the list of mails: what stands there every
 * member of staff can read. It is not tried again; who waits in vain asks for another.
 */
@Injectable()
export class PasswordMailer {
  private readonly log = new Logger(PasswordMailer.name)

  constructor(
    private readonly facts: FactsCache,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async send({ email, name, url }: PasswordLink): Promise<void> {
    const { publicUrl, smtpUrl, mailFrom, production } = this.environment
    if (smtpUrl === null) {
      // A demo has no mail server: who runs it reads the link where the others cannot.
      if (production) this.log.error('no mail server: a link for a new password was not sent')
      else this.log.warn(`no mail server, a new password can be chosen at ${url}`)
      return
    }
    const { property } = await this.facts.fresh()
    const host = new URL(publicUrl).hostname
    const mail = writeMail(
      { content: () => passwordMail(name, url) },
      { recipient: { name, email }, number: '', property },
    )
    const delivery = await smtpDelivery(smtpUrl)({
      ...mail,
      messageId: `<${randomUUID()}@${host}>`,
      from: mailFrom ?? `"Kamersleutel" <${property.email || `noreply@${host}`}>`,
      replyTo: null,
      recipient: email,
      date: new Date(),
    })
    if (delivery.outcome !== 'sent')
      this.log.error(`a link for a new password was not sent: ${delivery.why}`)
  }
}

/** The mail in Dutch; staff are "u". */
function passwordMail(name: string, url: string) {
  return {
    subject: 'Een nieuw wachtwoord kiezen',
    title: 'Een nieuw wachtwoord kiezen',
    parts: [
      { kind: 'text' as const, text: `Dag ${name},` },
      {
        kind: 'text' as const,
        text: 'Met de knop hieronder kiest u een nieuw wachtwoord voor het beheer. De link werkt een uur en één keer. Daarna bent u overal uitgelogd.',
      },
      { kind: 'button' as const, label: 'Kies een wachtwoord', url },
      {
        kind: 'text' as const,
        text: 'Hebt u hier niet om gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
      },
    ],
    attachments: [],
  }
}
