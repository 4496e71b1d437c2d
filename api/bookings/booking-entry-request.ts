import { z } from 'zod'
import { bookingSources } from '../../rules/sources/booking-source.ts'
import { bookingTexts } from '../../rules/texts/booking.ts'
import { formFieldTexts } from '../../rules/texts/form-fields.ts'
import { stayTexts } from '../../rules/texts/stay.ts'
import { WRONG_AGES, WRONG_RESIDENTS, day } from '../availability/stay-shapes.ts'
import { requestId } from '../orders/act-shapes.ts'
import { type Sentence, storedInteger } from '../requests/stored-values.ts'

/** Longer than any field may be: how long each may be, the rules say, with their own sentence. */
const MOST_CHARACTERS = 5_000

const text = (missing: Sentence) =>
  z.string({ error: missing }).max(MOST_CHARACTERS, 'Deze tekst is te lang.')

const WRONG_EXTRAS = 'Kies de extra’s uit de lijst.'
const count = z.int({ error: WRONG_EXTRAS })
const extra = z.object({
  id: z.string({ error: WRONG_EXTRAS }).max(120, WRONG_EXTRAS),
  pieces: count,
  days: count.default(1),
})

/** What decides whether a stay can be sold and what it costs. */
const stay = {
  roomTypeId: storedInteger(() => bookingTexts.roomMissing),
  roomId: storedInteger(() => stayTexts.roomNotFree)
    .nullable()
    .meta({ description: 'The room that staff chose; null: the property chooses.' }),
  childAges: z
    .array(z.int({ error: WRONG_AGES }), { error: WRONG_AGES })
    .max(20, WRONG_AGES)
    .default([]),
  residents: z.int({ error: WRONG_RESIDENTS }).default(0),
  extras: z.array(extra, { error: WRONG_EXTRAS }).max(20, WRONG_EXTRAS).default([]),
}

/** Body of `POST /api/back-office/booking-previews`: as far as the form is filled in. */
export const bookingPreviewQuestion = z.object(
  {
    ...stay,
    arrival: day(() => stayTexts.invalidDates).nullable(),
    departure: day(() => stayTexts.invalidDates).nullable(),
    persons: storedInteger(() => bookingTexts.personsMissing).nullable(),
  },
  { error: 'Stuur de gegevens van de boeking.' },
)
export type BookingPreviewQuestion = z.infer<typeof bookingPreviewQuestion>

/**
 * Body of `POST /api/back-office/bookings`. The field of what is wrong has the name it has here, so
 * that the form marks it.
 */
export const bookingEntryRequest = z
  .object(
    {
      ...stay,
      requestId,
      arrival: day(() => stayTexts.invalidDates),
      departure: day(() => stayTexts.invalidDates),
      persons: storedInteger(() => bookingTexts.personsMissing),
      source: z.enum(bookingSources, { error: () => bookingTexts.sourceMissing }),
      paid: z
        .boolean({ error: () => bookingTexts.paidMissing })
        .nullable()
        .meta({ description: 'Asked for the own website only (BO §2); null for every other.' }),
      method: z
        .enum(['bank', 'pin', 'cash'], { error: () => bookingTexts.methodMissing })
        .nullable()
        .meta({ description: 'How it was paid, where it was.' }),
      name: text(() => bookingTexts.clientNameMissing),
      email: text(() => formFieldTexts.email),
      phone: text(() => formFieldTexts.phone).default(''),
      city: text(() => formFieldTexts.city).default(''),
      notes: text('Deze notitie is niet leesbaar.').default(''),
      overruleReason: text(() => bookingTexts.overruleReasonMissing).default(''),
      shownTotalCents: storedInteger('Het totaal ontbreekt. Laad de pagina opnieuw.')
        .nullable()
        .meta({ description: 'Another one at the server answers 409; null: none was shown.' }),
    },
    { error: 'Stuur de gegevens van de boeking.' },
  )
  .superRefine(({ source: from, paid, method }, context) => {
    const miss = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (from !== 'own-website') return
    if (paid === null) miss('paid', bookingTexts.paidMissing)
    else if (paid && method === null) miss('method', bookingTexts.methodMissing)
  })

/** A booking as staff's screen sends it. */
export type BookingEntryRequest = z.input<typeof bookingEntryRequest>
/** The same, its dates as epoch days. */
export type BookingEntry = z.infer<typeof bookingEntryRequest>
