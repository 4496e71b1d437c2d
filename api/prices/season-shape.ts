import { z } from 'zod'
import { parseDay } from '../../rules/calendar/day.ts'
import { seasonTexts } from '../../rules/texts/season.ts'
import { type Sentence, storedDay, storedInteger } from '../requests/stored-values.ts'

/** Longer than any text may be: how long it may be, the rules say with their own sentence. */
const typed = z.string().max(5_000).nullish()

const day = (missing: Sentence) =>
  storedDay(missing)
    .nullish()
    .transform((text) => (text ? parseDay(text) : null))

/** Body of `POST` and `PUT /api/back-office/seasons`. */
export const seasonShape = z.object({
  firstNight: day(() => seasonTexts.firstNightMissing),
  lastDate: day(() => seasonTexts.lastDateMissing),
  amount: typed.transform((text) => text ?? ''),
  source: typed.transform((text) => text ?? ''),
  version: storedInteger().optional().meta({
    description: 'The version that the screen showed; a later change by others refuses the write.',
  }),
})
export type SeasonRequest = z.input<typeof seasonShape>
export type SeasonOrder = z.output<typeof seasonShape>

/** A season of `GET /api/back-office/seasons`: an extra a night (BO §9). */
export const seasonViewShape = z.object({
  id: z.int(),
  firstNight: z.iso.date(),
  lastDate: z.iso.date().meta({ description: 'A night, or a day of departure (`season.ends`).' }),
  amount: z.string().meta({ description: 'A night, as staff type it: `10,00`.' }),
  source: z.string(),
  version: z.int(),
})
export type SeasonView = z.output<typeof seasonViewShape>
