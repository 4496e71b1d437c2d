import { Card } from '@mui/material'
import { Link, useLocation } from 'react-router'
import type { TextView } from '../../api/texts/text-shape.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import records from '../shell/records.module.css'
import { useText } from '../texts/use-text.ts'
import styles from './text-corrections.module.css'

/** Texts as they are shown now, each with its literal words and where it is read. */
export function TextTable({ texts }: { texts: readonly TextView[] }) {
  const text = useText()
  const { search } = useLocation()
  return (
    <Card>
      <table className={`${records.table} ${styles.table}`}>
        <caption className="visually-hidden">{text('textCorrections.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('textCorrections.text')}</th>
            <th scope="col">{text('textCorrections.literal')}</th>
            <th scope="col">{text('textCorrections.where')}</th>
          </tr>
        </thead>
        <tbody>
          {texts.map((row) => (
            <tr key={row.id}>
              <td className={records.days}>
                <Link
                  to={recordAddress('text', row.id)}
                  state={{ list: search }}
                  aria-label={text('textCorrections.open', { text: row.text })}
                >
                  {row.text}
                </Link>
                {row.refusal ? (
                  <span className={styles.broken}>{text('textCorrections.broken')}</span>
                ) : null}
              </td>
              <td data-label={text('textCorrections.literal')}>
                {row.corrected ? (
                  row.literal
                ) : (
                  <span className={styles.same}>{text('textCorrections.same')}</span>
                )}
              </td>
              <td data-label={text('textCorrections.where')}>{row.where || row.areaName}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
