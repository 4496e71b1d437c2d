import type { CSSProperties, ReactNode } from 'react'
import styles from './sheet.module.css'

/** A line of text in one size, weight or face, below the name of its token. */
export function TypeSample({
  name,
  note,
  style,
  children,
}: {
  name: string
  note?: string
  style?: CSSProperties
  children: ReactNode
}) {
  return (
    <figure className={styles.type}>
      <figcaption>
        <code>{name}</code> {note ? <small>{note}</small> : null}
      </figcaption>
      <div style={style}>{children}</div>
    </figure>
  )
}
