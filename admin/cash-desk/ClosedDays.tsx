import { Card } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import type { ClosedDayView } from '../../api/cash-days/cash-day-shape.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { screens } from '../../screens/screen-routes.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './cash-desk.module.css'

/** The days that were closed, the newest first. */
export function ClosedDays() {
  const text = useText()
  const { data } = useGetList<ClosedDayView>('cash-days', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'day', order: 'DESC' },
  })
  if (!data || data.length === 0) return null
  return (
    <Card
      component="section"
      className={styles.noPrint}
      aria-label={text('cashDesk.close.reports')}
    >
      <CardHead title={text('cashDesk.close.reports')} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('cashDesk.today.number')}</th>
            <th scope="col">{text('cashDesk.close.day')}</th>
            <th scope="col" className={styles.number}>
              {text('cashDesk.close.counted')}
            </th>
            <th scope="col" className={styles.number}>
              {text('cashDesk.close.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ day, number, countedCents, expectedCents, reopened }) => (
            <tr key={number}>
              <td>Z{number}</td>
              <td>
                <Link to={`${screens.closeDay.path}?dag=${day}`}>
                  {staffDayYear(parseDay(day) ?? 0)}
                </Link>
                {reopened ? (
                  <span className={styles.soft}> {text('cashDesk.close.wasReopened')}</span>
                ) : null}
              </td>
              <td className={styles.number}>{formatEuro(countedCents)}</td>
              <td className={styles.number}>{formatEuro(countedCents - expectedCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
