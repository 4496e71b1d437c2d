import { useLive } from '../live/live-context.ts'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { DoneNote } from './DoneNote.tsx'
import { OpenSales } from './OpenSales.tsx'
import { SaleForm } from './SaleForm.tsx'
import { SaleSteps } from './SaleSteps.tsx'
import { SalesToday } from './SalesToday.tsx'
import styles from './cash-desk.module.css'

/** /kassa (BO §2): what was just sold, what was begun, and the next receipt. */
export function CashDeskPage() {
  const text = useText()
  const offline = useLive().status === 'lost'
  return (
    <Page title={text('cashDesk.title')}>
      <SaleSteps at="sale" />
      <div className={styles.stack}>
        <DoneNote />
        <OpenSales offline={offline} />
        <SaleForm offline={offline} />
        <SalesToday />
      </div>
    </Page>
  )
}
