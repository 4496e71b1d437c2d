import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { Refused, plainError } from '../errors/refused.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { listed } from '../requests/list-question.ts'
import { MailList, type MailListQuestion, mailListQuestion } from './mail-list.ts'
import type { MailDetailView, MailView } from './mail-views.ts'
import { Answers } from '../requests/answers.ts'
import { z } from 'zod'
import { mailDetailShape, mailViewShape } from './mail-shapes.ts'

const UNKNOWN = 'Deze mail bestaat niet.'

/** The mails that went out, or were kept because no server is given. */
@BackOffice('mails')
export class MailsController {
  constructor(private readonly mails: MailList) {}

  @Get()
  @Answers(z.array(mailViewShape))
  async all(
    @Query({ schema: mailListQuestion }) question: MailListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MailView[]> {
    return listed(reply, 'mails', await this.mails.page(question))
  }

  @Get(':id')
  @Answers(mailDetailShape)
  async one(@Id(uuidId(UNKNOWN)) id: string): Promise<MailDetailView> {
    const mail = await this.mails.one(id)
    if (!mail) throw new Refused(plainError('not-found', UNKNOWN))
    return mail
  }
}
