import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import type { ActionRefusal } from './use-booking-action.ts'

/** What every button of an action is given. */
export interface ActionButtonProps {
  booking: BookingDetailView
  disabled: boolean
  /** Whether it can be done now; what is open stays open. */
  offered?: boolean
  /** Null forgets the last one. */
  onRefusal(refusal: ActionRefusal | null): void
}
