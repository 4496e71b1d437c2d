import { useState } from 'react'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'
import { AmountField } from '../bookings/AmountField.tsx'
import { ConfirmedActionButton, type FieldErrors } from '../bookings/ConfirmedActionButton.tsx'
import { MethodField } from '../bookings/MethodField.tsx'
import type { ActRequest } from '../data/back-office-data-provider.ts'
import { useText } from '../texts/use-text.ts'
import type { OrderButtonProps } from './order-button.ts'

/** Money that came outside the site: a receipt with how much and how (reading `payment.by-hand`). */
export function OrderPaidButton({ order, disabled, offered }: OrderButtonProps) {
  const text = useText()
  const asked = () => ({
    amount: formatAmount(order.balanceCents),
    method: 'pin' as ActRequest<'breakfast-orders', 'mark-paid'>['method'],
  })
  const [receipt, setReceipt] = useState(asked)
  const { amount, method } = receipt
  const cents = parseEuro(amount)
  const wrong = { cents: text('bookings.receiptDialog.missing') }
  return (
    <ConfirmedActionButton
      title={text('breakfastOrders.actions.markPaid')}
      confirm={text('breakfastOrders.actions.markPaidConfirm')}
      disabled={disabled}
      offered={offered}
      version={order.version}
      check={(): FieldErrors => (cents ? {} : wrong)}
      action={(data, press) =>
        data.act('breakfast-orders', order.id, 'mark-paid', { cents: cents ?? 0, method, ...press })
      }
      done={text('breakfastOrders.actions.markedPaid')}
      onOpen={() => setReceipt(asked())}
    >
      {(errors) => (
        <>
          <p>{text('breakfastOrders.actions.markPaidQuestion')}</p>
          <AmountField
            label={text('bookings.receiptDialog.amount')}
            value={amount}
            error={errors['cents']}
            onChange={(typed) => setReceipt({ ...receipt, amount: typed })}
          />
          <MethodField
            label={text('bookings.receiptDialog.how')}
            value={method}
            onChange={(chosen) => setReceipt({ ...receipt, method: chosen })}
          />
        </>
      )}
    </ConfirmedActionButton>
  )
}
