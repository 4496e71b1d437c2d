import { Card } from '@mui/material'
import type { CashReport, ClosedDayView } from '../../api/cash-days/cash-day-shape.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './cash-desk.module.css'

interface Props {
  report: CashReport
  /** The closing of the day; null while it is open. */
  closed: ClosedDayView | null
}

/** What happened at the desk on a day: its Z-report once the day is closed. */
export function DayReport({ report, closed }: Props) {
  const text = useText()
  const { cash, pin, sales, takenBack, discounts, bills, roundingCents, rates } = report
  const title = closed
    ? text('cashDesk.close.report', { number: closed.number })
    : text('cashDesk.close.soFar')
  return (
    <Card component="section" aria-label={title}>
      <CardHead title={title} />
      <table className={styles.sum}>
        <tbody>
          {(['cash', 'pin'] as const).map((method) => {
            const moved = method === 'cash' ? cash : pin
            return (
              <Row
                key={method}
                name={text(`cashDesk.close.by.${method}`)}
                detail={
                  moved.refundedCents === 0
                    ? ''
                    : text('cashDesk.close.moved', {
                        received: formatEuro(moved.receivedCents),
                        refunded: formatEuro(moved.refundedCents),
                      })
                }
                cents={moved.receivedCents - moved.refundedCents}
              />
            )
          })}
        </tbody>
        <tbody>
          <Row name={text('cashDesk.close.sales')} {...countOf(sales)} />
          {takenBack.count === 0 ? null : (
            <Row
              name={text('cashDesk.close.takenBack')}
              {...countOf({ ...takenBack, cents: -takenBack.cents })}
            />
          )}
          <Row name={text('cashDesk.close.bills')} {...countOf(bills)} />
        </tbody>
        <tfoot>
          <Row name={text('cashDesk.close.total')} detail="" cents={totalOf(report)} />
        </tfoot>
      </table>
      {discounts.count === 0 && roundingCents === 0 ? null : (
        <p className={styles.within}>
          {text('cashDesk.close.within')}{' '}
          {[
            ...(discounts.count === 0
              ? []
              : [
                  text('cashDesk.close.discounts', {
                    count: discounts.count,
                    amount: formatEuro(discounts.cents),
                  }),
                ]),
            ...(roundingCents === 0
              ? []
              : [text('cashDesk.close.rounded', { amount: formatEuro(roundingCents) })]),
          ].join(', ')}
          .
        </p>
      )}
      {rates.length === 0 ? null : (
        <table className={styles.rates}>
          <caption>{text('cashDesk.close.rates')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('cashDesk.receipt.rate')}</th>
              <th scope="col">{text('cashDesk.receipt.net')}</th>
              <th scope="col">{text('cashDesk.receipt.vat')}</th>
              <th scope="col">{text('cashDesk.receipt.gross')}</th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ vatBasisPoints, grossCents, netCents, vatCents }) => (
              <tr key={vatBasisPoints}>
                <th scope="row">{rateWords(vatBasisPoints, text)}</th>
                <td>{formatAmount(netCents)}</td>
                <td>{formatAmount(vatCents)}</td>
                <td>{formatAmount(grossCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {closed ? <Drawer closed={closed} /> : null}
    </Card>
  )

  function countOf({ count, cents }: { count: number; cents: number }) {
    return { detail: text('cashDesk.close.times', { count }), cents }
  }
}

/** What came in by cash and card together: as much as was sold, less what was taken back, and bills. */
function totalOf({ cash, pin }: CashReport): number {
  return cash.receivedCents - cash.refundedCents + pin.receivedCents - pin.refundedCents
}

/** `9%`, or that it is outside VAT. */
export function rateWords(basisPoints: number | null, text: ReturnType<typeof useText>): string {
  return basisPoints === null
    ? text('cashDesk.receipt.noVat')
    : `${String(basisPoints / 100).replace('.', ',')}%`
}

/** The drawer as it was counted. */
function Drawer({ closed }: { closed: ClosedDayView }) {
  const text = useText()
  const moment = usePastMoment()
  const { floatCents, countedCents, expectedCents, leftCents, note, closedBy, closedAt } = closed
  return (
    <>
      <table className={styles.sum}>
        <tbody>
          <Row name={text('cashDesk.close.float')} detail="" cents={floatCents} />
          <Row name={text('cashDesk.close.expected')} detail="" cents={expectedCents} />
          <Row name={text('cashDesk.close.counted')} detail="" cents={countedCents} />
          <Row
            name={text('cashDesk.close.difference')}
            detail={note}
            cents={countedCents - expectedCents}
          />
          <Row name={text('cashDesk.close.left')} detail="" cents={leftCents} />
          <Row name={text('cashDesk.close.taken')} detail="" cents={countedCents - leftCents} />
        </tbody>
      </table>
      <p className={`${styles.soft} ${styles.fields}`}>
        {text('cashDesk.close.closedBy', { name: closedBy, at: moment(closedAt) })}
      </p>
    </>
  )
}

function Row({ name, detail, cents }: { name: string; detail: string; cents: number }) {
  return (
    <tr>
      <th scope="row">
        {name}
        {detail === '' ? null : <small>{detail}</small>}
      </th>
      <td>{formatAmount(cents)}</td>
    </tr>
  )
}
