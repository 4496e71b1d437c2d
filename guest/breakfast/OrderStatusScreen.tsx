import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { guestScreens } from '../../screens/guest-screens.ts'
import { useFocusOnChange } from '../checkout/use-focus-on-change.ts'
import { forgetAttempt } from '../checkout/attempt.ts'
import { forgetBreakfastDraft } from './breakfast-draft.ts'
import { breakfastOrderRead } from './breakfast-reads.ts'
import { PageHead } from '../page/PageHead.tsx'
import { usePlace } from '../page/router.tsx'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { useWords } from '../texts/words.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderScene } from './OrderScene.tsx'
import { PayOrderForm } from './PayOrderForm.tsx'
import { askOrderAgainAfter, isOrderToPay, orderState } from './order-state.ts'
import { UnknownOrder } from './UnknownOrder.tsx'

/** In the address of the mail's link that cancels: the proof that one has the mail. */
const CANCELLATION = 'annuleren'

/**
 * /bedankt-ontbijt, what became of an order, and /ontbijt-betaling, where it is paid later: both
 * read from the server. While something can still change they ask again by themselves.
 */
export function OrderStatusScreen() {
  const { siteBreakfast: words } = useWords()
  const { pathname, search } = usePlace()
  const isPayPage = pathname === guestScreens.breakfastPayment.path
  const address = new URLSearchParams(search)
  const id = address.get('id') ?? ''
  const token = address.get(CANCELLATION)
  const status = useQuery({
    ...breakfastOrderRead(id),
    enabled: id !== '',
    refetchInterval: ({ state }) =>
      state.data ? askOrderAgainAfter(orderState(state.data)) : false,
  })
  const onChange = () => void status.refetch()
  const isThere = status.data !== undefined
  // Its button is gone with the question: what came of it is read from the top.
  useFocusOnChange(status.data && String(status.data.state === 'cancelled'))
  // The next order is a new one, and what was typed is no longer of use here.
  useEffect(() => {
    if (!isThere) return
    forgetAttempt('breakfast')
    forgetBreakfastDraft()
  }, [isThere])
  return (
    <>
      <PageHead
        title={isPayPage ? words.payPage : words.statusPage}
        description={words.statusDescription}
        canonical={null}
      />
      <div className="wrap scene">
        {id === '' ? (
          <UnknownOrder />
        ) : (
          <Loaded
            query={status}
            what={words.theOrder}
            missing={<UnknownOrder />}
            waiting={
              <div className="stack">
                <Waiting>{words.readingOrder}</Waiting>
                <PanelBones />
              </div>
            }
          >
            {(order) =>
              token !== null && order.state !== 'cancelled' ? (
                <CancelOrder order={order} token={token} onChange={onChange} />
              ) : isPayPage && isOrderToPay(order) ? (
                <PayOrderForm order={order} onChange={onChange} />
              ) : (
                <OrderScene order={order} />
              )
            }
          </Loaded>
        )}
      </div>
    </>
  )
}
