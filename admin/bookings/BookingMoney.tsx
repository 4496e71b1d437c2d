import { Card } from '@mui/material'
import { useState } from 'react'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { isLive } from '../../rules/bookings/booking-state.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { isTouristTax } from '../../rules/quotes/stay-lines.ts'
import { isChannel } from '../../rules/sources/source.ts'
import { PayLink as CopyPayLink } from '../bills/PayLink.tsx'
import { PaidMark } from '../marks/PaidMark.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useSources } from '../sources/use-sources.ts'
import { useText } from '../texts/use-text.ts'
import styles from './booking-money.module.css'
import { BookingLedger } from './BookingLedger.tsx'
import { quoteRows, vatIncludedCents } from './quote-rows.ts'

/** What is to be paid, or back; of one that ended, that nothing is. */
function Balance({ booking }: { booking: BookingDetailView }) {
  const text = useText()
  const { balanceCents, paid, state, unpriced } = booking
  if (unpriced && balanceCents === 0) return <span>{text('agenda.unpriced')}</span>
  if (balanceCents === 0 && !isLive(state)) return <span>{text('bookings.money.settled')}</span>
  return (
    <>
      <span>{text(balanceCents < 0 ? 'bookings.money.back' : 'bookings.money.open')}</span>
      <b>{formatEuro(Math.abs(balanceCents))}</b>
      {isLive(state) ? <PaidMark paid={paid} worded /> : null}
    </>
  )
}

/** How long the guest can pay by the link that was sent; nothing where none is out. */
function PayLink({ booking: { payLink, state } }: { booking: BookingDetailView }) {
  const text = useText()
  if (!payLink) return null
  const day = staffDayYear(momentInAmsterdam(Date.parse(payLink.until) - 1).today)
  if (payLink.ended && state !== 'held')
    return <Note tone="ink">{text('bookings.money.payLinkEnded', { day })}</Note>
  const url = window.location.origin + payLink.path
  return (
    <div className={styles.link}>
      <p>
        {state === 'held'
          ? text('bookings.money.payLinkHeld')
          : text('bookings.money.payLinkUntil', { day })}{' '}
        {/* Staff read it out, or send it their own way, to who has no e-mail address. */}
        <a href={payLink.path}>{url}</a>
      </p>
      <CopyPayLink url={url} />
    </div>
  )
}

/** Where the guest pays the tourist tax, when that is not here. */
function TaxElsewhere({
  booking: { source: id, touristTax, quote },
}: {
  booking: BookingDetailView
}) {
  const text = useText()
  const { sourceOf } = useSources()
  if (!isChannel(id) || touristTax === 'desk') return null
  const source = sourceOf(id).name
  if (touristTax === 'channel') return <p>{text('bookings.money.taxOfChannel', { source })}</p>
  return quote.lines.some(isTouristTax) ? (
    <p>{text('bookings.money.taxInPrice', { source })}</p>
  ) : null
}

/** Why a booking is sold for less than its quote. */
function whyLess({ state }: BookingDetailView): 'cancelled' | 'expired' | 'given-back' {
  return state === 'cancelled' || state === 'expired' ? state : 'given-back'
}

/**
 * The quote the booking was sold with, line by line, what was taken off it since, and what came in
 * for it. Nothing here is priced again.
 */
export function BookingMoney({ booking }: { booking: BookingDetailView }) {
  const text = useText()
  const lessCents = booking.totalCents - booking.quote.totalCents
  const [rules, setRules] = useState(false)
  return (
    <Card>
      <CardHead title={text('bookings.money.title')}>
        <span className={styles.balance}>
          <Balance booking={booking} />
        </span>
      </CardHead>
      <div className={styles.pad}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{text('bookings.money.line')}</th>
              <th scope="col" className={styles.why}>
                {text('bookings.money.why')}
              </th>
              <th scope="col" className={styles.number}>
                {text('bookings.money.vat')}
              </th>
              <th scope="col" className={styles.number}>
                {text('bookings.money.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {quoteRows(booking.quote, text).map((row, i) => (
              <tr key={i}>
                <td>
                  {row.label}
                  {rules ? (
                    <small>
                      {row.rule}
                      <details>
                        <summary>{text('bookings.money.source')}</summary>
                        {row.source}
                      </details>
                    </small>
                  ) : null}
                </td>
                <td className={styles.why}>{row.why}</td>
                <td className={`${styles.number} ${styles.soft}`}>{row.vat}</td>
                <td className={styles.number}>{row.amount}</td>
              </tr>
            ))}
            {lessCents === 0 ? null : (
              <tr>
                <td colSpan={3}>{text(`bookings.money.less.${whyLess(booking)}`)}</td>
                <td className={styles.number}>{formatAmount(lessCents)}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {text('bookings.money.total')}{' '}
                {booking.unpriced && booking.totalCents !== 0 ? (
                  <small>{text('bookings.money.withoutRoom')}</small>
                ) : null}
                {lessCents === 0 && !booking.unpriced ? (
                  <small>
                    {text('bookings.money.vatIncluded', {
                      amount: formatEuro(vatIncludedCents(booking.quote)),
                    })}
                  </small>
                ) : null}
              </th>
              <td className={`${styles.number} ${styles.total}`} colSpan={2}>
                {booking.unpriced && booking.totalCents === 0
                  ? text('agenda.unpriced')
                  : formatAmount(booking.totalCents)}
              </td>
            </tr>
          </tfoot>
        </table>
        <button
          type="button"
          className={styles.rules}
          aria-expanded={rules}
          onClick={() => setRules(!rules)}
        >
          {text(rules ? 'bookings.money.hideRules' : 'bookings.money.showRules')}
        </button>
        <TaxElsewhere booking={booking} />
        {booking.restDueOn === null ? null : (
          <p>
            {text('bookings.money.restDueOn', { day: staffDayYear(parseDay(booking.restDueOn)!) })}
          </p>
        )}
        <PayLink booking={booking} />
        <BookingLedger booking={booking} />
      </div>
    </Card>
  )
}
