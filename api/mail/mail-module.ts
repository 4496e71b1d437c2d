import { Module } from '@nestjs/common'
import { MailList } from './mail-list.ts'
import { MailsController } from './mails-controller.ts'

/** Mail as staff read it. Writing and sending is the worker's (`booking-mails.ts`). */
@Module({ controllers: [MailsController], providers: [MailList] })
export class MailModule {}
