import type { ReactNode } from 'react'
import styles from './day-sheet.module.css'

interface Props {
  title: string
  hint?: ReactNode
  count: number
  /** What stands there when there is nothing to list. */
  empty: string
  children: ReactNode
}

/** One list of the day sheet, with how many are on it. */
export function SheetSection({ title, hint, count, empty, children }: Props) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>
        {title} {count > 0 ? <b>{count}</b> : null}
        {count > 0 && hint ? <small>{hint}</small> : null}
      </h2>
      {count > 0 ? <ul>{children}</ul> : <p className={styles.none}>{empty}</p>}
    </section>
  )
}
