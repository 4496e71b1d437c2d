import { z } from 'zod'
import { parseDay } from '../../rules/calendar/day.ts'
import { closureScopes } from '../../rules/forms/check-closure.ts'
import { textId } from '../../rules/texts/message.ts'
import { MOST_CHARACTERS, storedDay, storedInteger } from '../requests/stored-values.ts'

/** A field that a form may leave empty. */
const chosen = (text: string) =>
  storedInteger(text)
    .nullish()
    .transform((id) => id ?? null)

const night = (text: string) =>
  storedDay(text)
    .nullish()
    .transform((day) => (day ? parseDay(day) : null))

/** Body of `POST` and `PUT /api/back-office/closures`. */
export const closureShape = z.object({
  scope: z.enum(closureScopes, { error: textId('vacation.scopeMissing') }),
  roomId: chosen(textId('vacation.roomMissing')),
  roomTypeId: chosen(textId('vacation.roomTypeMissing')),
  firstNight: night(textId('vacation.firstNightMissing')),
  lastNight: night(textId('vacation.lastNightMissing')),
  reason: z
    .string()
    .max(MOST_CHARACTERS)
    .nullish()
    .transform((text) => text ?? ''),
})

/** A closure as a screen asks for it. */
export type ClosureRequest = z.input<typeof closureShape>

/** A closure as asked for, its nights as epoch days. */
export type ClosureOrder = z.output<typeof closureShape>
