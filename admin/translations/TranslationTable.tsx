import { Card } from '@mui/material'
import { Link, useLocation } from 'react-router'
import type { TranslationView } from '../../api/texts/translation-shape.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import records from '../shell/records.module.css'
import corrections from '../text-corrections/text-corrections.module.css'
import { useText } from '../texts/use-text.ts'
import styles from './translations.module.css'
import { whereRead } from './where-read.ts'

/** As much of a text as the name of its link says. */
const MOST_NAMED = 80

/** What guests read in Dutch, each beside its translation. */
export function TranslationTable({ rows }: { rows: readonly TranslationView[] }) {
  const text = useText()
  const { search } = useLocation()
  return (
    <Card>
      <table className={`${records.table} ${corrections.table}`}>
        <caption className="visually-hidden">{text('translations.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('translations.dutch')}</th>
            <th scope="col">{text('translations.text')}</th>
            <th scope="col">{text('translations.where')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className={records.days}>
                <Link
                  className={styles.cut}
                  to={recordAddress('translation', row.id)}
                  state={{ list: search }}
                  aria-label={text('translations.open', { text: row.dutch.slice(0, MOST_NAMED) })}
                >
                  {row.dutch}
                </Link>
              </td>
              <td data-label={text('translations.text')}>
                {row.text !== '' && (
                  <span className={styles.cut} lang={row.language}>
                    {row.text}
                  </span>
                )}
                {row.refusal !== '' ? (
                  <span className={corrections.broken}>{text('translations.broken')}</span>
                ) : row.state === 'missing' || row.state === 'outdated' ? (
                  <span className={styles.toDo}>{text(`translations.${row.state}`)}</span>
                ) : null}
              </td>
              <td data-label={text('translations.where')}>{whereRead(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
