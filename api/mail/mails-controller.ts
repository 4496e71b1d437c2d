import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { Refused, plainError } from '../errors/refused.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { Lists } from '../lists/list-of.ts'
import { listed } from '../lists/list-question.ts'
import { MAIL_DETAIL, mailList } from './mail-list.ts'
import { Answers } from '../requests/answers.ts'
import { z } from 'zod'
import {
  mailDetailShape,
  mailViewShape,
  type MailDetailView,
  type MailView,
} from './mail-shapes.ts'

const UNKNOWN = 'Deze mail bestaat niet.'

/** The mails that went out, or were kept because no server is given. */
@BackOffice('mails')
export class MailsController {
  constructor(private readonly lists: Lists) {}

  @Get()
  @Answers(z.array(mailViewShape))
  async all(
    @Query({ schema: mailList.question }) question: z.output<typeof mailList.question>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MailView[]> {
    return listed(reply, 'mails', await this.lists.page<MailView>(mailList, question))
  }

  @Get(':id')
  @Answers(mailDetailShape)
  async one(@Id(uuidId(UNKNOWN)) id: string): Promise<MailDetailView> {
    const mail = await this.lists.one<MailDetailView>(mailList, id, MAIL_DETAIL)
    if (!mail) throw new Refused(plainError('not-found', UNKNOWN))
    return mail
  }
}
