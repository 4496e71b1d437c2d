import { z } from 'zod'
import { parseDay } from '../../rules/calendar/day.ts'
import { textId } from '../../rules/texts/message.ts'
import { MOST_CHARACTERS, storedDay, storedInteger } from '../requests/stored-values.ts'

/** More ranges or rooms than anybody chooses by hand. */
const MOST = 100

/** Nights as a screen names them, to epoch days. */
const night = storedDay(textId('vacation.nightsMissing')).transform((day) => parseDay(day)!)
const roomIds = z
  .array(storedInteger(), { error: textId('vacation.roomsMissing') })
  .max(MOST)
  .nullable()

const nights = z
  .object({ firstNight: night, lastNight: night })
  .transform(({ firstNight, lastNight }) => ({ first: firstNight, last: lastNight }))

const chosen = {
  nights: z
    .array(nights, { error: textId('vacation.nightsMissing') })
    .max(MOST)
    .meta({ description: 'Ranges of nights, the last of each closed too.' }),
  roomIds: roomIds.meta({ description: 'Null: the whole property.' }),
}

/** Body of `POST /api/back-office/vacation-previews`. */
export const vacationPreviewShape = z.object(chosen)
export type VacationPreviewRequest = z.input<typeof vacationPreviewShape>
export type ChosenNights = z.output<typeof vacationPreviewShape>

/** Body of `POST /api/back-office/vacations`. */
export const vacationShape = z.object({
  id: z.uuid().meta({ description: 'Of the press: the same id again plans nothing more.' }),
  ...chosen,
  reason: z.string().max(MOST_CHARACTERS),
  seen: z.string().max(100).meta({
    description: 'The `seen` of the preview: refused when other bookings stand there by now.',
  }),
})
export type VacationRequest = z.input<typeof vacationShape>
export type VacationOrder = z.output<typeof vacationShape>

/** Body of `POST /api/back-office/vacations/:id/take-back`: all of it where nothing is named. */
export const takeBackShape = z.object({
  nights: nights
    .nullable()
    .meta({ description: 'Both opened too; null: every night from today on.' }),
  roomIds: roomIds.meta({ description: 'Null: all rooms.' }),
})
export type VacationTakeBackRequest = z.input<typeof takeBackShape>
export type TakeBackOrder = z.output<typeof takeBackShape>
