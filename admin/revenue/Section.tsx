import { Card } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { CardHead } from '../shell/CardHead.tsx'
import styles from './revenue.module.css'

/** A card of the money with its title, and a remark at its right. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string
  aside?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <CardHead id={id} title={title}>
        {aside ? <span className={styles.aim}>{aside}</span> : null}
      </CardHead>
      <div className={styles.body}>{children}</div>
    </Card>
  )
}
