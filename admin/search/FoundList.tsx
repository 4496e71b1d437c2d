import { Paper, type PaperProps } from '@mui/material'
import { useText } from '../texts/use-text.ts'
import styles from './search.module.css'

/** `more`: there is more than the list shows. */
export interface FoundListProps extends PaperProps {
  more?: boolean
}

/** What the search found, under its field, and whether there is more. */
export function FoundList({ more = false, children, ...paper }: FoundListProps) {
  const text = useText()
  return (
    <Paper {...paper} className={`${paper.className ?? ''} ${styles.list}`}>
      {children}
      {more ? <p className={styles.more}>{text('search.more')}</p> : null}
    </Paper>
  )
}
