import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import type { ActRefusal } from './use-booking-act.ts'

/** What every button of an act is given. */
export interface ActButtonProps {
  booking: BookingDetailView
  disabled: boolean
  /** Null forgets the last one. */
  onRefusal(refusal: ActRefusal | null): void
}
