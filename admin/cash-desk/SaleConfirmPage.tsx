import { Button, Card } from '@mui/material'
import { useRef } from 'react'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'
import { isLanguageChosen, languageName } from '../languages/guest-languages.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { SaleLines } from './SaleLines.tsx'
import { SaleStep } from './SaleStep.tsx'
import { paidWords } from './sale-words.ts'
import { useFocusAfterPage } from './use-focus-after-page.ts'
import { useSaleMove } from './use-sale-move.ts'
import type { DeskBlock } from './use-desk-block.ts'
import styles from './cash-desk.module.css'

/** /transactie-afronden?id= (BO §2): 'Is de transactie gelukt?' */
export function SaleConfirmPage() {
  return (
    <SaleStep at="confirm">
      {(sale, block) => <Question key={sale.id} sale={sale} block={block} />}
    </SaleStep>
  )
}

function Question({ sale, block }: { sale: SaleView; block: DeskBlock }) {
  const text = useText()
  const yes = useRef<HTMLButtonElement>(null)
  useFocusAfterPage(yes)
  const { press, busy, problem } = useSaleMove(sale.id)
  return (
    <>
      <Card component="section" className={styles.question} aria-labelledby="succeeded">
        <div className={styles.questionHead}>
          <h2 id="succeeded">{text('cashDesk.succeeded')}</h2>
          <span className={styles.soft}>{paidWords(sale, text)}</span>
        </div>
        <div className={styles.methods}>
          <Button
            ref={yes}
            variant="contained"
            disabled={block !== null}
            aria-disabled={busy}
            // Held down, Enter would say it right after 'Transactie voldoen'.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={() => press('yes', { version: sale.version })}
          >
            {busy ? text('cashDesk.pay.busy') : text('cashDesk.yes')}
          </Button>
          <Button
            variant="outlined"
            disabled={block === 'offline'}
            aria-disabled={busy}
            onClick={() => press('no', {})}
          >
            {text('cashDesk.no')}
          </Button>
        </div>
        {sale.receiptEmail === null ? null : (
          <p>
            {text(isLanguageChosen() ? 'cashDesk.pay.mailedIn' : 'cashDesk.pay.mailedTo', {
              email: sale.receiptEmail,
              language: languageName(sale.receiptLanguage ?? HOUSE_LANGUAGE),
            })}
          </p>
        )}
        <p className={styles.soft}>{text('cashDesk.pay.no')}</p>
        {problem ? <Note tone="bad" title={problem} /> : null}
      </Card>
      <SaleLines sale={sale} />
    </>
  )
}
