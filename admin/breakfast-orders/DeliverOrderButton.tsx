import { useState } from 'react'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { newRequestId } from '../bookings/request-id.ts'
import { useText } from '../texts/use-text.ts'
import type { DeliveryButtonProps } from './order-button.ts'

/** The boxes are brought; asks first, because it cannot be taken back. */
export function DeliverOrderButton({ order, disabled, offered }: DeliveryButtonProps) {
  const text = useText()
  const [requestId, setRequestId] = useState(newRequestId)
  const again = order.failedBecause !== null
  return (
    <ConfirmedActionButton
      title={text(`breakfastOrders.actions.${again ? 'deliverAfterAll' : 'deliver'}`)}
      confirm={text('breakfastOrders.actions.deliverConfirm')}
      icon="check"
      isMain
      disabled={disabled}
      offered={offered}
      version={order.version}
      action={(data, version) => data.deliverBreakfastOrder(order.id, { requestId, version })}
      done={text('breakfastOrders.actions.delivered')}
      onOpen={() => setRequestId(newRequestId())}
    >
      <p>{text('breakfastOrders.actions.deliverQuestion')}</p>
    </ConfirmedActionButton>
  )
}
