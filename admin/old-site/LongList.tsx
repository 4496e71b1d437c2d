import { Button, Card } from '@mui/material'
import { useState } from 'react'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './old-site.module.css'

const PER_PAGE = 25

/** Lines of a report with where each stands in the export, a page at a time; absent where there are none. */
export function LongList({
  title,
  lines,
  empty = '',
}: {
  title: string
  /** `about`: whose or what the line is of. */
  lines: readonly { path: string; about?: string | null; line: string }[]
  /** What is said where there are none. */
  empty?: string
}) {
  const text = useText()
  const [page, setPage] = useState(0)
  if (lines.length === 0 && empty === '') return null
  const total = lines.length
  const first = Math.min(page, Math.max(0, Math.ceil(total / PER_PAGE) - 1)) * PER_PAGE
  return (
    <Card>
      <CardHead title={total === 0 ? title : `${title} (${total})`} />
      <div className={styles.body}>
        {total === 0 ? <p>{empty}</p> : null}
        <ul className={styles.lines}>
          {lines.slice(first, first + PER_PAGE).map(({ path, about, line }, place) => (
            <li key={`${first + place}`}>
              {about ? <b>{about}</b> : null}
              {line}
              {path ? <small>{path}</small> : null}
            </li>
          ))}
        </ul>
        {total > PER_PAGE ? (
          <nav className={styles.buttons} aria-label={text('oldSite.pages', { title })}>
            <span>
              {text('oldSite.page', {
                ...{ from: first + 1, to: Math.min(first + PER_PAGE, total), total },
              })}
            </span>
            <Button disabled={first === 0} onClick={() => setPage(first / PER_PAGE - 1)}>
              {text('oldSite.previous')}
            </Button>
            <Button
              disabled={first + PER_PAGE >= total}
              onClick={() => setPage(first / PER_PAGE + 1)}
            >
              {text('oldSite.next')}
            </Button>
          </nav>
        ) : null}
      </div>
    </Card>
  )
}
