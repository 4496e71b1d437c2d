import { Card } from '@mui/material'
import type { ReactNode } from 'react'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './room-types.module.css'

interface Props {
  title: string
  /** The columns before the one with the buttons. */
  columns: readonly string[]
  /** What is said where there is no row yet; null where there is one. */
  empty: string | null
  /** Why the last write failed. */
  problem: string | null
  isWide?: boolean
  /** What is to be known below the table. */
  hint?: string
  /** The rows, and last the one to add another. */
  children: ReactNode
}

/** A card of a room type with a table of what belongs to it. */
export function TableCard({
  title,
  columns,
  empty,
  problem,
  isWide = false,
  hint,
  children,
}: Props) {
  const text = useText()
  return (
    <Card>
      <CardHead title={title} />
      <div className={styles.pad}>
        <table className={isWide ? `${styles.mini} ${styles.wide}` : styles.mini}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{text('roomTypes.doing')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {empty === null ? null : (
              <tr>
                <td colSpan={columns.length + 1} className={styles.none}>
                  {empty}
                </td>
              </tr>
            )}
            {children}
          </tbody>
        </table>
        {problem === null ? null : <Note tone="bad">{problem}</Note>}
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
    </Card>
  )
}
