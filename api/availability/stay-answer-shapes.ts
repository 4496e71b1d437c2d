import { z } from 'zod'
import type {
  StayRefusal,
  StayRefusalReason,
  StaySuggestion,
} from '../../rules/availability/stay-refusal.ts'
import type { PricedLines, Quote, QuoteItem, QuoteLine } from '../../rules/quotes/quote.ts'
import type { Worded } from '../../rules/texts/words.ts'
import type { VatCategory } from '../../rules/vat/vat-rate-on.ts'
import { eachOf } from '../requests/each-of.ts'

/** What the rules answer of a stay, as the API's document describes it. */
const quoteLineShape: z.ZodType<QuoteLine> = z
  .object({
    item: eachOf<QuoteItem>({
      'room-night': true,
      season: true,
      'family-night': true,
      'extra-persons': true,
      cleaning: true,
      'tourist-tax': true,
      breakfast: true,
      delivery: true,
      extra: true,
      'carried-over': true,
      'carried-over-tax': true,
    }),
    night: z.iso.date().nullable().meta({ description: 'Null: for the whole stay.' }),
    persons: z.int(),
    cents: z.int(),
    vatCategory: eachOf<VatCategory>({ lodging: true, food: true, standard: true, none: true }),
    vatBasisPoints: z.int(),
    rule: z.string().meta({ description: 'What produced it, such as `BO §9`.' }),
    reading: z.string().nullable().meta({ description: 'Each as `id=value`.' }),
    name: z.string().optional(),
  })
  .meta({ id: 'QuoteLine' })

const priced = { lines: z.array(quoteLineShape), totalCents: z.int() }

export const pricedLinesShape: z.ZodType<PricedLines> = z.object(priced).meta({ id: 'PricedLines' })

export const quoteShape: z.ZodType<Quote> = z
  .object({
    ...priced,
    roomTypeId: z.int(),
    roomTypeName: z.string(),
    arrival: z.iso.date(),
    departure: z.iso.date(),
    nights: z.int(),
    persons: z.int(),
  })
  .meta({ id: 'Quote', description: 'The total is the sum of the lines.' })

export const stayRefusalReasonShape = eachOf<StayRefusalReason>({
  'unknown-room-type': true,
  'invalid-dates': true,
  'arrival-in-past': true,
  'has-arrived': true,
  'beyond-horizon': true,
  'persons-out-of-range': true,
  'no-tariff': true,
  'minimum-nights-weekend': true,
  'minimum-nights-summer': true,
  'minimum-nights-date': true,
  'no-arrangement': true,
  'closed-season': true,
  closed: true,
  'cut-off': true,
  'too-long-online': true,
  taken: true,
  'room-not-free': true,
})

export const stayRefusalShape: z.ZodType<Worded<StayRefusal>> = z
  .object({
    reason: stayRefusalReasonShape,
    day: z.iso.date().nullable(),
    nights: z.int().nullable(),
    text: z.string().meta({ description: 'For the screen, in the language of the call.' }),
    source: z.string(),
  })
  .meta({ id: 'StayRefusal' })

const suggestion = {
  arrival: z.iso.date(),
  departure: z.iso.date(),
  nights: z.int(),
  persons: z.int(),
  totalCents: z.int(),
}

export const staySuggestionShape: z.ZodType<StaySuggestion> = z
  .object(suggestion)
  .meta({ id: 'StaySuggestion' })

export const roomSuggestionShape: z.ZodType<StaySuggestion & { slug: string }> = z
  .object({ ...suggestion, slug: z.string() })
  .meta({ id: 'RoomSuggestion' })
