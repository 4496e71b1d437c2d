import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { orderPayPath } from '../../screens/guest-addresses.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { Link } from '../page/Link.tsx'
import { useWords } from '../texts/words.ts'

/** To the payment page: a plain link, so that it works without script too. */
export function PayOrder({ order: { paymentUrl } }: { order: BreakfastOrderStatusView }) {
  const { sitePayment } = useWords()
  return paymentUrl ? (
    <a className="button" href={paymentUrl}>
      {sitePayment.toPaymentPage}
    </a>
  ) : null
}

/** To the page with every way to pay what is still open; nothing where it is too late to pay. */
export function ToPayOrder({
  order: { id, paymentUrl },
  label,
  quiet = false,
}: {
  order: BreakfastOrderStatusView
  label: string
  /** Beside a button that matters more. */
  quiet?: boolean
}) {
  return paymentUrl ? (
    <Link className={quiet ? 'button button--quiet' : 'button'} to={orderPayPath(id)}>
      {label}
    </Link>
  ) : null
}

/** One more box, for another day. */
export function OrderAgain({ main = false }: { main?: boolean }) {
  const { siteBreakfast } = useWords()
  return (
    <Link className={main ? 'button' : 'button button--quiet'} to={guestScreens.breakfast.path}>
      {siteBreakfast.orderAgain}
    </Link>
  )
}
