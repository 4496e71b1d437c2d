import { Get } from '@nestjs/common'
import { z } from 'zod'
import { orNotFound } from '../errors/refused.ts'
import { equals, filterBy, findWhole, idIn, wordsIn } from '../lists/list-filters.ts'
import { listOf, listRoute } from '../lists/list-of.ts'
import { listWords } from '../lists/list-question.ts'
import { Answers, BackOffice, Id, uuidId } from '../requests/routes.ts'
import {
  type MailDetailView,
  type MailView,
  mailDetailShape,
  mailViewShape,
} from './mail-shapes.ts'
import { mailStates } from './mail-state.ts'
import { mailKinds, mailName } from './mail-templates.ts'

const words = wordsIn('m.recipient', 'm.recipient_name', 'm.subject', 'm.subject_number')

/** Every mail there is, as `GET /api/back-office/mails` lists them. */
export const mailList = listOf(
  {
    from: 'mails',
    as: 'm',
    columns: `m.id, m.subject_kind AS "subjectKind", m.subject_id AS "subjectId", m.subject_number AS "subjectNumber", m.kind, m.state,
      m.recipient, m.recipient_name AS "recipientName", m.subject, m.created_at AS "createdAt", m.sent_at AS "sentAt"`,
    view: (mail: MailView) => ({ ...mail, kindName: mailName(mail.kind) }),
    sorts: {
      id: 'm.id',
      createdAt: 'm.created_at',
      sentAt: [(direction) => `m.sent_at ${direction} NULLS LAST`],
      recipient: 'm.recipient',
      subject: 'm.subject',
      kind: 'm.kind',
      state: 'm.state',
    },
    filters: {
      id: idIn(z.uuid(), 'm.id'),
      // Mails to a whole address, else with the words: a number may stand in the subject of any mail.
      q: filterBy(
        listWords,
        async (typed, parameter, pool) =>
          (await findWhole(pool, 'mails m', { email: 'm.recipient' }, typed, parameter)) ??
          words.where(typed, parameter, pool),
      ),
      subjectId: equals(z.uuid(), 'm.subject_id'),
      kind: equals(z.enum(mailKinds), 'm.kind'),
      state: equals(z.enum(mailStates), 'm.state'),
    },
  },
  ['createdAt', 'DESC'],
)

/** What one mail has beside the columns of the list. */
const MAIL_DETAIL = `m.message_id AS "messageId", m.text, m.html, m.attachments, m.last_error AS "lastError"`

const UNKNOWN = 'Deze mail bestaat niet.'

/** The mails that went out, or were kept because no server is given. */
@BackOffice('mails')
export class MailsController extends listRoute('mails', mailList, mailViewShape) {
  @Get(':id')
  @Answers(mailDetailShape)
  async one(@Id(uuidId(UNKNOWN)) id: string): Promise<MailDetailView> {
    return orNotFound(await this.lists.one<MailDetailView>(mailList, id, MAIL_DETAIL), UNKNOWN)
  }
}
