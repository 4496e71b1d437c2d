import { z } from 'zod'
import { seasonTexts } from '../../rules/texts/season.ts'
import { chosenDay, rowView, seenVersion, typedText } from '../edits/kept-shape.ts'

/** Body of `POST` and `PUT /api/back-office/seasons`. */
export const seasonShape = z.object({
  firstNight: chosenDay(() => seasonTexts.firstNightMissing),
  lastDate: chosenDay(() => seasonTexts.lastDateMissing),
  amount: typedText,
  source: typedText,
  ...seenVersion,
})
export type SeasonRequest = z.input<typeof seasonShape>

/** A season of `GET /api/back-office/seasons`: an extra a night (BO §9). */
export const seasonViewShape = z.object({
  ...rowView,
  firstNight: z.iso.date(),
  lastDate: z.iso.date().meta({ description: 'A night, or a day of departure (`season.ends`).' }),
  amount: z.string().meta({ description: 'A night, as staff type it: `10,00`.' }),
  source: z.string(),
})
export type SeasonView = z.output<typeof seasonViewShape>
