import type { ReactNode } from 'react'
import styles from './card-head.module.css'

/** A card's title, with what stands at its right. */
export function CardHead({
  title,
  id,
  children,
}: {
  title: string
  /** Where the title names its card. */
  id?: string
  children?: ReactNode
}) {
  return (
    <header className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </header>
  )
}
