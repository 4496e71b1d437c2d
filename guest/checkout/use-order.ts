import { useEffect, useState } from 'react'
import { useGo } from '../page/router.tsx'
import type { BookingRequest } from '../../api/bookings/order.ts'
import { type ChosenStay, isInFamilyRoom, stayToAddress } from '../stay/stay-choice.ts'
import { loadPlacing } from './later-parts.tsx'
import type { OrderOutcome, OrderProblem } from './place-booking.ts'
import { thanksPath } from '../../screens/guest-addresses.ts'

/**
 * Placing the order: busy until there is an answer, then away to the payment, or a problem with a
 * screen of its own.
 */
export function useOrder(stay: ChosenStay) {
  const [outcome, setOutcome] = useState<OrderProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const go = useGo()

  // Back from the payment page the browser may show this page as it was left: with a button that
  // turns for ever.
  useEffect(() => {
    const rest = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])

  const place = async (request: BookingRequest, isAnother: boolean) => {
    if (busy) return
    setBusy(true)
    // Its code was fetched while the guest filled in. Where that failed nothing is sent either.
    const answer = await loadPlacing().then(
      ({ placeBooking }) => placeBooking(request, stayToAddress(stay), isAnother),
      (): OrderOutcome => ({ kind: 'unreachable' }),
    )
    if (answer.kind !== 'accepted') {
      setBusy(false)
      setOutcome(answer)
      return
    }
    const { id, paymentUrl } = answer.booking
    if (paymentUrl) location.assign(paymentUrl)
    else go(thanksPath({ bookingId: id, roomKind: isInFamilyRoom(stay) ? 'family' : 'ordinary' }))
  }
  return {
    outcome,
    busy,
    /** `isAnother`: the guest wants one more booking of a stay that was booked before. */
    place: (request: BookingRequest, isAnother: boolean) => void place(request, isAnother),
    clear: () => setOutcome(null),
  }
}
