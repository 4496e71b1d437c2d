import { z } from 'zod'
import { checkBookingEdit } from '../../rules/forms/check-booking-edit.ts'
import { billTexts } from '../../rules/texts/bill.ts'
import { bookingTexts } from '../../rules/texts/booking.ts'
import { day } from '../availability/stay-shapes.ts'
import { storedInteger } from '../requests/stored-values.ts'

/** Said of an id that no booking has. */
export const UNKNOWN_BOOKING = 'Deze boeking bestaat niet.'

/**
 * The screen names each press, so that one that is asked again because its answer was lost is still
 * one action.
 */
export const requestId = z
  .string('Dit kenmerk ontbreekt.')
  .regex(/^[A-Za-z0-9_-]{8,128}$/, 'Dit kenmerk is niet geldig.')
/** The version that the screen showed: what others decided since is not passed over. */
export const version = storedInteger('Laad de pagina opnieuw.').positive('Laad de pagina opnieuw.')
export const resendingRequest = z.object({ requestId })
/** A press without anything to fill in, on what the screen showed. */
export const pressRequest = z.object({ requestId, version })

/** How money goes back, or came, outside the payment provider. */
const method = z.enum(['cash', 'pin', 'bank'], 'Kies hoe.')
const cents = storedInteger('Vul een bedrag in.').positive('Vul een bedrag in boven € 0,00.')
/** Money that staff have in hand. */
export const receiptRequest = z.object({ cents, method, requestId, version })
/** Of a part, when the rest is due. */
const restDueOn = day(() => bookingTexts.restDueOn)
  .optional()
  .meta({ description: 'Of a part: the day on which the rest is due; left out: arrival.' })
export const bookingReceiptRequest = receiptRequest.extend({ restDueOn })
const entryId = z
  .string('Dit kenmerk ontbreekt.')
  .regex(/^\d{1,18}$/, 'Dit kenmerk is niet geldig.')
const reasonFor = (missing: () => string) =>
  z.string({ error: missing }).trim().min(1, { error: missing }).max(500, 'Deze tekst is te lang.')
/** What will never be paid, and why. */
export const writeOffRequest = z.object({
  cents,
  reason: reasonFor(() => billTexts.writeOffReason),
  requestId,
  version,
})
/** What goes back though nothing is cancelled, and why. */
export const giveBackRequest = z.object({
  cents,
  reason: reasonFor(() => billTexts.giveBackReason),
  requestId,
  version,
})
export const takeBackRequest = z.object({ requestId, version, entryId })
/** What staff decide when they cancel: what goes back, and whether the guest is mailed. */
export const cancellationRequest = z.object({
  requestId,
  version,
  reason: z.string().max(1000, 'Deze tekst is te lang.').default(''),
  refundCents: storedInteger('Vul in hoeveel teruggaat.').nonnegative(
    'Vul een bedrag in van € 0,00 of meer.',
  ),
  mailGuest: z.boolean('Kies of de klant een mail krijgt.'),
})
const text = z.string('Deze tekst is niet leesbaar.').max(5_000, 'Deze tekst is te lang.')
/** What staff write anew of a booking; the rules check it. `version` is the one on the screen. */
export const editRequest = z
  .object({
    requestId,
    version: storedInteger('Laad de pagina opnieuw.'),
    name: text.optional(),
    email: text.optional(),
    phone: text.optional(),
    notes: text.optional(),
    roomId: storedInteger('Kies een kamernummer.').optional(),
    receipt: z.object({ cents, method }).optional(),
    takenBackEntryId: entryId.optional(),
  })
  .check(({ value, issues }) => {
    for (const { field, text: message } of checkBookingEdit(value))
      issues.push({ code: 'custom', message, path: [field], input: value[field] })
  })
/** Money that staff paid back themselves, as the screen showed it was owed. */
export const refundRequest = z.object({
  cents,
  refundIds: z
    .array(
      z.uuid('Dit kenmerk is niet geldig.'),
      'De terugbetalingen ontbreken. Laad de pagina opnieuw.',
    )
    .max(100, 'Dit zijn te veel terugbetalingen.'),
  method,
  requestId,
})

/** The bodies as screens send them. */
export type ReceiptRequest = z.input<typeof receiptRequest>
export type BookingReceiptRequest = z.input<typeof bookingReceiptRequest>
export type CancellationRequest = z.input<typeof cancellationRequest>
export type WriteOffRequest = z.input<typeof writeOffRequest>
export type GiveBackRequest = z.input<typeof giveBackRequest>
export type TakeBackRequest = z.input<typeof takeBackRequest>
export type PressRequest = z.input<typeof pressRequest>
export type EditRequest = z.input<typeof editRequest>
export type RefundRequest = z.input<typeof refundRequest>
