import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../page/Link.tsx'
import type { BookingAccepted, BookingStatusView } from '../../api/bookings/booking-views.ts'
import { stayCalendar } from '../../rules/property/stay-calendar.ts'
import { roomTypesRead } from '../calls/reads.ts'
import { send } from '../calls/send.ts'
import { Spinner } from '../controls/Spinner.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { Icon } from '../icons/Icon.tsx'
import { roomPath, stayIn } from '../stay/stay-choice.ts'
import { screens } from '../../screens/screen-routes.ts'

/** To the payment page that is still open. */
export function ToPayment({ booking }: { booking: BookingStatusView }) {
  return booking.paymentUrl ? (
    <a className="button" href={booking.paymentUrl}>
      Naar de betaalpagina
    </a>
  ) : null
}

/** A new attempt to pay the same booking. */
export function PayAgain({
  booking,
  onChange,
  label = 'Opnieuw betalen',
}: {
  booking: BookingStatusView
  onChange(): void
  label?: string
}) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const pay = async () => {
    setBusy(true)
    setProblem(null)
    const sent = await send<BookingAccepted>(
      `/api/bookings/${encodeURIComponent(booking.id)}/payments`,
      {},
    )
    if (sent.ok && sent.answer.paymentUrl) {
      location.assign(sent.answer.paymentUrl)
      return
    }
    setBusy(false)
    if (!sent.ok)
      setProblem(
        sent.failure.error?.text ??
          'We kregen geen antwoord. Er is niets afgeschreven, probeer het opnieuw.',
      )
    onChange()
  }
  return (
    <>
      {problem && (
        <p className="field__error" role="alert">
          <Icon name="alert" />
          {problem}
        </p>
      )}
      <button
        className="button"
        type="button"
        aria-busy={busy || undefined}
        onClick={() => !busy && void pay()}
      >
        {busy && <Spinner />}
        {busy ? 'Even geduld' : label}
      </button>
    </>
  )
}

/** The same stay as a new booking. */
export function BookAgain({ booking }: { booking: BookingStatusView }) {
  const { quote } = booking
  const rooms = useQuery(roomTypesRead()).data ?? []
  const room = rooms.find(({ id }) => id === quote.roomTypeId)
  return (
    <Link className="button" to={room ? roomPath(stayIn(room, quote)) : screens.rooms.path}>
      Opnieuw boeken
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
  const property = useProperty()
  const save = () => {
    const content = stayCalendar({
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
      <Icon name="cal" /> Zet in je agenda
    </button>
  )
}
