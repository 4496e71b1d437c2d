import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import type { ActButtonProps } from './act-button.ts'
import { type Act, useBookingAct } from './use-booking-act.ts'

interface Props extends Omit<ActButtonProps, 'booking'> {
  icon: IconName
  variant?: 'contained' | 'outlined'
  act: Act
  /** The toast when it is done. */
  done: string
  children: ReactNode
}

/** A button that runs one act at once and hands its refusal to the card. */
export function ActButton({
  icon,
  variant = 'outlined',
  act,
  done,
  disabled,
  onRefusal,
  children,
}: Props) {
  const text = useText()
  const { run, busy } = useBookingAct(act, done, onRefusal)
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
