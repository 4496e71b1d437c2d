import type { ReactNode } from 'react'
import styles from './card-head.module.css'

/** A card's title, with what stands at its right. */
export function CardHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h2>{title}</h2>
      {children}
    </header>
  )
}
