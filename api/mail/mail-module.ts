import { Module } from '@nestjs/common'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { MailStore } from './mail-store.ts'
import { mailTemplates } from './mail-templates.ts'
import { MailsController } from './mails-controller.ts'
import { MAIL_TEMPLATES, Mails } from './mails.ts'
import { MailServer, smtpDelivery } from './smtp-delivery.ts'

/** Mail: sent by the workflows, read by staff. */
@Module({
  controllers: [MailsController],
  providers: [
    MailStore,
    Mails,
    { provide: MAIL_TEMPLATES, useValue: mailTemplates },
    {
      provide: MailServer,
      inject: [ENVIRONMENT],
      useFactory: ({ smtpUrl }: Environment): MailServer => ({
        deliver: smtpUrl === null ? null : smtpDelivery(smtpUrl),
      }),
    },
  ],
  exports: [Mails, MailServer, MailStore],
})
export class MailModule {}
