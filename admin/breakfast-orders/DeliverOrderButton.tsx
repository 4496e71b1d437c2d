import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { useText } from '../texts/use-text.ts'
import type { DeliveryButtonProps } from './order-button.ts'

/** The boxes are brought; asks first, because it cannot be taken back. */
export function DeliverOrderButton({ order, disabled }: DeliveryButtonProps) {
  const text = useText()
  const again = order.failedBecause !== null
  return (
    <ConfirmedActionButton
      title={text(`breakfastOrders.actions.${again ? 'deliverAfterAll' : 'deliver'}`)}
      confirm={text('breakfastOrders.actions.deliverConfirm')}
      icon="check"
      isMain
      disabled={disabled}
      action={(data) => data.deliverBreakfastOrder(order.id)}
      done={text('breakfastOrders.actions.delivered')}
    >
      <p>{text('breakfastOrders.actions.deliverQuestion')}</p>
    </ConfirmedActionButton>
  )
}
