import { useText } from '../texts/use-text.ts'
import styles from './hand-layer.module.css'

interface HandLayerProps {
  /** What is held and where, or why it cannot be let go there. */
  said: string
  onChoose(): void
}

/** What a grid says while something is held, and the way to choose empty nights without a pointer. */
export function HandLayer({ said, onChoose }: HandLayerProps) {
  const text = useText()
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <button type="button" className={styles.choose} onClick={onChoose} data-choose="">
        {text('agenda.hand.choose')}
      </button>
    </>
  )
}
