import type { PreviewedRoom, PreviewedStay } from '../../rules/bookings/preview-booking.ts'
import { useWatch } from 'react-hook-form'
import { parseDay } from '../../rules/calendar/day.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { quoteRows } from '../bookings/quote-rows.ts'
import { KeyTag } from '../marks/KeyTag.tsx'
import { useSources } from '../sources/use-sources.ts'
import { useText } from '../texts/use-text.ts'
import styles from './booking-entry.module.css'
import type { EntryValues } from './entry-values.ts'

/** Room, stay and the quote's lines, with the total below them (BO §2 summary table). */
export function StayPrice({
  stay: { quote, roomId, moves },
  rooms,
}: {
  stay: PreviewedStay & { ok: true }
  rooms: PreviewedRoom[]
}) {
  const text = useText()
  const room = rooms.find(({ id }) => id === roomId)
  const { arrival, departure, nights, persons } = quote
  return (
    <>
      <div className={styles.what}>
        {room ? <KeyTag number={room.number} /> : null}
        <div>
          <b>{quote.roomTypeName}</b>
          <small>
            {staffStay(parseDay(arrival)!, parseDay(departure)!)} ·{' '}
            {text('newBooking.nights', { smart_count: nights })} ·{' '}
            {text('agenda.personsShort', { smart_count: persons })}
          </small>
        </div>
      </div>
      <table className={styles.lines}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{text('newBooking.summary.line')}</th>
            <th scope="col">{text('newBooking.summary.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {quoteRows(quote, text).map(({ label, amount }, line) => (
            <tr key={line}>
              <td>{label}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('newBooking.summary.total')}</th>
            <td>{formatEuro(quote.totalCents)}</td>
          </tr>
        </tfoot>
      </table>
      <TaxElsewhere />
      {moves > 0 ? (
        <p className={styles.hint}>{text('newBooking.summary.moves', { smart_count: moves })}</p>
      ) : null}
    </>
  )
}

/** Where the tourist tax is not paid as the rest is. */
function TaxElsewhere() {
  const text = useText()
  const { sources } = useSources()
  const id = useWatch<EntryValues, 'source'>({ name: 'source' })
  const source = sources.find((one) => one.id === id)
  if (source?.touristTax === 'channel')
    return (
      <p className={styles.hint}>
        {text('newBooking.summary.taxOfChannel', { source: source.name })}
      </p>
    )
  if (source?.touristTax === 'desk' && source.prepaid)
    return (
      <p className={styles.hint}>{text('newBooking.summary.taxAtDesk', { source: source.name })}</p>
    )
  return null
}
