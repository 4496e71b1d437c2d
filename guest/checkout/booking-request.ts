import type { BookingRequest } from '../../api/bookings/order.ts'
import { tidyGuestDetails } from '../../rules/forms/check-guest-details.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import type { ChosenStay } from '../stay/stay-choice.ts'
import type { ToldParty } from './party-of.ts'
import type { Draft } from './draft.ts'

/**
 * The booking as it is asked for: the stay, who comes, the guest, what they pay with, and the total that stood
 * above the button.
 */
export function bookingRequest(
  stay: ChosenStay,
  draft: Draft,
  quote: Quote,
  readings: Pick<Readings, 'checkout.fields'>,
  method: string | null,
  { childAges, residents }: ToldParty,
): BookingRequest {
  const { address, postcode, ...guest } = tidyGuestDetails(draft.guest)
  const notes = draft.remark.trim()
  return {
    roomType: stay.room,
    arrival: stay.arrival,
    departure: stay.departure,
    persons: stay.persons,
    ...(childAges.length > 0 && { childAges }),
    ...(residents > 0 && { residents }),
    ...guest,
    ...(readings['checkout.fields'] === 'full-address' && { address, postcode }),
    ...(draft.arrivalWindow && { arrivalWindow: draft.arrivalWindow }),
    ...(notes !== '' && { notes }),
    ...(method !== null && { method }),
    totalCents: quote.totalCents,
  }
}
