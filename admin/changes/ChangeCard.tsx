import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { ChangeView } from '../../api/edits/change-view.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { useText } from '../texts/use-text.ts'
import { changeLines } from './change-lines.ts'
import { changedNouns } from './changed-nouns.ts'
import styles from './changes.module.css'
import type { Names } from './value-words.ts'

/** A longer value is cut here: what changed in a page is read on the page. */
const LONGEST = 300

/** One change: of what, by whom, when, and each field from what to what. */
export function ChangeCard({ change, names }: { change: ChangeView; names: Names }) {
  const text = useText()
  const moment = usePastMoment()
  const { noun, key, label, action, by, at } = change
  const known = changedNouns[noun]
  const name = known?.name ?? noun
  const row = known?.rows?.[key] ?? (label === key ? null : label)
  const what = row === null ? name : `${name} ${row}`
  const address = action === 'removed' ? undefined : known?.address?.(key)
  const lines = changeLines(change, names)
  return (
    <Card className={styles.card}>
      <header>
        <div>
          <h2>
            {text(`changes.${action}`, { noun: name })}
            {row === null ? null : <span>{row}</span>}
          </h2>
          <p>{text('changes.by', { by, when: moment(at) })}</p>
        </div>
        {address ? (
          <Link to={address} aria-label={text('changes.openNamed', { what })}>
            {text('changes.open')}
          </Link>
        ) : null}
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('changes.field')}</th>
            {action === 'added' ? null : <th scope="col">{text('changes.from')}</th>}
            {action === 'removed' ? null : <th scope="col">{text('changes.to')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ field, from, to }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              {action === 'added' ? null : <td>{cut(from)}</td>}
              {action === 'removed' ? null : <td>{cut(to)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function cut(words: string): string {
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
}
