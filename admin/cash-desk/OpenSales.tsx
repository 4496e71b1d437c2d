import { Button, Card } from '@mui/material'
import { Link } from 'react-router'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { saleAddress } from './sale-address.ts'
import { linesInShort } from './sale-words.ts'
import { useSaleMove } from './use-sale-move.ts'
import { useSales } from './use-sales.ts'
import styles from './cash-desk.module.css'

/** Sales that were begun, on whichever device, and not finished; nothing where there is none. */
export function OpenSales({ offline }: { offline: boolean }) {
  const text = useText()
  const { data } = useSales({ open: true })
  if (!data || data.length === 0) return null
  return (
    <Card component="section" aria-label={text('cashDesk.open.title')}>
      <CardHead title={text('cashDesk.open.title')}>
        <span className={styles.soft}>{text('cashDesk.open.hint')}</span>
      </CardHead>
      <ul className={styles.open}>
        {data.map((sale) => (
          <OpenSale key={sale.id} sale={sale} offline={offline} />
        ))}
      </ul>
    </Card>
  )
}

function OpenSale({ sale, offline }: { sale: SaleView; offline: boolean }) {
  const text = useText()
  const moment = usePastMoment()
  const { press, busy, problem } = useSaleMove(sale.id)
  const amount = formatEuro(sale.priceCents)
  return (
    <li>
      <span className={styles.product}>
        <b>{amount}</b>
        <span className={styles.soft}>
          {linesInShort(sale)} · {sale.employee}, {moment(sale.begunAt)}
        </span>
        {problem ? <Note tone="bad" title={problem} /> : null}
      </span>
      <Button
        component={Link}
        to={saleAddress(sale)}
        variant="outlined"
        aria-label={text('cashDesk.open.resume', { amount })}
      >
        {text('cashDesk.open.go')}
      </Button>
      <Button
        variant="text"
        color="error"
        disabled={offline}
        aria-disabled={busy}
        aria-label={text('cashDesk.open.dropNamed', { amount })}
        onClick={() => press('drop', {})}
      >
        {text('cashDesk.open.drop')}
      </Button>
    </li>
  )
}
