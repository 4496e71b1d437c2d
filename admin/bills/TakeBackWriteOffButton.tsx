import { useState } from 'react'
import type { BillDetailView } from '../../api/bills/bill-views.ts'
import type { TakeBackRequest } from '../../api/bookings/staff-requests.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { newRequestId } from '../bookings/request-id.ts'
import type { BackOfficeDataProvider } from '../data/back-office-data-provider.ts'
import { useText } from '../texts/use-text.ts'

interface Props {
  bill: BillDetailView
  disabled: boolean
  /** Whether the record's life allows it. */
  offered: boolean
  /** Of the stay or the order on the screen. */
  version: number
  action(data: BackOfficeDataProvider, asked: TakeBackRequest): Promise<void>
}

/** The newest write-off was a mistake: it is open again. Absent where there is none. */
export function TakeBackWriteOffButton({ bill, disabled, offered, version, action }: Props) {
  const text = useText()
  const newest = bill.entries.findLast(
    ({ kind, cents, takenBack }) => kind === 'written-off' && cents < 0 && !takenBack,
  )
  // What the dialog asks about stays as it was opened.
  const asked = () => ({ entry: newest, requestId: newRequestId() })
  const [shown, setShown] = useState(asked)
  const { entry, requestId } = shown
  return (
    <ConfirmedActionButton
      title={text('bills.takeBack.title')}
      confirm={text('bills.takeBack.confirm')}
      disabled={disabled}
      offered={offered && newest !== undefined}
      version={version}
      action={(data, version) => action(data, { entryId: entry?.id ?? '', requestId, version })}
      done={text('bills.takeBack.done')}
      onOpen={() => setShown(asked())}
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
