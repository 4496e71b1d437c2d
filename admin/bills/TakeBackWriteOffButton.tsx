import { useState } from 'react'
import type { BillDetailView } from '../../api/bills/bill-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import type { BilledNoun } from '../data/back-office-data-provider.ts'
import { useText } from '../texts/use-text.ts'

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

/** The newest write-off was a mistake: it is open again. Absent where there is none. */
export function TakeBackWriteOffButton({ noun, bill, disabled, offered, version }: Props) {
  const text = useText()
  const newest = bill.entries.findLast(
    ({ kind, cents, takenBack }) => kind === 'written-off' && cents < 0 && !takenBack,
  )
  // What the dialog asks about stays as it was opened.
  const [entry, setEntry] = useState(newest)
  return (
    <ConfirmedActionButton
      title={text('bills.takeBack.title')}
      confirm={text('bills.takeBack.confirm')}
      disabled={disabled}
      offered={offered && newest !== undefined}
      version={version}
      action={(data, press) =>
        data.act(noun, bill.id, 'take-back-write-off', { entryId: entry?.id ?? '', ...press })
      }
      done={text('bills.takeBack.done')}
      onOpen={() => setEntry(newest)}
    >
      <p>
        {text('bills.takeBack.question', {
          amount: formatEuro(-(entry?.cents ?? 0)),
          reason: entry?.note ?? '',
        })}
      </p>
    </ConfirmedActionButton>
  )
}
