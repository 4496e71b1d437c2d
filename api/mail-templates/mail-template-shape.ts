import { z } from 'zod'
import { mailStates } from '../mail/mail-state.ts'
import { textViewShape } from '../texts/text-shape.ts'

/** More texts than any mail is written from, and longer ones than any may be. */
const MOST_TEXTS = 100

/** Body of a preview or a test mail: texts as they are typed, by id. */
export const typedTextsShape = z.object({
  texts: z
    .record(z.string().max(100), z.string())
    .refine((texts) => Object.keys(texts).length <= MOST_TEXTS, 'Dat zijn te veel teksten.')
    .default({}),
})
export type TypedTexts = z.output<typeof typedTextsShape>

/** A row of `GET /api/back-office/mail-templates`. */
export const mailTemplateViewShape = z.object({
  id: z.string().meta({ description: 'The kind of mail, such as `confirmation`.' }),
  name: z.string(),
  about: z.enum(['booking', 'breakfast-order', 'form-message', 'account', 'invoice', 'sale']),
  corrected: z.int().meta({ description: 'How many of its own texts staff corrected.' }),
})
export type MailTemplateView = z.output<typeof mailTemplateViewShape>

/** `GET /api/back-office/mail-templates/:id`. */
export const mailTemplateDetailShape = mailTemplateViewShape.extend({
  texts: z
    .array(textViewShape)
    .meta({ description: 'Those of its own, then those that it shares with other mails.' }),
  testRecipient: z.string().meta({ description: 'Where a test mail goes: who asks.' }),
})
export type MailTemplateDetail = z.output<typeof mailTemplateDetailShape>

export const mailPreviewShape = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  errors: z.array(z.object({ field: z.string(), text: z.string() })),
})
export type MailPreviewView = z.output<typeof mailPreviewShape>

/** What became of a test mail. */
export const testMailShape = z.object({
  id: z.uuid(),
  recipient: z.string(),
  state: z.enum(mailStates),
  why: z.string().meta({ description: 'Why it was not sent; empty: it was, or was kept.' }),
})
export type TestMailView = z.output<typeof testMailShape>
