import { useState } from 'react'
import type { BookingStatusView } from '../../api/bookings/booking-views.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { Spinner } from '../controls/Spinner.tsx'
import { Status } from '../controls/Status.tsx'
import { useHydrated } from '../controls/use-hydrated.ts'
import { Icon } from '../icons/Icon.tsx'
import { Conditions } from '../payment/Conditions.tsx'
import { HouseTerms } from '../payment/HouseTerms.tsx'
import { PaymentMethodChoice } from '../payment/PaymentMethodChoice.tsx'
import { usePayment } from '../payment/use-payment.ts'
import { usePaymentMethods } from '../payment/use-payment-methods.ts'
import { BookingRecap } from '../thanks/BookingRecap.tsx'
import { holdWords } from './hold-words.ts'

/** What is open of a booking, under which conditions, and the ways to pay it. */
export function PayForm({
  booking,
  onChange,
}: {
  booking: BookingStatusView
  /** The booking is to be read again. */
  onChange(): void
}) {
  const [wanted, setWanted] = useState<string | null>(null)
  const method = usePaymentMethods(wanted)
  const hydrated = useHydrated()
  const { busy, problem, pay } = usePayment(booking.id, onChange)
  const isHeld = booking.state === 'held'
  return (
    <form
      className="panel panel--narrow"
      onSubmit={(event) => {
        event.preventDefault()
        pay(method.chosen)
      }}
    >
      <div className="beam" />
      <div className="panel__body">
        <div className="stack stack--close">
          <Status kind="notice">{isHeld ? 'Nog niet betaald' : 'Geboekt, nog te betalen'}</Status>
          <h1>Betaal je boeking</h1>
          <p>
            Dag {booking.guestName}, er staat nog {formatEuro(booking.balanceCents)} open.{' '}
            {isHeld ? holdWords(booking.holdUntil) : 'Je kamer staat vast.'}
          </p>
        </div>
        <BookingRecap booking={booking} amount="Totaal" />
        <Conditions conditions={booking.conditions} />
        <PaymentMethodChoice {...method} onChoose={setWanted} />
        <HouseTerms />
        <div className="stack stack--close">
          {problem && (
            <p className="field__error" role="alert">
              <Icon name="alert" />
              {problem}
            </p>
          )}
          <button
            className="button button--wide"
            type={hydrated ? 'submit' : 'button'}
            aria-busy={busy || undefined}
            aria-disabled={!hydrated || undefined}
          >
            {busy && <Spinner />}
            {busy ? 'Even geduld' : `Betaal ${formatEuro(booking.balanceCents)}`}
          </button>
          {booking.paymentUrl && (
            <noscript>
              <p>
                Zonder JavaScript kies je op de betaalpagina hoe je betaalt:{' '}
                <a href={booking.paymentUrl}>naar de betaalpagina</a>.
              </p>
            </noscript>
          )}
          <p className="small soft">
            Je betaalt op de beveiligde pagina van de betaaldienst en komt daarna hier terug.
          </p>
        </div>
      </div>
    </form>
  )
}
