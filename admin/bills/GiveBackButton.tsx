import { TextField } from '@mui/material'
import { useState } from 'react'
import type { BillDetailView } from '../../api/bills/bill-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { mostToGiveBack } from '../../rules/money/most-to-give-back.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'
import { AmountField } from '../bookings/AmountField.tsx'
import { ConfirmedActionButton, type FieldErrors } from '../bookings/ConfirmedActionButton.tsx'
import styles from '../bookings/booking-actions.module.css'
import type { BilledNoun } from '../data/back-office-data-provider.ts'
import { useText } from '../texts/use-text.ts'
import { wordsInForce } from '../texts/words.ts'

interface Props {
  /** What the bill is of. */
  noun: BilledNoun
  bill: BillDetailView
  disabled: boolean
  /** Whether the record's life allows it. */
  offered: boolean
  /** Of the stay or the order on the screen. */
  version: number
}

/** For money that goes back though nothing is cancelled: how much, and why. Absent where none can. */
export function GiveBackButton({ noun, bill, disabled, offered, version }: Props) {
  const text = useText()
  const asked = () => ({ amount: '', reason: '' })
  const [answer, setAnswer] = useState(asked)
  const { amount, reason } = answer
  const cents = parseEuro(amount)
  const most = mostToGiveBack(bill)
  return (
    <ConfirmedActionButton
      title={text('bills.giveBack.title')}
      confirm={text('bills.giveBack.confirm')}
      isDestructive
      disabled={disabled}
      offered={offered && most > 0}
      version={version}
      check={check}
      action={(data, press) =>
        data.act(noun, bill.id, 'give-back', { cents: cents ?? 0, reason, ...press })
      }
      done={text('bills.giveBack.done')}
      onOpen={() => setAnswer(asked())}
    >
      {(errors) => (
        <>
          <p>{text('bills.giveBack.question', { received: formatEuro(most) })}</p>
          <AmountField
            label={text('bills.giveBack.amount')}
            value={amount}
            error={errors['cents']}
            onChange={(typed) => setAnswer({ ...answer, amount: typed })}
          />
          <TextField
            fullWidth
            size="small"
            label={text('bills.giveBack.reason')}
            value={reason}
            error={errors['reason'] !== undefined}
            helperText={errors['reason']}
            onChange={({ target }) => setAnswer({ ...answer, reason: target.value })}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <p className={styles.hint}>{text('bills.giveBack.online')}</p>
          <p className={styles.hint}>{text('bills.giveBack.told')}</p>
        </>
      )}
    </ConfirmedActionButton>
  )

  function check(): FieldErrors {
    return {
      ...(!cents && { cents: text('bookings.receiptDialog.missing') }),
      ...(cents && cents > most && { cents: wordsInForce().bill.giveBackTooHigh }),
      ...(reason.trim() === '' && { reason: wordsInForce().bill.giveBackReason }),
    }
  }
}
