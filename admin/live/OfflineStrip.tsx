import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { clockTime } from '../clock/clock-time.ts'
import { useLive } from './live-context.ts'
import styles from './live.module.css'

/**
 * Under the app bar while the connection is away: how old the picture is, and that saving waits.
 * Goes by itself.
 */
export function OfflineStrip() {
  const { status, lostAt, retry } = useLive()
  const text = useText()
  if (status !== 'lost') return null
  return (
    <div className={styles.strip} role="alert">
      <Icon name="offline" />
      <span>
        <b>{text('live.lost')}</b>{' '}
        {lostAt ? text('live.since', { time: clockTime(lostAt) }) : text('live.noData')}
      </span>
      <button type="button" onClick={retry}>
        {text('shell.retry')}
      </button>
    </div>
  )
}
