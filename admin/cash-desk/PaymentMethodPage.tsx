import { Button, Card } from '@mui/material'
import { useRef } from 'react'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { SaleLines } from './SaleLines.tsx'
import { SaleStep } from './SaleStep.tsx'
import { useFocusAfterPage } from './use-focus-after-page.ts'
import { useSaleMove } from './use-sale-move.ts'
import type { DeskBlock } from './use-desk-block.ts'
import styles from './cash-desk.module.css'

/** /kies-betaalmethode?id= (BO §2): cash or card. */
export function PaymentMethodPage() {
  return (
    <SaleStep at="method">
      {(sale, block) => <Methods key={sale.id} sale={sale} block={block} />}
    </SaleStep>
  )
}

function Methods({ sale, block }: { sale: SaleView; block: DeskBlock }) {
  const text = useText()
  const first = useRef<HTMLButtonElement>(null)
  useFocusAfterPage(first)
  const { press, busy, problem } = useSaleMove(sale.id)
  return (
    <>
      <Card component="section" className={styles.question} aria-labelledby="how">
        <div className={styles.questionHead}>
          <h2 id="how">{text('cashDesk.pay.how')}</h2>
          <span className={styles.soft}>
            {text('cashDesk.pay.total')} <b>{formatEuro(sale.priceCents)}</b>
          </span>
        </div>
        <div className={styles.methods}>
          <Button
            ref={first}
            variant="contained"
            disabled={block !== null}
            aria-disabled={busy}
            onClick={() => press('choose', { method: 'cash' })}
          >
            {text('cashDesk.payCash')}
          </Button>
          <Button
            variant="contained"
            disabled={block !== null}
            aria-disabled={busy}
            onClick={() => press('choose', { method: 'pin' })}
          >
            {text('cashDesk.payByCard')}
          </Button>
        </div>
        <p className={styles.soft}>
          {text('cashDesk.pay.cashHint', { cash: text('cashDesk.payCash') })}
        </p>
        {problem ? <Note tone="bad" title={problem} /> : null}
      </Card>
      <SaleLines sale={sale} />
      <div>
        <Button
          variant="text"
          color="error"
          disabled={block === 'offline'}
          aria-disabled={busy}
          onClick={() => press('drop', {})}
        >
          {text('cashDesk.pay.drop')}
        </Button>
      </div>
    </>
  )
}
