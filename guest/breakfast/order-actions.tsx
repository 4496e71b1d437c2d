import { useState } from 'react'
import type {
  BreakfastOrderAccepted,
  BreakfastOrderStatusView,
} from '../../api/breakfast-orders/breakfast-order-view.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { send } from '../calls/send.ts'
import { Spinner } from '../controls/Spinner.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../page/Link.tsx'

/** To the payment page: a plain link, so that it works without script too. */
export function PayOrder({ order: { paymentUrl } }: { order: BreakfastOrderStatusView }) {
  return paymentUrl ? (
    <a className="button" href={paymentUrl}>
      Naar de betaalpagina
    </a>
  ) : null
}

/** A new attempt to pay the same order. */
export function PayOrderAgain({
  order,
  onChange,
  label,
}: {
  order: BreakfastOrderStatusView
  onChange(): void
  label: string
}) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const pay = async () => {
    setBusy(true)
    setProblem(null)
    const sent = await send<BreakfastOrderAccepted>(
      `/api/breakfast-orders/${encodeURIComponent(order.id)}/payments`,
      {},
    )
    if (sent.ok) return location.assign(sent.answer.paymentUrl)
    setBusy(false)
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

/** One more box, for another day. */
export function OrderAgain({ main = false }: { main?: boolean }) {
  return (
    <Link className={main ? 'button' : 'button button--quiet'} to={guestScreens.breakfast.path}>
      Nog een ontbijt bestellen
    </Link>
  )
}
