import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import type { ActionButtonProps } from './action-button.ts'
import { type Action, useBookingAction } from './use-booking-action.ts'

interface Props extends Omit<ActionButtonProps, 'booking' | 'offered'> {
  icon: IconName
  variant?: 'contained' | 'outlined'
  action: Action
  /** The toast when it is done; null where the action itself says what came of it. */
  done: string | null
  children: ReactNode
}

/** A button that runs one action at once and hands its refusal to the card. */
export function ActionButton({
  icon,
  variant = 'outlined',
  action,
  done,
  disabled,
  onRefusal,
  children,
}: Props) {
  const text = useText()
  const { run, busy } = useBookingAction(action, done, onRefusal)
  return (
    <Button
      variant={variant}
      disabled={disabled}
      aria-disabled={busy}
      startIcon={<Icon name={icon} />}
      onClick={() => (busy ? undefined : run())}
    >
      {busy ? text('bookings.actions.busy') : children}
    </Button>
  )
}
