import type { ReactNode } from 'react'
import styles from './phone-agenda.module.css'

interface DaySectionProps {
  title: string
  hint?: string
  count: number
  /** What stands there when nobody is on the list. */
  empty: string
  children: ReactNode
}

/** One list of the day with how many are on it. */
export function DaySection({ title, hint, count, empty, children }: DaySectionProps) {
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <span>{count > 0 && hint ? `${count} · ${hint}` : count}</span>
      </div>
      {count > 0 ? (
        <ul className={styles.list}>{children}</ul>
      ) : (
        <p className={styles.empty}>{empty}</p>
      )}
    </section>
  )
}
