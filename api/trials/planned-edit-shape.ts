import { z } from 'zod'
import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import { textId } from '../../rules/texts/message.ts'
import { keptEditShape } from '../edits/kept-nouns.ts'
import { TOO_LONG } from '../requests/shape.ts'
import { storedDay } from '../requests/stored-values.ts'

/** What is said where no day was chosen, or one that has begun. */
export const FROM_DAY_MISSING = 'Kies de dag vanaf wanneer dit geldt.'
export const FROM_DAY_TOO_SOON =
  'Kies een dag vanaf morgen. Wat vandaag al geldt, bewaart u meteen.'

const MOST_CHARACTERS = 500
const words = z.string({ error: textId('formFields.unreadable') }).max(MOST_CHARACTERS, {
  error: TOO_LONG,
})
const told = z.array(z.object({ field: words, from: words, to: words })).max(60)

/** Body of `POST /api/back-office/planned-edits`. */
export const planShape = z.object({
  edit: keptEditShape,
  fromDay: storedDay(FROM_DAY_MISSING)
    .transform((text): EpochDay => parseDay(text)!)
    .meta({ description: 'The first day of sale by which it counts.' }),
  title: words.min(1).meta({ description: 'What it is about, as its form says it.' }),
  told: told.meta({ description: 'From what to what, as its form says it.' }),
})
export type PlanOrder = z.output<typeof planShape>

/** An edit of `GET /api/back-office/planned-edits`. */
export const plannedEditShape = z.object({
  id: z.int(),
  fromDay: z.iso.date(),
  title: z.string(),
  told,
  by: z.string(),
  state: z.enum(['waiting', 'done', 'refused', 'withdrawn']),
  why: z.string().nullable().meta({ description: 'Of one that was not carried out.' }),
})
export type PlannedEditView = z.output<typeof plannedEditShape>
