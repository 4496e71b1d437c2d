import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { useText } from '../texts/use-text.ts'
import type { DeliveryButtonProps } from './order-button.ts'

const ofDelivery = {
  title: 'deliver',
  afterAll: 'deliverAfterAll',
  question: 'deliverQuestion',
  confirm: 'deliverConfirm',
  done: 'delivered',
} as const
const ofHere = {
  title: 'give',
  afterAll: 'giveAfterAll',
  question: 'giveQuestion',
  confirm: 'giveConfirm',
  done: 'given',
} as const

/** The guest has the boxes; asks first, because it cannot be taken back. */
export function DeliverOrderButton({ order, disabled, offered }: DeliveryButtonProps) {
  const text = useText()
  const words = order.here ? ofHere : ofDelivery
  const title = order.failedBecause === null ? words.title : words.afterAll
  return (
    <ConfirmedActionButton
      title={text(`breakfastOrders.actions.${title}`)}
      confirm={text(`breakfastOrders.actions.${words.confirm}`)}
      icon="check"
      isMain
      disabled={disabled}
      offered={offered}
      version={order.version}
      action={(data, press) => data.act('breakfast-orders', order.id, 'deliver', press)}
      done={text(`breakfastOrders.actions.${words.done}`)}
    >
      <p>{text(`breakfastOrders.actions.${words.question}`)}</p>
    </ConfirmedActionButton>
  )
}
