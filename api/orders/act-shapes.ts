import { z } from 'zod'
import { textId } from '../../rules/texts/message.ts'
import { storedInteger } from '../requests/stored-values.ts'

/**
 * The screen names each press, so that one that is asked again because its answer was lost is still
 * one act.
 */
export const requestId = z
  .string('Dit kenmerk ontbreekt.')
  .regex(/^[A-Za-z0-9_-]{8,128}$/, 'Dit kenmerk is niet geldig.')
/** The version that the screen showed: what others decided since is not passed over. */
export const version = storedInteger('Laad de pagina opnieuw.').positive('Laad de pagina opnieuw.')
/** A press without anything to fill in, on what the screen showed. */
export const pressShape = z.object({ requestId, version })

/** How money goes back, or came, outside the payment provider. */
export const method = z.enum(['cash', 'pin', 'bank'], 'Kies hoe.')
const cents = storedInteger('Vul een bedrag in.').positive('Vul een bedrag in boven € 0,00.')
export const entryId = z
  .string('Dit kenmerk ontbreekt.')
  .regex(/^\d{1,18}$/, 'Dit kenmerk is niet geldig.')
/** Why something is done, in the words of who does it. */
export const reasonShape = (most: number, missing = 'Vul een reden in.') =>
  z.string({ error: missing }).trim().min(1, { error: missing }).max(most, 'Deze tekst is te lang.')

/** Money that staff have in hand. */
export const receiptShape = pressShape.extend({ cents, method })
/** An entry of the folio that was a mistake. */
export const takeBackShape = pressShape.extend({ entryId })
/** What will never be paid, and why. */
export const writeOffShape = pressShape.extend({
  cents,
  reason: reasonShape(500, textId('bill.writeOffReason')),
})
/** What goes back though nothing is cancelled, and why. */
export const giveBackShape = pressShape.extend({
  cents,
  reason: reasonShape(500, textId('bill.giveBackReason')),
})
/** Money that staff paid back themselves, as the screen showed it was owed. */
export const refundShape = z.object({
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
