import { useState } from 'react'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { MethodField } from '../bookings/MethodField.tsx'
import type { ActRequest } from '../data/back-office-data-provider.ts'
import { useText } from '../texts/use-text.ts'
import type { OrderButtonProps } from './order-button.ts'

/** For money that staff pay back themselves, as of a booking. */
export function OrderRefundedButton({ order, disabled, offered }: OrderButtonProps) {
  const text = useText()
  const asked = (): Omit<ActRequest<'breakfast-orders', 'refunded-by-hand'>, 'requestId'> => ({
    ...order.refundByHand,
    method: 'bank',
  })
  const [shown, setShown] = useState(asked)
  return (
    <ConfirmedActionButton
      title={text('breakfastOrders.actions.noteRefund')}
      confirm={text('breakfastOrders.actions.refundConfirm')}
      disabled={disabled}
      offered={offered}
      action={(data, { requestId }) =>
        data.act('breakfast-orders', order.id, 'refunded-by-hand', { ...shown, requestId })
      }
      done={text('breakfastOrders.actions.refundNoted')}
      onOpen={() => setShown(asked())}
    >
      <p>{text('breakfastOrders.actions.refundQuestion', { amount: formatEuro(shown.cents) })}</p>
      <MethodField
        label={text('bookings.refundDialog.how')}
        value={shown.method}
        onChange={(method) => setShown({ ...shown, method })}
      />
    </ConfirmedActionButton>
  )
}
