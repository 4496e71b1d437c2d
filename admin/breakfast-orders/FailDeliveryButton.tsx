import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { type FailedBecause, failuresOf } from '../../rules/breakfast/failed-delivery.ts'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { useText } from '../texts/use-text.ts'
import type { DeliveryButtonProps } from './order-button.ts'
import styles from './breakfast-orders.module.css'

const unsaid = (here: boolean) => ({ because: failuresOf(here)[0]!, note: '' })

/** The guest did not get the boxes: asks why. */
export function FailDeliveryButton({ order, disabled, offered }: DeliveryButtonProps) {
  const text = useText()
  const label = useId()
  const [asked, setAsked] = useState(() => unsaid(order.here))
  return (
    <ConfirmedActionButton
      title={text('breakfastOrders.actions.fail')}
      confirm={text('breakfastOrders.actions.failConfirm')}
      disabled={disabled}
      offered={offered}
      version={order.version}
      action={(data, press) =>
        data.act('breakfast-orders', order.id, 'fail-delivery', { ...asked, ...press })
      }
      done={text('breakfastOrders.actions.failed')}
      onOpen={() => setAsked(unsaid(order.here))}
    >
      {(errors) => (
        <>
          <FormControl>
            <FormLabel id={label}>{text('breakfastOrders.actions.failWhy')}</FormLabel>
            <RadioGroup
              aria-labelledby={label}
              value={asked.because}
              onChange={(_, because) => setAsked({ ...asked, because: because as FailedBecause })}
            >
              {failuresOf(order.here).map((because) => (
                <FormControlLabel
                  key={because}
                  value={because}
                  control={<Radio />}
                  label={text(`breakfastOrders.actions.failReasons.${because}`)}
                />
              ))}
            </RadioGroup>
          </FormControl>
          <TextField
            label={text('breakfastOrders.actions.failNote')}
            value={asked.note}
            required={asked.because === 'other'}
            error={errors['note'] !== undefined}
            helperText={errors['note']}
            slotProps={{ htmlInput: { maxLength: 300 } }}
            onChange={({ target }) => setAsked({ ...asked, note: target.value })}
          />
          <p className={styles.reason}>{text('breakfastOrders.actions.failEffect')}</p>
        </>
      )}
    </ConfirmedActionButton>
  )
}
