import { useQuery } from '@tanstack/react-query'
import { Link } from '../page/Link.tsx'
import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import { stayCalendar } from '../../rules/property/stay-calendar.ts'
import { roomTypesRead } from '../calls/reads.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { Icon } from '../icons/Icon.tsx'
import { roomPath, stayIn } from '../stay/stay-choice.ts'
import { useWords } from '../texts/words.ts'
import { payPath } from '../../screens/guest-addresses.ts'
import { guestScreens } from '../../screens/guest-screens.ts'

/** To the payment page that is still open. */
export function ToPayment({ booking }: { booking: BookingStatusView }) {
  const { sitePayment } = useWords()
  return booking.paymentUrl ? (
    <a className="button" href={booking.paymentUrl}>
      {sitePayment.toPaymentPage}
    </a>
  ) : null
}

/** To the page with every way to pay what is still open. */
export function ToPayByLink({
  booking,
  label,
  quiet = false,
}: {
  booking: BookingStatusView
  label: string
  /** Beside a button that matters more. */
  quiet?: boolean
}) {
  return (
    <Link
      className={quiet ? 'button button--quiet' : 'button'}
      to={payPath({ ...booking, bookingId: booking.id })}
    >
      {label}
    </Link>
  )
}

/** The same stay as a new booking. */
export function BookAgain({ booking }: { booking: BookingStatusView }) {
  const { siteThanks } = useWords()
  const { quote } = booking
  const rooms = useQuery(roomTypesRead()).data ?? []
  const room = rooms.find(({ id }) => id === quote.roomTypeId)
  return (
    <Link className="button" to={room ? roomPath(stayIn(room, quote)) : guestScreens.rooms.path}>
      {siteThanks.bookAgain}
    </Link>
  )
}

/** The stay for the guest's own calendar, made here: nothing to wait for. */
export function CalendarFile({
  booking,
  quiet = false,
}: {
  booking: BookingStatusView
  /** Beside a button that matters more. */
  quiet?: boolean
}) {
  const words = useWords()
  const property = useProperty()
  const save = () => {
    const content = stayCalendar(words, {
      ...booking,
      ...booking.quote,
      bookingId: booking.id,
      property,
      madeAt: property.now,
    })
    const file = URL.createObjectURL(new Blob([content], { type: 'text/calendar' }))
    const link = Object.assign(document.createElement('a'), {
      href: file,
      download: `kamersleutel-${booking.number}.ics`,
    })
    link.click()
    setTimeout(() => URL.revokeObjectURL(file), 60_000)
  }
  return (
    <button className={quiet ? 'button button--quiet' : 'button'} type="button" onClick={save}>
      <Icon name="cal" /> {words.siteThanks.toCalendar}
    </button>
  )
}
