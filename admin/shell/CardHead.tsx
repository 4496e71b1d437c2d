import type { ReactNode, Ref } from 'react'
import styles from './card-head.module.css'

/** A card's title, with what stands at its right. */
export function CardHead({
  title,
  id,
  headRef,
  children,
}: {
  title: string
  /** Where the title names its card. */
  id?: string
  /** Of a card that one is led to: its title can take the focus then. */
  headRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}) {
  return (
    <header className={styles.head}>
      <h2 id={id} ref={headRef} tabIndex={headRef ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </header>
  )
}
