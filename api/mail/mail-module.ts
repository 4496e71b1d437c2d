import { Module } from '@nestjs/common'
import { MailsController } from './mails-controller.ts'
import { Mails } from './mails.ts'
import { MailServer } from './smtp-delivery.ts'

/** Mail: sent by the workflows, read by staff. */
@Module({
  controllers: [MailsController],
  providers: [Mails, MailServer],
  exports: [Mails, MailServer],
})
export class MailModule {}
