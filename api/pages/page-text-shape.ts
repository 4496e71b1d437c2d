import { z } from 'zod'
import { textId } from '../../rules/texts/message.ts'
import { storedInteger } from '../requests/stored-values.ts'

/** A field that react-admin sends as null when it is emptied. How long it may be, the rules say. */
const typed = z
  .string({ error: textId('formFields.unreadable') })
  .nullish()
  .transform((text) => text ?? '')

/** What staff write of an information page. */
export const pageTextOrderShape = z.object({
  title: typed,
  description: typed,
  body: typed.meta({ description: 'Markdown.' }),
  version: storedInteger().optional().meta({
    description: 'The version that the screen showed; a later change by others refuses the write.',
  }),
})
export type PageTextRequest = z.input<typeof pageTextOrderShape>
export type PageTextOrder = z.output<typeof pageTextOrderShape>

/** A page of `GET /api/back-office/page-texts`. */
export const keptPageShape = z.object({
  id: z.string().meta({ description: 'The slug: the page is at `/slug`.' }),
  address: z.string(),
  title: z.string(),
  description: z.string(),
  body: z.string().meta({ description: 'Markdown.' }),
  mayBeEmpty: z
    .boolean()
    .meta({ description: 'Whether it may be without words; guests are not led to it then.' }),
  changed: z.boolean().meta({ description: 'Whether it differs from the text that was supplied.' }),
  version: z.int(),
})
export type KeptPageView = z.output<typeof keptPageShape>
