import { z } from 'zod'
import { chosenMethod } from '../payments/payment-methods.ts'
import { childAges, day, residents, slug } from '../availability/stay-shapes.ts'
import { stayTexts } from '../../rules/texts/stay.ts'
import { formText } from '../requests/stored-values.ts'

const wrongWindow = 'Kies een tijd van aankomst uit de lijst.'
const minuteOfDay = z
  .int({ error: wrongWindow })
  .min(0, wrongWindow)
  .max(24 * 60, wrongWindow)

/** Body of `POST /api/bookings`. */
export const bookingShape = z.object(
  {
    roomType: slug,
    arrival: day(() => stayTexts.invalidDates),
    departure: day(() => stayTexts.invalidDates),
    persons: z.int({ error: () => stayTexts.personsOutOfRange }),
    childAges: childAges.optional(),
    residents: residents.optional(),
    firstName: formText('Vul je voornaam in.'),
    lastName: formText('Vul je achternaam in.'),
    email: formText('Vul je e-mailadres in.'),
    phone: formText('Vul je telefoonnummer in.'),
    city: formText('Vul je woonplaats in.'),
    address: formText('Vul je adres in.').optional(),
    postcode: formText('Vul je postcode in.').optional(),
    notes: formText('Je opmerking is niet leesbaar.').optional(),
    arrivalWindow: z
      .object({ from: minuteOfDay, until: minuteOfDay }, { error: wrongWindow })
      .refine(({ from, until }) => from < until, { error: wrongWindow })
      .optional(),
    isFirst: z
      .boolean({ error: 'Laad de pagina opnieuw.' })
      .optional()
      .meta({ description: 'This browser made no booking yet. No part of what is asked for.' }),
    method: chosenMethod.optional(),
    totalCents: z.int({ error: 'Het totaal ontbreekt. Laad de pagina opnieuw.' }),
  },
  { error: 'Stuur de gegevens van de boeking.' },
)

/** A booking as a guest asks for it, its dates as epoch days. */
export type GuestOrder = z.infer<typeof bookingShape>

/**
 * Body of `POST /api/bookings`; header `Idempotency-Key` (8 to 128 of A–Z a–z 0–9 _ -) is required.
 * Another total than the server's answers 409 `total-changed`.
 */
export type BookingRequest = z.input<typeof bookingShape>
