import { useState } from 'react'
import { useText } from '../texts/use-text.ts'
import { ReadingChoice } from './ReadingChoice.tsx'
import type { ReadingRow } from './reading-rows.ts'
import styles from './readings.module.css'

/** A reading and what counts; opened, what it can be and where it comes from. */
export function Reading({ row, version }: { row: ReadingRow; version: number }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const chosen = row.values.find(({ value }) => value === row.chosen)?.text ?? row.chosen
  const source = row.source.replaceAll(/stated nowhere(; municipalities differ)?/g, () =>
    text('readings.silent'),
  )
  return (
    <details
      className={styles.reading}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <b>{row.title}</b>
        <span>{chosen}</span>
        {row.kind === 'set' ? null : (
          <small>{text(row.kind === 'fixed' ? 'readings.fixed' : 'readings.data')}</small>
        )}
      </summary>
      <div className={styles.open}>
        <p className={styles.source}>{text('readings.from', { source })}</p>
        {row.kind !== 'set' ? (
          <ul>
            {row.values
              .filter(({ value }) => value !== row.chosen)
              .map(({ value, text: words }) => (
                <li key={value}>{text('readings.rejected', { text: words })}</li>
              ))}
          </ul>
        ) : isOpen ? (
          <ReadingChoice key={row.chosen} row={row} version={version} />
        ) : null}
      </div>
    </details>
  )
}
