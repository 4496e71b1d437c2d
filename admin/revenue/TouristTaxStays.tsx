import { Link } from 'react-router'
import type { TouristTaxView } from '../../api/revenue/revenue-controller.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDay } from '../../rules/calendar/dutch.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { useText } from '../texts/use-text.ts'
import styles from './revenue.module.css'

/** The booking behind each figure. */
export function TouristTaxStays({ owed: { stays } }: { owed: TouristTaxView }) {
  const text = useText()
  if (stays.length === 0) return <p className={styles.hint}>{text('revenue.tax.none')}</p>
  const day = (of: string) => staffDay(parseDay(of) ?? 0)
  return (
    <div className={styles.wide} role="group" aria-label={text('revenue.tax.stays')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('revenue.tax.booking')}</th>
            <th scope="col">{text('revenue.tax.stay')}</th>
            <th scope="col">{text('revenue.tax.persons')}</th>
            <th scope="col">{text('revenue.tax.nights')}</th>
            <th scope="col">{text('revenue.tax.free')}</th>
            <th scope="col">{text('revenue.tax.amount')} (€)</th>
          </tr>
        </thead>
        <tbody>
          {stays.map((stay) => (
            <tr key={stay.id}>
              <th scope="row">
                <Link to={recordAddress('booking', stay.id)}>
                  {stay.number} · {stay.name}
                </Link>
              </th>
              <td>
                {day(stay.arrival)} – {day(stay.departure)}
              </td>
              <td>
                {stay.persons}
                {stay.children > 0
                  ? `, ${text('revenue.tax.children', { smart_count: stay.children })}`
                  : ''}
                {stay.residents > 0
                  ? `, ${text('revenue.tax.residents', { smart_count: stay.residents })}`
                  : ''}
              </td>
              <td>{stay.taxedNights}</td>
              <td>{stay.exemptNights}</td>
              <td>
                {stay.remittedBy !== null && stay.cents === 0
                  ? text('revenue.tax.remittedBy', { by: stay.remittedBy })
                  : formatAmount(stay.cents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
