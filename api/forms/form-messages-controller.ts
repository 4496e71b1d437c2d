import { Body, Get, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type GuestForm, guestForms } from '../../rules/forms/guest-forms.ts'
import { Clock } from '../environment/clock.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { delivered, orNotFound } from '../errors/refused.ts'
import { listRoute } from '../lists/list-of.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Answers, BackOffice, Id, uuidId } from '../requests/routes.ts'
import { AnswersXlsx, sendTable } from '../spreadsheets/send-table.ts'
import { type FormMessageChange, formMessageChangeShape } from './form-message-change.ts'
import { formMessageSheet } from './form-message-sheet.ts'
import { type FormMessageView, formMessageViewShape } from './form-message-view.ts'
import { KeptFormMessages, UNKNOWN_MESSAGE, formMessageList } from './kept-form-messages.ts'

const id = uuidId(UNKNOWN_MESSAGE)

/** Which forms a spreadsheet is of, with commas between them: `?forms=contact,business`. */
const sheetQuestion = z.object({
  forms: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(guestForms, 'Kies welke formulieren.'))),
})

/** Messages, market registrations and project requests as staff keep them. */
@BackOffice('form-messages')
export class FormMessagesController extends listRoute(
  'form-messages',
  formMessageList,
  formMessageViewShape,
) {
  constructor(
    private readonly messages: KeptFormMessages,
    private readonly clock: Clock,
    private readonly inForce: WordsInForce,
  ) {
    super()
  }

  /** All of them as a spreadsheet, to be saved. */
  @Get('spreadsheet')
  @AnswersXlsx()
  spreadsheet(
    @Query({ schema: sheetQuestion }) { forms }: { forms: GuestForm[] },
    @Res() reply: FastifyReply,
  ): void {
    const asked = { sort: ['createdAt', 'DESC'], filter: { forms } } as const
    const messages = this.lists.all<FormMessageView>(formMessageList, asked)
    const sheet = formMessageSheet(forms, messages, this.inForce.words)
    sendTable(reply, 'xlsx', `${sheet.name.toLowerCase()}-${this.clock.today()}`, sheet)
  }

  @Get(':id')
  @Answers(formMessageViewShape)
  async one(@Id(id) messageId: string): Promise<FormMessageView> {
    const found = await this.lists.one<FormMessageView>(formMessageList, messageId)
    return orNotFound(found, UNKNOWN_MESSAGE)
  }

  @Put(':id')
  @Answers(formMessageViewShape)
  async change(
    @Id(id) messageId: string,
    @Body({ schema: formMessageChangeShape }) change: FormMessageChange,
    @ActingStaff() { name }: StaffMember,
  ): Promise<FormMessageView> {
    return delivered(await this.messages.change(messageId, change, name))
  }
}
