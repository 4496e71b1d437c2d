import { Link } from 'react-router'
import type { TrialView } from '../../api/trials/trial-view.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { dutchStay } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import records from '../shell/records.module.css'
import { useText } from '../texts/use-text.ts'

/** The bookings on the books: their price stays, and what they would cost if they were sold today. */
export function TrialBookings({ bookings }: { bookings: TrialView['bookings'] }) {
  const text = useText()
  const { onTheBooks, otherwiseToday, first } = bookings
  const amount = (cents: number | null) =>
    cents === null ? text('kept.trial.notPossible') : formatEuro(cents)
  return (
    <section>
      <h3>{text('kept.trial.bookings')}</h3>
      <p>
        <b>{text('kept.trial.sold')}</b>{' '}
        {onTheBooks === 0
          ? text('kept.trial.noneBooked')
          : otherwiseToday === 0
            ? text('kept.trial.allSame', { smart_count: onTheBooks })
            : text('kept.trial.someOther', { other: otherwiseToday, all: onTheBooks })}
      </p>
      {first.length > 0 ? (
        <table className={records.table}>
          <caption className="visually-hidden">{text('kept.trial.bookings')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('kept.trial.booking')}</th>
              <th scope="col">{text('kept.trial.stay')}</th>
              <th scope="col">{text('kept.trial.soldFor')}</th>
              <th scope="col">{text('kept.trial.todayNow')}</th>
              <th scope="col">{text('kept.trial.todayThen')}</th>
            </tr>
          </thead>
          <tbody>
            {first.map(({ id, number, name, arrival, departure, soldCents, ...today }) => (
              <tr key={id}>
                <td className={records.days}>
                  <Link to={recordAddress('booking', id)}>{`${name} · ${number}`}</Link>
                </td>
                <td>{dutchStay(parseDay(arrival) ?? 0, parseDay(departure) ?? 0)}</td>
                <td data-label={text('kept.trial.soldFor')}>{formatEuro(soldCents)}</td>
                <td data-label={text('kept.trial.todayNow')}>{amount(today.beforeCents)}</td>
                <td data-label={text('kept.trial.todayThen')}>{amount(today.afterCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
