import type { SaleReceiptView } from '../../api/sales/sale-shape.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { dutchDayYear } from '../../rules/calendar/dutch.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { timeOfDay } from '../clock/clock-time.ts'
import { useText } from '../texts/use-text.ts'
import { rateWords } from './DayReport.tsx'
import { saleTotal } from './sale-words.ts'
import styles from './receipt.module.css'

/** The receipt as it is printed: on a roll of 80 mm or on A4. */
export function SaleReceipt({
  receipt: { sale, house, rates },
  paper,
}: {
  receipt: SaleReceiptView
  paper: 'roll' | 'a4'
}) {
  const text = useText()
  const { today, minuteOfDay } = momentInAmsterdam(Date.parse(sale.doneAt ?? sale.begunAt))
  const { settlement } = sale
  return (
    <article className={styles.receipt} data-paper={paper} aria-label={sale.number ?? ''}>
      <header>
        <b>{house.name}</b>
        {[house.address, house.phone, house.email].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {house.kvk ? <span>{text('cashDesk.receipt.kvk', { kvk: house.kvk })}</span> : null}
        {house.vatId ? <span>{text('cashDesk.receipt.vatId', { vatId: house.vatId })}</span> : null}
      </header>
      <p>
        {sale.number} · {dutchDayYear(today)} · {timeOfDay(minuteOfDay)}
        <br />
        {text('cashDesk.pay.soldBy', { name: sale.employee })}
      </p>
      <table>
        <tbody>
          {sale.lines.map(({ name, detail, cents }, place) => (
            // Lines have no name of their own; they never change their place.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={place}>
              <th scope="row">
                {name}
                {detail === '' ? null : <small>{detail}</small>}
              </th>
              <td>{formatAmount(cents)}</td>
            </tr>
          ))}
          {sale.discount ? (
            <tr>
              <th scope="row">
                {text('cashDesk.sell.discountLine')}
                <small>{sale.discount.reason}</small>
              </th>
              <td>{formatAmount(-sale.discount.cents)}</td>
            </tr>
          ) : null}
          {settlement && settlement.roundingCents !== 0 ? (
            <tr>
              <th scope="row">{text('cashDesk.roundingLine')}</th>
              <td>{formatAmount(settlement.roundingCents)}</td>
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('cashDesk.sell.total')}</th>
            <td>{formatEuro(saleTotal(sale))}</td>
          </tr>
          <tr>
            <th scope="row">{sale.method ? text(`cashDesk.receipt.paidBy.${sale.method}`) : ''}</th>
            <td>{formatAmount(settlement?.receivedCents ?? 0)}</td>
          </tr>
          {settlement && settlement.changeCents > 0 ? (
            <tr>
              <th scope="row">{text('cashDesk.pay.change')}</th>
              <td>{formatAmount(settlement.changeCents)}</td>
            </tr>
          ) : null}
        </tfoot>
      </table>
      {rates.length === 0 ? null : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text('cashDesk.receipt.rate')}</th>
              <th scope="col">{text('cashDesk.receipt.net')}</th>
              <th scope="col">{text('cashDesk.receipt.vat')}</th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ vatBasisPoints, netCents, vatCents }) => (
              <tr key={vatBasisPoints}>
                <th scope="row">{rateWords(vatBasisPoints, text)}</th>
                <td>{formatAmount(netCents)}</td>
                <td>{formatAmount(vatCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sale.lines.some(({ what }) => what === 'bill') ? (
        <p>{text('cashDesk.receipt.billHint')}</p>
      ) : null}
    </article>
  )
}
