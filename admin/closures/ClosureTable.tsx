import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { ClosureView } from '../../api/closures/closure-view.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { useText } from '../texts/use-text.ts'
import { closedNights, closedWhat } from './closure-words.ts'
import styles from './closures.module.css'

/** A row per closure; the nights open it. On a phone the row becomes a card of two lines. */
export function ClosureTable({ closures }: { closures: ClosureView[] }) {
  const text = useText()
  return (
    <Card>
      <table className={styles.table}>
        <caption className="visually-hidden">{text('closures.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('closures.list')}</th>
            <th scope="col">{text('closures.nights')}</th>
            <th scope="col">{text('closures.what')}</th>
            <th scope="col">{text('closures.reasonHead')}</th>
          </tr>
        </thead>
        <tbody>
          {closures.map((closure) => (
            <tr key={closure.id}>
              <td className={styles.days}>
                <Link
                  to={recordAddress('closure', closure.id)}
                  aria-label={text('closures.open', {
                    what: closedWhat(closure, text),
                    nights: closedNights(closure),
                  })}
                >
                  {closedNights(closure)}
                </Link>
              </td>
              <td className={styles.count}>{closure.nights}</td>
              <td className={styles.what}>{closedWhat(closure, text)}</td>
              <td className={styles.reason}>{closure.reason || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
