import { useText } from '../texts/use-text.ts'
import { Icon } from './Icon.tsx'
import { paidLook } from './paid-look.ts'
import styles from './paid-mark.module.css'

interface Props {
  paid: boolean
  /** Nothing is open of it because its price is not known. */
  unpriced?: boolean
  worded?: boolean
}

/**
 * Betaald is a filled disc with a tick, Rekening open a ring holding a euro sign, Nog geen prijs a
 * question mark; `worded` shows the word, else it is for screen readers.
 */
export function PaidMark({ paid, unpriced = false, worded = false }: Props) {
  const text = useText()
  const [look, icon] = paidLook({ paid, unpriced })
  return (
    <span className={`${styles.mark} ${styles[look]}`}>
      <Icon name={icon} />
      <span className={worded ? undefined : 'visually-hidden'}>{text(`agenda.${look}`)}</span>
    </span>
  )
}
