import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useId, useState } from 'react'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { useText } from '../texts/use-text.ts'
import type { OrderButtonProps } from './order-button.ts'
import styles from './breakfast-orders.module.css'

/** Asks first; within 24 hours of the delivery also whether the money goes back. */
export function CancelOrderButton({ order, disabled, offered }: OrderButtonProps) {
  const text = useText()
  const label = useId()
  const [refundLate, setRefundLate] = useState(true)
  const amount = formatEuro(order.paidCents)
  return (
    <ConfirmedActionButton
      title={text('breakfastOrders.actions.cancel')}
      confirm={text('breakfastOrders.actions.cancelConfirm')}
      dismiss={text('breakfastOrders.actions.cancelDismiss')}
      isDestructive
      disabled={disabled}
      offered={offered}
      version={order.version}
      action={(data, press) =>
        data.act('breakfast-orders', order.id, 'cancel', { refundLate, ...press })
      }
      done={text('breakfastOrders.actions.cancelled')}
      onOpen={() => setRefundLate(true)}
    >
      {order.refundIsChoice ? (
        <FormControl>
          <FormLabel id={label}>
            {text('breakfastOrders.actions.refundChoice', { amount })}
          </FormLabel>
          <RadioGroup
            aria-labelledby={label}
            value={refundLate}
            onChange={(_, chosen) => setRefundLate(chosen === 'true')}
          >
            <FormControlLabel
              value={true}
              control={<Radio />}
              label={text('breakfastOrders.actions.refundAll')}
            />
            <FormControlLabel
              value={false}
              control={<Radio />}
              label={text('breakfastOrders.actions.refundNothing')}
            />
          </RadioGroup>
        </FormControl>
      ) : order.paidCents > 0 ? (
        <p>{text('breakfastOrders.actions.refundsAll', { amount })}</p>
      ) : null}
      <p className={styles.reason}>{text('breakfastOrders.actions.cancelEffect')}</p>
    </ConfirmedActionButton>
  )
}
