import { Injectable } from '@nestjs/common'
import { z } from 'zod'
import { checkSources, sourceField, type TypedSource } from '../../rules/forms/check-sources.ts'
import { loadReadings } from '../../rules/readings/readings.ts'
import { bookingSources } from '../../rules/sources/booking-source.ts'
import { loadSourceColours } from '../../rules/sources/load-source-colours.ts'
import { mailsOfSource } from '../../rules/sources/mails-of-source.ts'
import { parseColour } from '../../rules/sources/source-shades.ts'
import { textId } from '../../rules/texts/message.ts'
import { keptController } from '../edits/kept-controller.ts'
import { seenVersion, typedText } from '../edits/kept-shape.ts'
import type { Editor } from '../edits/staff-edits.ts'
import { type Answer, invalidInput } from '../errors/refused.ts'
import { SettingRows } from './setting-rows.ts'

/** What is kept of the sources: the part of its address and its id. */
const SOURCES = 'sources'

const ofOwnSite = z.object({ colour: typedText })
const ofOther = z.object({
  colour: typedText,
  prepaid: z.boolean({ error: textId('source.prepaid') }),
  mails: z.enum(['all', 'cancellation', 'none'], { error: textId('source.mails') }),
})

/** Body of `PUT /api/back-office/settings/sources`. */
const sourcesOrderShape = z.object({
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
type SourcesOrder = Omit<z.output<typeof sourcesOrderShape>, 'sources'> & {
  sources: Record<string, TypedSource>
}

/** The sources of bookings as staff keep them. */
const sourcesViewShape = z.object({
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

const COLOURS = 'source-colours'
const READINGS = 'readings'

/**
 * The sources of bookings (BO §3, §9): colour, whether their bookings come in paid, and which mails
 * their guests get. The latter two stay readings, `payment.prepaid-sources.…` and `mail.sources.…`,
 * and are written there: the rules read them so, every sale stores them, and on Keuzes they can be
 * tried first. A row of their own would have been a second truth beside them.
 */
@Injectable()
export class SourceRows {
  constructor(private readonly settings: SettingRows) {}

  async one(): Promise<SourcesView> {
    const kept = await this.settings.read<Record<string, unknown>>(COLOURS, {})
    const chosen = await this.settings.read<Record<string, unknown>>(READINGS, {})
    const colours = loadSourceColours(kept.value)
    const { readings } = loadReadings(chosen.value)
    return {
      id: SOURCES,
      sources: Object.fromEntries(
        bookingSources.map((source) => [
          sourceField(source),
          {
            colour: colours[source],
            prepaid:
              source === 'own-website'
                ? null
                : readings[`payment.prepaid-sources.${source}`] === 'paid',
            mails: mailsOfSource(source, readings),
          },
        ]),
      ),
      version: Math.max(kept.version, chosen.version),
    }
  }

  async change(staff: Editor, { sources, version }: SourcesOrder): Promise<Answer<SourcesView>> {
    const errors = checkSources(sources)
    if (errors.length > 0) {
      const fields = errors.map(({ field, text }) => ({ field: `sources.${field}`, text }))
      return { ok: false, error: invalidInput(fields) }
    }
    const { sources: before } = await this.one()
    const colours: Record<string, unknown> = {}
    const readings: Record<string, unknown> = {}
    for (const source of bookingSources) {
      const { colour, prepaid, mails } = sources[sourceField(source)]!
      const was = before[sourceField(source)]!
      const parsed = parseColour(colour ?? '')
      if (parsed !== was.colour) colours[source] = parsed
      if (source === 'own-website') continue
      if (prepaid !== was.prepaid)
        readings[`payment.prepaid-sources.${source}`] = prepaid ? 'paid' : 'open'
      if (mails !== was.mails) readings[`mail.sources.${source}`] = mails
    }
    const parts = { [COLOURS]: colours, [READINGS]: readings }
    const written = await this.settings.writeAll(staff, version, parts)
    return written.ok ? { ok: true, value: await this.one() } : written
  }
}

/** The routes of the sources. */
export const sourcesController = keptController(
  {
    name: 'Sources',
    resource: `settings/${SOURCES}`,
    keys: {},
    view: sourcesViewShape,
    change: sourcesOrderShape,
  },
  SourceRows,
)
