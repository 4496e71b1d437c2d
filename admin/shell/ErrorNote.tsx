import { Button } from '@mui/material'
import { Link } from 'react-router'
import { STAFF_HOME } from '../../screens/screen-routes.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { wordsInForce } from '../texts/words.ts'
import styles from './error-note.module.css'

/**
 * What stands where a screen broke: the two sentences of BO §1 as they are, what it means for the
 * work, and two ways on.
 */
export function ErrorNote({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <section className={styles.error} role="alert">
      <span className={styles.sign}>
        <Icon name="warning" size={20} />
      </span>
      <h2 lang="en">{wordsInForce().shell.somethingWrong}</h2>
      <p lang="en">{wordsInForce().shell.tryLater}</p>
      <p className={styles.hint}>
        {text('shell.crashed')} {text('shell.nothingChanged')}
      </p>
      <p className={styles.ways}>
        <Button variant="contained" startIcon={<Icon name="retry" />} onClick={onRetry}>
          {text('shell.retry')}
        </Button>
        <Button variant="outlined" component={Link} to={STAFF_HOME}>
          {text('shell.toAgenda')}
        </Button>
      </p>
    </section>
  )
}
