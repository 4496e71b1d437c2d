import { TextField } from '@mui/material'
import { useState } from 'react'
import type { BillDetailView } from '../../api/bills/bill-shapes.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
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

/** For what will never be paid: how much of what is open, and why. Absent where nothing is open. */
export function WriteOffButton({ noun, bill, disabled, offered, version }: Props) {
  const text = useText()
  const asked = () => ({
    amount: formatAmount(bill.balanceCents),
    reason: '',
  })
  const [writeOff, setWriteOff] = useState(asked)
  const { amount, reason } = writeOff
  const cents = parseEuro(amount)
  return (
    <ConfirmedActionButton
      title={text('bills.writeOff.title')}
      confirm={text('bills.writeOff.confirm')}
      isDestructive
      disabled={disabled}
      offered={offered && bill.balanceCents > 0}
      version={version}
      check={check}
      action={(data, press) =>
        data.act(noun, bill.id, 'write-off', { cents: cents ?? 0, reason, ...press })
      }
      done={text('bills.writeOff.done')}
      onOpen={() => setWriteOff(asked())}
    >
      {(errors) => (
        <>
          <p>{text('bills.writeOff.question')}</p>
          <AmountField
            label={text('bills.writeOff.amount')}
            value={amount}
            error={errors['cents']}
            onChange={(typed) => setWriteOff({ ...writeOff, amount: typed })}
          />
          <TextField
            fullWidth
            size="small"
            label={text('bills.writeOff.reason')}
            value={reason}
            error={errors['reason'] !== undefined}
            helperText={errors['reason']}
            onChange={({ target }) => setWriteOff({ ...writeOff, reason: target.value })}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <p className={styles.hint}>{text('bills.writeOff.effect')}</p>
        </>
      )}
    </ConfirmedActionButton>
  )

  function check(): FieldErrors {
    return {
      ...(!cents && { cents: text('bookings.receiptDialog.missing') }),
      ...(cents && cents > bill.balanceCents && { cents: wordsInForce().bill.tooHigh }),
      ...(reason.trim() === '' && { reason: wordsInForce().bill.writeOffReason }),
    }
  }
}
