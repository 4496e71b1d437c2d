import { Controller, Get, Param, Query, Res, UseGuards } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refused, plainError } from '../errors/refused.ts'
import { Shape } from '../requests/shape.ts'
import { StaffGuard } from '../requests/staff-guard.ts'
import { MailList, type MailListQuestion, mailListQuestion } from './mail-list.ts'
import type { MailDetailView, MailView } from './mail-views.ts'

/** The mails that went out, or were kept because no server is given. */
@Controller('api/mails')
@UseGuards(StaffGuard)
export class MailsController {
  constructor(private readonly mails: MailList) {}

  @Get()
  async all(
    @Query(new Shape(mailListQuestion)) question: MailListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MailView[]> {
    const { mails, first, total } = await this.mails.page(question)
    void reply.header(
      'content-range',
      `mails ${first}-${Math.max(first, first + mails.length - 1)}/${total}`,
    )
    return mails
  }

  @Get(':id')
  async one(@Param('id') id: string): Promise<MailDetailView> {
    const mail = z.uuid().safeParse(id).success ? await this.mails.one(id) : null
    if (!mail) throw new Refused(plainError('not-found', 'Deze mail bestaat niet.'))
    return mail
  }
}
