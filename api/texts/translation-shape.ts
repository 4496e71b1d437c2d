import { z } from 'zod'
import { pageTextLimits } from '../../rules/forms/check-page-text.ts'
import { seenVersion, typedTextUpTo } from '../edits/kept-shape.ts'

/** Body of `PUT /api/back-office/translations/:id`. */
export const translationOrderShape = z.object({
  text: typedTextUpTo(pageTextLimits.body),
  ...seenVersion,
})
export type TranslationOrder = z.output<typeof translationOrderShape>

/** A text that guests read, in another language: `GET /api/back-office/translations`. */
export const translationViewShape = z
  .object({
    id: z.string().meta({ description: 'Such as `room_types.3.name.en`.' }),
    language: z.string().meta({ description: 'Its tag, such as `en`.' }),
    noun: z.string().meta({
      description: 'The table that the Dutch stands in; `texts`: a sentence of the catalogue.',
    }),
    key: z.string(),
    field: z.string(),
    where: z.string().meta({ description: 'Which row it is of, or where it is read; in Dutch.' }),
    dutch: z.string(),
    literal: z.string().meta({
      description:
        'A sentence as the catalogue has it in this language; empty of what staff typed.',
    }),
    text: z.string().meta({ description: 'What guests read; empty: the Dutch.' }),
    state: z.enum(['missing', 'outdated', 'literal', 'translated']).meta({
      description:
        '`outdated`: the Dutch is another one by now; `literal`: as the catalogue has it. The first two are to be done.',
    }),
    refusal: z.string().meta({
      description: 'Why the stored text is not shown but the literal one; empty: it is.',
    }),
    version: z.int(),
  })
  .meta({ id: 'Translation' })
export type TranslationView = z.output<typeof translationViewShape>
