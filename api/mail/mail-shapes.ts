import { z } from 'zod'
import { mailStates } from './mail-state.ts'
import type { MailDetailView, MailView } from './mail-views.ts'

const mail = {
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
}

export const mailViewShape: z.ZodType<MailView> = z.object(mail).meta({ id: 'Mail' })

export const mailDetailShape: z.ZodType<MailDetailView> = z
  .object({
    ...mail,
    messageId: z.string(),
    lastError: z.string().nullable(),
    text: z.string(),
    html: z.string(),
    attachments: z.array(
      z.object({
        filename: z.string(),
        contentType: z.string(),
        content: z.string(),
        encoding: z.literal('base64').optional(),
      }),
    ),
  })
  .meta({ id: 'MailDetail' })
