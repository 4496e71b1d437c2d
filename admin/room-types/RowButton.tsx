import { IconButton } from '@mui/material'
import { useLive } from '../live/live-context.ts'
import { Icon, type IconName } from '../marks/Icon.tsx'

interface Props {
  label: string
  icon: IconName
  disabled?: boolean
  onClick(): void
}

/** A small button of a row; offline it does nothing. */
export function RowButton({ label, icon, disabled = false, onClick }: Props) {
  const offline = useLive().status === 'lost'
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      disabled={offline || disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </IconButton>
  )
}
