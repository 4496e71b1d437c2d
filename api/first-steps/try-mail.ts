import { randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { message } from '../../rules/texts/message.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { Delivery } from '../mail/mail-state.ts'
import { MailServer } from '../mail/smtp-delivery.ts'
import { mailHeaders, writeMail } from '../mail/write-mail.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import type { Tried } from './first-steps-view.ts'

/** Sends who asks a mail at their own address, past the list of mails, and says what became of it. */
@Injectable()
export class TryMail {
  constructor(
    private readonly facts: FactsCache,
    private readonly server: MailServer,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'mailFrom'>,
  ) {}

  async try({ name, email }: StaffMember): Promise<Tried> {
    if (!this.server.deliver) return { ok: false, text: message('firstSteps.mailMissing') }
    const known = await this.facts.fresh()
    const { property } = known
    if (!this.environment.mailFrom && !property.email)
      return { ok: false, text: message('firstSteps.senderMissing') }
    const delivery = await this.server.deliver({
      ...writeMail(testMail(name, property.name), known),
      ...mailHeaders(randomUUID(), property, this.address, this.environment),
      replyTo: null,
      recipient: email,
      date: new Date(),
    })
    return told(delivery, email)
  }
}

function told(delivery: Delivery, email: string): Tried {
  if (delivery.outcome === 'sent')
    return { ok: true, text: message('firstSteps.testMailSent', { email }) }
  if (delivery.outcome === 'unknown')
    return { ok: false, text: message('firstSteps.testMailUnknown') }
  return { ok: false, text: message('firstSteps.testMailNotSent', { why: delivery.why }) }
}

/** Staff are "u". */
function testMail(name: string, property: string) {
  return {
    subject: `Proefmail van ${property}`,
    title: 'De mail van uw huis werkt',
    parts: [
      { kind: 'text' as const, text: `Dag ${name},` },
      {
        kind: 'text' as const,
        text: 'Deze mail ging weg zoals de bevestigingen aan uw gasten weggaan. Staat hij bij de ongewenste mail, laat dan SPF en DKIM instellen bij wie uw domein beheert.',
      },
    ],
    attachments: [],
  }
}
