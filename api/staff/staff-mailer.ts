import { randomUUID } from 'node:crypto'
import { Inject, Injectable, Logger } from '@nestjs/common'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import type { MailContent } from '../mail/mail-content.ts'
import { smtpDelivery } from '../mail/smtp-delivery.ts'
import { type SignInChange, staffMails } from '../mail/staff-mails.ts'
import { mailHeaders, writeMail } from '../mail/write-mail.ts'
import type { PasswordLink } from './password-links.ts'

/** What became of a mail: `logged` is a demo without a mail server, whose log has the link. */
export type MailFate = 'sent' | 'logged' | 'not-sent'

/**
 * Sends staff what is about their own account, at once and past the list of mails: what stands
 * there every member of staff can read. It is not tried again; who waits in vain asks for another.
 */
@Injectable()
export class StaffMailer {
  private readonly log = new Logger(StaffMailer.name)

  constructor(
    private readonly facts: FactsCache,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  newPassword(link: PasswordLink): Promise<MailFate> {
    return this.send(link, ({ words }) => staffMails['staff-new-password'].content(link, words))
  }

  /** @param by who of staff invites */
  invitation(link: PasswordLink, by: string): Promise<MailFate> {
    return this.send(link, ({ property, words }) =>
      staffMails['staff-invitation'].content({ ...link, by, property: property.name }, words),
    )
  }

  /** To the new address: it counts after the press in this mail. */
  newEmail(link: PasswordLink): Promise<MailFate> {
    return this.send(link, ({ words }) => staffMails['staff-new-email'].content(link, words))
  }

  /** To the address of before, for who did not do it. */
  emailChanged(to: { name: string; email: string }, email: string): Promise<MailFate> {
    return this.send(to, ({ words }) =>
      staffMails['staff-email-changed'].content({ name: to.name, email }, words),
    )
  }

  /** @param by the colleague who did it; left out: who signs in */
  signInChanged(
    to: { name: string; email: string },
    what: SignInChange,
    by = to.name,
  ): Promise<MailFate> {
    return this.send(to, ({ words }) =>
      staffMails['staff-sign-in-changed'].content({ name: to.name, what, by }, words),
    )
  }

  private async send(
    { email, url }: { email: string; url?: string },
    contentFor: (known: KnownProperty) => MailContent,
  ): Promise<MailFate> {
    const known = await this.facts.fresh()
    const content = contentFor(known)
    const { smtpUrl, production } = this.environment
    if (smtpUrl === null) {
      if (production) {
        this.log.error(`no mail server: "${content.subject}" was not sent`)
        return 'not-sent'
      }
      // A demo has no mail server: who runs it reads the link where the others cannot.
      if (url) this.log.warn(`no mail server, "${content.subject}" leads to ${url}`)
      return 'logged'
    }
    try {
      const delivery = await smtpDelivery(smtpUrl)({
        ...writeMail(content, known),
        ...mailHeaders(
          randomUUID(),
          { name: 'Kamersleutel', email: known.property.email },
          this.address,
          this.environment,
        ),
        replyTo: null,
        recipient: email,
        date: new Date(),
      })
      if (delivery.outcome === 'sent') return 'sent'
      this.log.error(`"${content.subject}" was not sent: ${delivery.outcome}, ${delivery.code}`)
    } catch (error) {
      this.log.error(`"${content.subject}" was not sent: ${(error as Error).name}`)
    }
    return 'not-sent'
  }
}
