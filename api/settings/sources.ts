import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import { z } from 'zod'
import { checkSource, refuseSource } from '../../rules/forms/check-source.ts'
import { parseColour } from '../../rules/sources/source-shades.ts'
import {
  type SourceMails,
  type SourceTax,
  defaultSources,
  isFixedSource,
  sourceMails,
  sourceTaxes,
  usualTax,
} from '../../rules/sources/source.ts'
import { message, textId } from '../../rules/texts/message.ts'
import { rowView, seenVersion, typedText } from '../edits/kept-shape.ts'
import { keptTable } from '../edits/kept-table.ts'
import { freeSlug } from '../edits/slug.ts'

const UNKNOWN_SOURCE = 'Deze bron bestaat niet.'

/** Body of `POST` and `PUT /api/back-office/sources`. */
const sourceShape = z.object({
  name: typedText,
  colour: typedText.meta({ description: 'Red, green and blue in hexadecimal, such as `#2E7D32`.' }),
  prepaid: z.boolean({ error: textId('source.prepaid') }),
  mails: z.enum(sourceMails, { error: textId('source.mails') }),
  touristTax: z
    .enum(sourceTaxes, { error: textId('source.touristTax') })
    .optional()
    .meta({ description: 'Left out: `price` of a source that comes in paid, else `desk`.' }),
  active: z.boolean({ error: textId('source.active') }).default(true),
  ...seenVersion,
})
export type SourceRequest = z.input<typeof sourceShape>

/** A source of bookings of `GET /api/back-office/sources` (BO §3, §9). */
const sourceViewShape = z.object({
  ...rowView,
  id: z.string().meta({ description: 'What bookings name it by; it never changes.' }),
  name: z.string(),
  colour: z.string(),
  prepaid: z.boolean().meta({
    description: 'Whether its bookings come in paid. Of `own-website` staff are asked for each.',
  }),
  mails: z
    .enum(sourceMails)
    .meta({ description: 'Which mails the guest of a booking made from now on gets.' }),
  touristTax: z.enum(sourceTaxes).meta({
    description:
      'Of bookings made from now on. `desk`: the guest pays it to the house. `price`: the source does, with its price. `channel`: the source remits it itself.',
  }),
  active: z.boolean().meta({ description: 'Whether it is offered for a new booking.' }),
})
export type SourceView = z.output<typeof sourceViewShape>

/** Where bookings come from (BO §3, §9). */
@Entity('sources')
@Check('sources_colour_check', `colour ~ '^#[0-9A-F]{6}$'`)
@Check('sources_mails_check', `mails IN ('all', 'cancellation', 'none')`)
@Check('sources_tourist_tax_check', `tourist_tax IN ('desk', 'price', 'channel')`)
@Check('sources_own_tax_check', `id NOT IN ('own-website', 'none') OR tourist_tax <> 'channel'`)
@Check('sources_own_website_check', `id <> 'own-website' OR (mails = 'all' AND NOT prepaid)`)
@Check('sources_fixed_check', `id NOT IN ('own-website', 'none') OR active`)
class SourceEntity {
  @PrimaryColumn('text')
  id!: string

  @Column('text')
  name!: string

  @Column('text')
  colour!: string

  @Column('boolean')
  prepaid!: boolean

  @Column('text')
  mails!: SourceMails

  @Column('text', { name: 'tourist_tax' })
  touristTax!: SourceTax

  @Column('boolean', { default: true })
  active!: boolean

  /** Its place in legends and lists; a change leaves it. */
  @Column('integer', { default: 0 })
  sort?: number
}

/**
 * The sources of bookings, as staff keep them. One that bookings name is not removed, but no longer
 * offered.
 */
export const sourceTable = keptTable({
  name: 'Sources',
  resource: 'sources',
  entity: SourceEntity,
  unknown: UNKNOWN_SOURCE,
  key: z.string().max(200),
  sorts: ['id', 'name', 'sort'],
  otherwise: ['sort', 'ASC'],
  searched: ['name'],
  shape: sourceShape,
  viewShape: sourceViewShape,
  check: checkSource,
  rowOf({ name, colour: typed, prepaid, mails, touristTax = usualTax(prepaid), active }) {
    const colour = parseColour(typed)
    if (colour === null) return null
    return { name: name.trim(), colour, prepaid, mails, touristTax, active }
  },
  clashes: (row, others, id) => refuseSource(row, id, others),
  given({ name }, others) {
    // One of the first that was removed has its own key again.
    const first = defaultSources.find((one) => one.name === name)?.id
    const taken = new Set(others.map(({ id }) => id))
    return {
      id: first && !taken.has(first) ? first : freeSlug(name, 'bron', taken),
      sort: Math.max(-1, ...others.map(({ sort = 0 }) => sort)) + 1,
    }
  },
  removal: {
    refused: ({ id }) => (isFixedSource(id) ? message('source.fixed') : null),
    used: message('source.used'),
  },
  viewOf: ({ id, name, colour, prepaid, mails, touristTax, active }) => ({
    id,
    name,
    colour,
    prepaid,
    mails,
    touristTax,
    active,
  }),
})
