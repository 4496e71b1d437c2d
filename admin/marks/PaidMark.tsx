import { useText } from '../texts/use-text.ts'
import { Icon } from './Icon.tsx'
import styles from './paid-mark.module.css'

/**
 * Betaald is a filled disc with a tick, Rekening open a ring holding a euro sign; `worded` shows
 * the word, else it is for screen readers.
 */
export function PaidMark({ paid, worded = false }: { paid: boolean; worded?: boolean }) {
  const text = useText()
  return (
    <span className={`${styles.mark} ${paid ? styles.paid : styles.open}`}>
      <Icon name={paid ? 'paid' : 'open'} />
      <span className={worded ? undefined : 'visually-hidden'}>
        {text(paid ? 'agenda.paid' : 'agenda.open')}
      </span>
    </span>
  )
}
