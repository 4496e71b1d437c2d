import { Button, Card, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import type { SaleView } from '../../api/sales/sale-shape.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { wordsInForce } from '../texts/words.ts'
import { ReceiptEmail } from './ReceiptEmail.tsx'
import { SaleLines } from './SaleLines.tsx'
import { SaleStep } from './SaleStep.tsx'
import styles from './cash-desk.module.css'
import { quickAmounts } from './quick-amounts.ts'
import type { DeskBlock } from './use-desk-block.ts'
import { useFocusAfterPage } from './use-focus-after-page.ts'
import { useReceiptEmail } from './use-receipt-email.ts'
import { useSaleMove } from './use-sale-move.ts'

/** /transactie-klaar?id= (BO §2): for cash the amount received and its change, for pin the total. */
export function SaleAmountPage() {
  return (
    <SaleStep at="amount">
      {(sale, block) =>
        sale.method === 'cash' ? (
          <Cash key={sale.id} sale={sale} block={block} />
        ) : (
          <Pin key={sale.id} sale={sale} block={block} />
        )
      }
    </SaleStep>
  )
}

interface StepProps {
  sale: SaleView
  block: DeskBlock
}

function Cash({ sale, block }: StepProps) {
  const text = useText()
  const { press, busy, problem, fieldErrors } = useSaleMove(sale.id)
  const input = useRef<HTMLInputElement>(null)
  useFocusAfterPage(input)
  const email = useReceiptEmail(sale, fieldErrors)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const due = sale.cashDueCents
  const received = parseEuro(typed)
  const change = received === null ? null : received - due
  const error = wrong ?? fieldErrors['receivedCents']
  function settle() {
    const said =
      received === null
        ? wordsInForce().cashDesk.invalidAmount
        : received < due
          ? wordsInForce().cashDesk.tooLittle
          : null
    setWrong(said)
    const isEmailRight = email.check()
    if (said !== null) input.current?.focus()
    else if (isEmailRight) press('settle', { receivedCents: received, ...email.asked })
  }
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          settle()
        }}
      >
        <Card className={styles.cash}>
          <div>
            <span className={styles.label}>{text('cashDesk.pay.due')}</span>
            <span className={styles.figure}>{formatEuro(due)}</span>
            {due === sale.priceCents ? null : (
              <span className={styles.soft}>
                {text('cashDesk.roundingLine')}: {formatAmount(due - sale.priceCents)}
              </span>
            )}
          </div>
          <div>
            <TextField
              fullWidth
              label={text('cashDesk.pay.received')}
              value={typed}
              inputRef={input}
              error={error !== undefined}
              helperText={error}
              className={styles.big}
              onChange={(event) => {
                setTyped(event.target.value)
                setWrong(null)
              }}
              slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            />
            <div className={styles.quick}>
              {quickAmounts(due).map((cents) => (
                <Button
                  key={cents}
                  variant="outlined"
                  aria-pressed={received === cents}
                  onClick={() => {
                    setTyped(formatAmount(cents))
                    setWrong(null)
                    input.current?.focus()
                  }}
                >
                  {formatAmount(cents)}
                </Button>
              ))}
            </div>
          </div>
          <div className={styles.change}>
            <span className={styles.label}>{text('cashDesk.pay.change')}</span>
            <output className={change !== null && change >= 0 ? styles.figure : styles.soft}>
              {change === null
                ? text('cashDesk.pay.changeNone')
                : change < 0
                  ? text('cashDesk.pay.short', { amount: formatEuro(-change) })
                  : formatEuro(change)}
            </output>
            <Button
              type="submit"
              variant="contained"
              disabled={block !== null}
              aria-disabled={busy}
            >
              {busy ? text('cashDesk.pay.busy') : text('cashDesk.settle')}
            </Button>
          </div>
          <div className={styles.receiptEmail}>
            <ReceiptEmail {...email.field} />
          </div>
        </Card>
      </form>
      {problem && Object.keys(fieldErrors).length === 0 ? (
        <Note tone="bad" title={problem} />
      ) : null}
      <SaleLines sale={sale} />
      <OtherMethod busy={busy} block={block} onBack={() => press('back', {})} />
    </>
  )
}

function Pin({ sale, block }: StepProps) {
  const text = useText()
  const { press, busy, problem, fieldErrors } = useSaleMove(sale.id)
  const email = useReceiptEmail(sale, fieldErrors)
  const settle = useRef<HTMLButtonElement>(null)
  useFocusAfterPage(settle)
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (email.check()) press('settle', { receivedCents: null, ...email.asked })
        }}
      >
        <Card className={styles.cash} data-method="pin">
          <div>
            <span className={styles.label}>{text('cashDesk.pay.due')}</span>
            <span className={styles.figure}>{formatEuro(sale.priceCents)}</span>
            <span className={styles.soft}>{text('cashDesk.pay.pin')}</span>
          </div>
          <div className={styles.change}>
            <Button
              ref={settle}
              type="submit"
              variant="contained"
              disabled={block !== null}
              aria-disabled={busy}
            >
              {busy ? text('cashDesk.pay.busy') : text('cashDesk.settle')}
            </Button>
          </div>
          <div className={styles.receiptEmail}>
            <ReceiptEmail {...email.field} />
          </div>
        </Card>
      </form>
      {problem && Object.keys(fieldErrors).length === 0 ? (
        <Note tone="bad" title={problem} />
      ) : null}
      <SaleLines sale={sale} />
      <OtherMethod busy={busy} block={block} onBack={() => press('back', {})} />
    </>
  )
}

function OtherMethod({ busy, block, onBack }: { busy: boolean; block: DeskBlock; onBack(): void }) {
  const text = useText()
  return (
    <div>
      <Button
        variant="outlined"
        disabled={block === 'offline'}
        aria-disabled={busy}
        onClick={onBack}
      >
        {text('cashDesk.pay.other')}
      </Button>
    </div>
  )
}
