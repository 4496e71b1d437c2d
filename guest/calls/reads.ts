import { queryOptions } from '@tanstack/react-query'
import type {
  AvailabilityView,
  CalendarView,
  OccupancyView,
  StayQuoteView,
} from '../../api/availability/availability-shapes.ts'
import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import type { FormTicketView } from '../../api/forms/form-ticket-view.ts'
import type { PageTextView } from '../../api/pages/page-content.ts'
import type { PaymentMethodsView } from '../../api/payments/payment-methods.ts'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import type { Day } from '../../rules/calendar/day.ts'
import type { ApiFailure } from './api-failure.ts'

/** A read of the API, kept as fresh for `staleTime` ms. */
export const read = <View>(path: string, staleTime?: number) =>
  queryOptions<View, ApiFailure>({
    queryKey: [path],
    ...(staleTime !== undefined && { staleTime }),
  })

export const minutes = 60_000

/** The property, its clock and its readings. */
export const propertyRead = () => read<PropertyView>('/api/property', 1 * minutes)

/** Every room type, in the order of the property. */
export const roomTypesRead = () => read<RoomTypeView[]>('/api/room-types', 5 * minutes)

/** An information page. */
export const pageTextRead = (slug: string) =>
  read<PageTextView>(`/api/pages/${encodeURIComponent(slug)}`, 5 * minutes)

/** Each day from today to the horizon, for one room type. */
export const calendarRead = (slug: string) =>
  read<CalendarView>(`/api/room-types/${encodeURIComponent(slug)}/calendar`)

/** A month of every room, such as `2026-08`; null for this month. */
export const occupancyRead = (month: string | null) =>
  read<OccupancyView>(`/api/occupancy${month ? `?month=${encodeURIComponent(month)}` : ''}`)

/** The room types that take this stay, or why none does. */
export const availabilityRead = ({
  arrival,
  departure,
  guests,
}: {
  arrival: Day
  departure: Day
  guests: number
}) =>
  read<AvailabilityView>(
    `/api/availability?${new URLSearchParams({ arrival, departure, guests: String(guests) })}`,
  )

/** What a stay costs, or why it is refused. */
export const quoteRead = ({
  room,
  arrival,
  departure,
  persons,
  childAges = [],
  residents = 0,
}: {
  room: string
  arrival: Day
  departure: Day
  persons: number
  /** What is known of who comes; left out, nothing. */
  childAges?: readonly number[]
  residents?: number
}) => {
  const asked = new URLSearchParams({ room, arrival, departure, persons: String(persons) })
  if (childAges.length > 0) asked.set('childAges', childAges.join(','))
  if (residents > 0) asked.set('residents', String(residents))
  return read<StayQuoteView>(`/api/quotes?${asked}`)
}

/** What a guest can pay with. */
export const paymentMethodsRead = () =>
  read<PaymentMethodsView>('/api/payment-methods', 5 * minutes)
/** What a form carries along: that its page was opened. The same until it is given up. */
export const formTicketRead = () => read<FormTicketView>('/api/forms/ticket', Infinity)

/** The state of a booking and of its payment, as the server knows it. */
export const bookingStatusRead = (id: string) =>
  read<BookingStatusView>(`/api/bookings/${encodeURIComponent(id)}/status`, 0)
