import { useState } from 'react'
import type { BillDetailView } from '../../api/bills/bill-views.ts'
import type { TakeBackRequest } from '../../api/bookings/staff-requests.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { newRequestId } from '../bookings/request-id.ts'
import type { ActionOutcome, BackOfficeDataProvider } from '../data/back-office-data-provider.ts'
import { useText } from '../texts/use-text.ts'

interface Props {
  bill: BillDetailView
  disabled: boolean
  action(data: BackOfficeDataProvider, asked: TakeBackRequest): Promise<ActionOutcome | void>
}

/** The newest write-off was a mistake: it is open again. Absent where there is none. */
export function TakeBackWriteOffButton({ bill, disabled, action }: Props) {
  const text = useText()
  const [requestId, setRequestId] = useState(newRequestId)
  const entry = bill.entries.findLast(
    ({ kind, cents, takenBack }) => kind === 'written-off' && cents < 0 && !takenBack,
  )
  if (!entry) return null
  return (
    <ConfirmedActionButton
      title={text('bills.takeBack.title')}
      confirm={text('bills.takeBack.confirm')}
      disabled={disabled}
      action={(data) => action(data, { entryId: entry.id, requestId })}
      done={text('bills.takeBack.done')}
      onOpen={() => setRequestId(newRequestId())}
    >
      <p>
        {text('bills.takeBack.question', {
          amount: formatEuro(-entry.cents),
          reason: entry.note,
        })}
      </p>
    </ConfirmedActionButton>
  )
}
