import { z } from 'zod'
import { mailStates } from './mail-state.ts'

export const mailViewShape = z
  .object({
    id: z.uuid(),
    subjectKind: z.string(),
    subjectId: z.uuid(),
    subjectNumber: z.string(),
    kind: z.string(),
    kindName: z.string(),
    state: z.enum(mailStates),
    recipient: z.string(),
    recipientName: z.string(),
    subject: z.string(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Mail' })

/** A mail among what belongs to an order. */
export const mailOfOrderShape = mailViewShape.pick({
  id: true,
  kind: true,
  subject: true,
  state: true,
  createdAt: true,
})

/** `GET /api/back-office/mails` (a list) and `GET /api/back-office/mails/:id`. */
export type MailView = z.output<typeof mailViewShape>

export const mailDetailShape = mailViewShape
  .extend({
    messageId: z.string(),
    /** What the server said last, when it did not simply take the mail. */
    lastError: z.string().nullable(),
    text: z.string(),
    html: z.string(),
    attachments: z.array(
      z.object({
        filename: z.string(),
        contentType: z.string(),
        content: z.string(),
        /** How `content` is written where it is no text, such as a PDF. */
        encoding: z.literal('base64').optional(),
      }),
    ),
  })
  .meta({ id: 'MailDetail' })

/** A mail in full. */
export type MailDetailView = z.output<typeof mailDetailShape>

export type MailAttachment = MailDetailView['attachments'][number]
