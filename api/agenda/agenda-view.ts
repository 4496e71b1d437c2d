import type { BookingView } from '../bookings/booking-views.ts'
import type { Day } from '../../rules/calendar/day.ts'

/** `GET /api/back-office/agenda?from=&until=`: everything the week or day shows. */
export interface AgendaView {
  from: Day
  until: Day
  today: Day
  now: string
  rooms: {
    id: number
    number: number
    label: string
    roomTypeId: number
    roomTypeName: string
    /** It is to be cleaned. */
    dirty: boolean
    /** False: switched off, and here for the bookings that it still has in this period. */
    active: boolean
  }[]
  bookings: BookingView[]
  closures: {
    id: number
    roomId: number | null
    roomTypeId: number | null
    from: Day
    until: Day
    reason: string
  }[]
  /** Nights that the closed season keeps from guests; staff may sell them, with a reason. */
  seasons: { roomTypeId: number; from: Day; until: Day }[]
  /** Breakfasts to be brought, earliest first; who has not paid yet or cancelled gets none. */
  deliveries: {
    id: string
    number: string
    receiver: string
    day: Day
    /** `9.00-9.30` */
    slotLabel: string
    /** Boxes, those for children included. */
    boxes: number
    /** The guest fetches it or eats in the house. */
    here: boolean
    isDelivered: boolean
  }[]
  /** The check-in hours of each weekday, Monday first, such as `15:00–18:00`. */
  checkIn: string[]
  checkOut: string
}
