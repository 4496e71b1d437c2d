import { IconButton } from '@mui/material'
import { useLive } from '../live/live-context.ts'
import { Icon, type IconName } from '../marks/Icon.tsx'
import styles from './room-types.module.css'

/** Sends what was typed in a row: a drawing with its name; offline it does nothing. */
export function SendButton({
  label,
  icon,
  busy,
}: {
  label: string
  icon: IconName
  busy: boolean
}) {
  const offline = useLive().status === 'lost'
  return (
    <IconButton
      type="submit"
      className={styles.send ?? ''}
      aria-label={label}
      disabled={offline}
      aria-disabled={busy}
    >
      <Icon name={icon} />
    </IconButton>
  )
}
