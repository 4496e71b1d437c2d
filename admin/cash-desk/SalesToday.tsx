import { Card } from '@mui/material'
import { Link } from 'react-router'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import { timeOfDay } from '../clock/clock-time.ts'
import { useProperty } from '../property/use-property.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import { linesInShort, saleTotal } from './sale-words.ts'
import { useSales } from './use-sales.ts'
import styles from './cash-desk.module.css'

/** What was sold today, the newest first. */
export function SalesToday() {
  const { data: property } = useProperty()
  return property ? <SoldOn day={property.today} /> : null
}

function SoldOn({ day }: { day: string }) {
  const text = useText()
  const { data, error, refetch } = useSales({ from: day })
  if (error)
    return (
      <LoadFailure
        what={text('cashDesk.today.failed')}
        problem={error}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Card component="section" aria-label={text('cashDesk.today.title')}>
      <CardHead title={text('cashDesk.today.title')} />
      {data?.length ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('cashDesk.today.number')}</th>
              <th scope="col">{text('cashDesk.today.time')}</th>
              <th scope="col">{text('cashDesk.today.what')}</th>
              <th scope="col">{text('cashDesk.today.how')}</th>
              <th scope="col" className={styles.number}>
                {text('cashDesk.today.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((sale) => (
              <Row key={sale.id} sale={sale} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={`${styles.soft} ${styles.fields}`}>{text('cashDesk.today.none')}</p>
      )}
    </Card>
  )
}

function Row({ sale }: { sale: SaleView }) {
  const text = useText()
  const { number, doneAt, method, takenBack } = sale
  return (
    <tr>
      <td>
        <Link
          to={recordAddress('saleReceipt', sale.id)}
          aria-label={text('cashDesk.today.openSale', { number: number ?? '' })}
        >
          {number}
        </Link>
      </td>
      <td>{timeOfDay(momentInAmsterdam(Date.parse(doneAt ?? sale.begunAt)).minuteOfDay)}</td>
      <td className={styles.soft}>{linesInShort(sale)}</td>
      <td>
        {method ? text(`cashDesk.methods.${method}`) : ''}
        {takenBack ? ` · ${text('cashDesk.today.takenBack')}` : ''}
      </td>
      <td className={styles.number}>{formatEuro(saleTotal(sale))}</td>
    </tr>
  )
}
