import { useQuery } from '@tanstack/react-query'
import { guestScreens } from '../../screens/guest-screens.ts'
import { breakfastOrderRead } from './breakfast-reads.ts'
import { PageHead } from '../page/PageHead.tsx'
import { usePlace } from '../page/router.tsx'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderScene } from './OrderScene.tsx'
import { askOrderAgainAfter, orderState } from './order-state.ts'
import { UnknownOrder } from './UnknownOrder.tsx'

/** In the address of the mail's link that cancels: the proof that one has the mail. */
const CANCELLATION = 'annuleren'

/**
 * /bedankt-ontbijt, what became of an order, and /ontbijt-betaling, where it is paid later: both
 * read from the server. While something can still change they ask again by themselves.
 */
export function OrderStatusScreen() {
  const { pathname, search } = usePlace()
  const address = new URLSearchParams(search)
  const id = address.get('id') ?? ''
  const token = address.get(CANCELLATION)
  const status = useQuery({
    ...breakfastOrderRead(id),
    enabled: id !== '',
    refetchInterval: ({ state }) =>
      state.data ? askOrderAgainAfter(orderState(state.data)) : false,
  })
  return (
    <>
      <PageHead
        title={pathname === guestScreens.breakfastPayment.path ? 'Ontbijt betalen' : 'Je ontbijt'}
        description="Hoe het staat met je ontbijtbestelling: de betaling en de bezorging."
        canonical={null}
      />
      <div className="wrap scene">
        {id === '' ? (
          <UnknownOrder />
        ) : (
          <Loaded
            query={status}
            what="je bestelling"
            missing={<UnknownOrder />}
            waiting={
              <div className="stack">
                <Waiting>We zoeken je bestelling op…</Waiting>
                <PanelBones />
              </div>
            }
          >
            {(order) =>
              token === null || order.state === 'cancelled' ? (
                <OrderScene order={order} onChange={() => void status.refetch()} />
              ) : (
                <CancelOrder order={order} token={token} onChange={() => void status.refetch()} />
              )
            }
          </Loaded>
        )}
      </div>
    </>
  )
}
