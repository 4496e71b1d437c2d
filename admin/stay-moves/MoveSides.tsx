import type {
  StayChangePreviewView,
  StaySideView,
} from '../../api/bookings/booking-answer-shapes.ts'
import type { StayWishRequest } from '../../api/bookings/acts/change-stay.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { quoteRows } from '../bookings/quote-rows.ts'
import { useText } from '../texts/use-text.ts'
import styles from './move-panel.module.css'
import { MoveSettlement } from './MoveSettlement.tsx'

interface MoveSidesProps {
  preview: StayChangePreviewView
  wish: StayWishRequest
}

/** The stay as it is and as it would be, with the money that is open afterwards (BO §2). */
export function MoveSides({ preview, wish }: MoveSidesProps) {
  const text = useText()
  const { before, after } = preview
  const dates = ({ arrival, departure }: Pick<StaySideView, 'arrival' | 'departure'>) =>
    staffStay(parseDay(arrival) ?? 0, parseDay(departure) ?? 0)
  const room = ({ roomNumber, roomTypeName }: StaySideView) =>
    [roomTypeName, roomNumber].filter(Boolean).join(' ')
  const rows: [string, string, string][] = [
    [text('stayMoves.room'), room(before), after ? room(after) : '–'],
    [text('stayMoves.dates'), dates(before), dates(after ?? wish)],
    [
      text('stayMoves.nights'),
      String(before.nights),
      String((parseDay(wish.departure) ?? 0) - (parseDay(wish.arrival) ?? 0)),
    ],
    [
      text('stayMoves.total'),
      formatEuro(before.totalCents),
      after ? formatEuro(after.totalCents) : '–',
    ],
  ]
  return (
    <>
      <table className={styles.sides}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text('stayMoves.what')}</span>
            </th>
            <th scope="col">{text('stayMoves.before')}</th>
            <th scope="col">{text('stayMoves.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, was, willBe]) => (
            <tr key={label} data-changed={was !== willBe || undefined}>
              <th scope="row">{label}</th>
              <td>{was}</td>
              <td>{willBe}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {after ? <Lines quote={after.quote} /> : null}
      <MoveSettlement preview={preview} />
    </>
  )
}

/** The new price line by line, when asked for. */
function Lines({ quote }: { quote: Quote }) {
  const text = useText()
  return (
    <details className={styles.lines}>
      <summary>{text('stayMoves.lines')}</summary>
      <ul>
        {quoteRows(quote, text).map(({ label, amount }, i) => (
          <li key={i}>
            <span>{label}</span>
            <span>{amount}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
