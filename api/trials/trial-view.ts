import { z } from 'zod'
import type { StayRefusal } from '../../rules/availability/stay-refusal.ts'
import type { QuoteItem } from '../../rules/quotes/quote.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { trialOutcomes } from '../../rules/trials/compare-facts.ts'
import { changeViewShape } from '../edits/change-view.ts'

const cents = z.int()
const side = z
  .object({ explanation: z.string(), cents, vatBasisPoints: z.array(z.int()) })
  .nullable()

/** Lines of two prices beside each other. */
export const linePairs = z
  .array(z.object({ label: z.string(), before: side, after: side, differs: z.boolean() }))
  .meta({ description: 'Each kind of line on both sides; null where that side has none.' })

const refusal = z.looseObject({
  reason: z.string(),
  text: z.string(),
}) as unknown as z.ZodType<Worded<StayRefusal>>

const answer = z.union([z.object({ totalCents: cents }), z.object({ refusals: z.array(refusal) })])

const party = z.object({
  adults: z.int(),
  childAges: z.array(z.int()).readonly(),
  residents: z.int(),
})

/** A stay of which the two sides differ. */
export const trialExampleShape = z
  .object({
    outcome: z.enum(trialOutcomes),
    roomTypeId: z.int(),
    roomTypeName: z.string(),
    arrival: z.iso.date(),
    departure: z.iso.date(),
    party,
    before: answer,
    after: answer,
    lines: linePairs,
  })
  .meta({ id: 'TrialExample' })

/** A breakfast order of which the two sides differ. */
export const orderExampleShape = z
  .object({
    form: z.enum(['public', 'staff']),
    day: z.iso.date(),
    adults: z.int(),
    kids: z.int(),
    village: z.string().meta({ description: 'Where bringing it is free on one side alone.' }),
    beforeCents: cents.nullable(),
    afterCents: cents.nullable(),
    lines: linePairs,
  })
  .meta({ id: 'OrderExample' })

/** A product of which the two sides differ. */
export const extraExampleShape = z
  .object({
    id: z.string(),
    name: z.string(),
    day: z.iso.date(),
    persons: z.int(),
    nights: z.int(),
    beforeCents: cents.nullable(),
    afterCents: cents.nullable(),
    lines: linePairs,
  })
  .meta({ id: 'ExtraExample' })

/** What an edit would come to: the last line that `POST /api/back-office/trials` answers. */
export const trialViewShape = z.object({
  version: z.string().meta({ description: 'To be sent when it is kept as it was tried.' }),
  changes: z.array(changeViewShape),
  stays: z.object({
    screen: z.enum(['guest', 'agenda']),
    stays: z.int().meta({ description: 'Of a year, with each of the lengths and every party.' }),
    asked: z.int(),
    lengths: z.array(z.int()).meta({ description: 'Of the stays that were asked, in nights.' }),
    counts: z.object(
      Object.fromEntries(trialOutcomes.map((outcome) => [outcome, z.int()])) as Record<
        (typeof trialOutcomes)[number],
        z.ZodInt
      >,
    ),
    items: z.array(
      z.object({
        item: z.string() as unknown as z.ZodType<QuoteItem>,
        stays: z.int(),
        leastCents: cents,
        mostCents: cents,
      }),
    ),
    reasons: z.array(
      z.object({
        outcome: z.enum(['possible', 'impossible']),
        reason: z.string() as unknown as z.ZodType<StayRefusal['reason']>,
        text: z.string(),
        stays: z.int(),
      }),
    ),
    examples: z.array(trialExampleShape),
  }),
  orders: z.object({
    asked: z.int(),
    different: z.int(),
    examples: z.array(orderExampleShape),
  }),
  extras: z
    .array(extraExampleShape)
    .meta({ description: 'One piece of each product, for one day.' }),
  bookings: z.object({
    onTheBooks: z.int(),
    otherwiseToday: z.int(),
    first: z.array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        name: z.string(),
        arrival: z.iso.date(),
        departure: z.iso.date(),
        soldCents: cents.meta({ description: 'Stays what it is.' }),
        beforeCents: cents.nullable().meta({ description: 'The stay, if it were sold today.' }),
        afterCents: cents.nullable().meta({ description: 'The stay, sold after the edit.' }),
      }),
    ),
  }),
  seconds: z.number(),
})
export type TrialView = z.output<typeof trialViewShape>

/** A line of the answer: how far it is from 0 to 1, and at last what it came to, or what failed. */
export const trialLineShape = z.union([
  z.object({ progress: z.number() }),
  z.object({ trial: trialViewShape }),
])
export type TrialLine = z.output<typeof trialLineShape>
