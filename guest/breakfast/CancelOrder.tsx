import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { orderThanksPath } from '../../screens/guest-addresses.ts'
import { breakfastOrderRead } from './breakfast-reads.ts'
import { send } from '../calls/send.ts'
import { Message } from '../controls/Message.tsx'
import { Spinner } from '../controls/Spinner.tsx'
import { usePostedForm } from '../forms/posted-form.ts'
import { Link } from '../page/Link.tsx'
import { CallUs } from '../property/ReachUs.tsx'
import { dayAndTime } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { OrderFacts } from './OrderFacts.tsx'

/**
 * The mail's link to cancel: asks first, and says what comes back (all of it, until 24 hours before).
 * Without script the form is posted to this very address.
 */
export function CancelOrder({
  order,
  token,
  onChange,
}: {
  order: BreakfastOrderStatusView
  token: string
  onChange(): void
}) {
  const known = useWords()
  const { siteBreakfast: words, sitePayment } = known
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState(usePostedForm()?.message ?? null)
  const { cancellableUntil } = order
  const cancel = async () => {
    setBusy(true)
    setProblem(null)
    const sent = await send<BreakfastOrderStatusView>(
      `/api/breakfast-orders/${encodeURIComponent(order.id)}/cancel`,
      { token },
    )
    setBusy(false)
    if (sent.ok) queries.setQueryData(breakfastOrderRead(order.id).queryKey, sent.answer)
    else setProblem(sent.failure.error?.text ?? words.cancelNoAnswer)
    onChange()
  }
  return (
    <article className="scene-card scene-card--side">
      <img src="/art/ontbijtbox.svg" alt="" width="600" height="400" />
      <div className="scene-card__body">
        <h1>{cancellableUntil ? words.cancelTitle : words.tooLateTitle}</h1>
        <p>
          {cancellableUntil
            ? fillText(words.cancelText, dayAndTime(known, cancellableUntil))
            : words.tooLateText}
        </p>
        {problem && <Message kind="danger" role="alert" title={problem} />}
        <OrderFacts order={order} slotLabel={order.slotLabel} number={order.number} />
        <div className="buttons">
          {cancellableUntil && (
            <form
              method="post"
              onSubmit={(event) => {
                event.preventDefault()
                if (!busy) void cancel()
              }}
            >
              <input type="hidden" name="token" value={token} />
              <button className="button" type="submit" aria-busy={busy || undefined}>
                {busy && <Spinner />}
                {busy ? sitePayment.busy : words.cancelOrder}
              </button>
            </form>
          )}
          <Link className="button button--quiet" to={orderThanksPath(order.id)}>
            {cancellableUntil ? words.doNotCancel : words.toOrder}
          </Link>
          <CallUs />
        </div>
      </div>
    </article>
  )
}
