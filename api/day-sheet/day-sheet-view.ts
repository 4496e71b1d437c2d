import type { Day } from '../../rules/calendar/day.ts'
import type { BookingView } from '../bookings/booking-views.ts'
import type { StaffBreakfastOrderView } from '../breakfast-orders/breakfast-order-view.ts'

/** A room that is to be cleaned on a day, or will be once its guests left. */
export interface RoomToClean {
  id: number
  number: number
  roomTypeName: string
  /** It is dirty now; false: its guests have not left yet. */
  dirty: boolean
  /** Who comes into it that day; null where nobody does. */
  next: Pick<BookingView, 'id' | 'title' | 'arrivalWindow'> | null
}

/** `GET /api/back-office/day-sheet?day=`: the work of one day in the house. */
export interface DaySheetView {
  day: Day
  today: Day
  /** The instant of the property's clock. */
  now: string
  /** The check-in hours of that weekday, such as `15:00–18:00`, and when guests leave. */
  checkIn: string
  checkOut: string
  arrivals: BookingView[]
  /** Who still has to pay first. */
  departures: BookingView[]
  stays: BookingView[]
  /** The breakfast in the house; null where it is not included (setting `breakfast.included`). */
  breakfast: {
    /** Such as `7.00-9.00` (G §9). */
    hours: string
    persons: number
    tables: Pick<BookingView, 'id' | 'title' | 'roomNumber' | 'persons'>[]
  } | null
  /** Breakfast boxes of that day, brought to a door or not, the first slot first. */
  deliveries: StaffBreakfastOrderView[]
  toClean: RoomToClean[]
}
