import { useText } from '../texts/use-text.ts'
import { useLive } from './live-context.ts'
import styles from './live.module.css'

/**
 * The dot in the app bar: a green disc while changes come by themselves, a struck ring while they
 * do not.
 */
export function LiveMark() {
  const { status } = useLive()
  const text = useText()
  const word = text(
    status === 'live' ? 'live.on' : status === 'lost' ? 'live.off' : 'live.connecting',
  )
  return (
    <span
      className={`${styles.mark} ${styles[status]}`}
      role="status"
      title={status === 'live' ? text('live.onHint') : undefined}
    >
      <span>{word}</span>
    </span>
  )
}
