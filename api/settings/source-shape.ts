import { z } from 'zod'
import { type TypedSource, sourceField } from '../../rules/forms/check-sources.ts'
import { bookingSources } from '../../rules/sources/load-source-colours.ts'
import { sourceTexts } from '../../rules/texts/source.ts'
import { seenVersion, typedText } from '../edits/kept-shape.ts'

/** What is kept of the sources: the part of its address and its id. */
export const SOURCES = 'sources'

const ofOwnSite = z.object({ colour: typedText })
const ofOther = z.object({
  colour: typedText,
  prepaid: z.boolean({ error: () => sourceTexts.prepaid }),
  mails: z.enum(['all', 'cancellation', 'none'], { error: () => sourceTexts.mails }),
})

/** Body of `PUT /api/back-office/settings/sources`. */
export const sourcesOrderShape = z.object({
  sources: z.object(
    Object.fromEntries(
      bookingSources.map((source): [string, typeof ofOwnSite | typeof ofOther] => [
        sourceField(source),
        source === 'own-website' ? ofOwnSite : ofOther,
      ]),
    ),
  ),
  ...seenVersion,
})
export type SourcesOrder = Omit<z.output<typeof sourcesOrderShape>, 'sources'> & {
  sources: Record<string, TypedSource>
}

/** The sources of bookings as staff keep them. */
export const sourcesViewShape = z.object({
  id: z.literal(SOURCES),
  sources: z.record(
    z.string(),
    z.object({
      colour: z.string().meta({ description: 'Red, green and blue in hexadecimal.' }),
      prepaid: z
        .boolean()
        .nullable()
        .meta({ description: 'Null: staff are asked for each booking (own website).' }),
      mails: z
        .enum(['all', 'cancellation', 'none'])
        .meta({ description: 'Which mails the guest of a booking made from now on gets.' }),
    }),
  ),
  version: z.int(),
})
export type SourcesView = z.output<typeof sourcesViewShape>
