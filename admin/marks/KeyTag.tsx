import styles from './key-tag.module.css'

/**
 * ink: occupied · brass: something happens today · outline: free · hatched: closed. The word always
 * stands beside the key.
 */
export type KeyState = 'occupied' | 'due' | 'free' | 'closed'

/** A room's number, always this shape: the key behind the desk. */
export function KeyTag({
  number,
  state = 'occupied',
  large = false,
}: {
  number: number
  state?: KeyState
  large?: boolean
}) {
  return (
    <span className={[styles.key, styles[state], large && styles.large].filter(Boolean).join(' ')}>
      <span className="visually-hidden">Kamer </span>
      {number}
    </span>
  )
}
