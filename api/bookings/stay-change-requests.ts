import { z } from 'zod'
import { stayTexts } from '../../rules/texts/stay.ts'
import { day } from '../availability/stay-shapes.ts'
import { storedInteger } from '../requests/stored-values.ts'
import { requestId, version } from './staff-requests.ts'

const wish = {
  arrival: day(() => stayTexts.invalidDates),
  departure: day(() => stayTexts.invalidDates),
  roomTypeId: storedInteger('Kies een kamer.'),
  roomId: storedInteger('Kies een kamernummer.')
    .nullable()
    .meta({ description: 'Null: any room of the type; it is not pinned then.' }),
  persons: z
    .int({ error: () => stayTexts.personsOutOfRange })
    .min(1, { error: () => stayTexts.personsOutOfRange })
    .max(100, {
      error: () => stayTexts.personsOutOfRange,
    }),
}

/** The stay that staff wish for a booking. */
export const stayWishRequest = z.object(wish)

/** A change to be carried out, with all that was shown of it. */
export const stayChangeRequest = z.object({
  ...wish,
  requestId,
  version,
  overruleReason: z
    .string('Deze tekst is niet leesbaar.')
    .max(1000, 'Deze tekst is te lang.')
    .default(''),
  shownTotalCents: storedInteger('Het totaal ontbreekt. Laad de pagina opnieuw.'),
  moves: z
    .array(z.object({ bookingId: z.uuid('Dit kenmerk is niet geldig.'), roomId: storedInteger() }))
    .max(200, 'Dit zijn te veel boekingen.')
    .default([])
    .meta({ description: 'Who changes rooms for it, as it was shown.' }),
})

/** Which days of a room type's calendar are asked for. */
export const changeCalendarQuestion = z.object({
  roomTypeId: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1),
})

/** Whether the booking stays in its room when others need one. */
export const pinRequest = z.object({
  pinned: z.boolean('Kies vastgezet of niet.'),
  requestId,
  version,
})
