import { Card } from '@mui/material'
import type { ReactNode } from 'react'
import { CardHead } from '../shell/CardHead.tsx'
import styles from './overview.module.css'

/** A part of the design under its name; `row`: its states beside each other. */
export function Sample({
  title,
  row = false,
  children,
}: {
  title: string
  row?: boolean
  children: ReactNode
}) {
  return (
    <Card>
      <CardHead title={title} />
      <div className={row ? styles.row : styles.body}>{children}</div>
    </Card>
  )
}
