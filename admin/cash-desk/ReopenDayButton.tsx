import { TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClosedDayView } from '../../api/cash-days/cash-day-shape.ts'
import { ConfirmedActionButton, type FieldErrors } from '../bookings/ConfirmedActionButton.tsx'
import { useText } from '../texts/use-text.ts'

/** Opens a day that was closed too early again; why is kept with its report. */
export function ReopenDayButton({ closed, offline }: { closed: ClosedDayView; offline: boolean }) {
  const text = useText()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  return (
    <ConfirmedActionButton
      title={text('cashDesk.close.reopen')}
      confirm={text('cashDesk.close.reopen')}
      disabled={offline}
      check={(): FieldErrors =>
        reason.trim() === '' ? { reason: text('cashDesk.sell.reasonMissing') } : {}
      }
      action={async (data) => {
        await data
          .call(`cash-days/${closed.day}/reopen`, { number: closed.number, reason })
          // Refused or lost, the day may be another one by now.
          .finally(() => client.invalidateQueries({ queryKey: ['cash-days'] }))
      }}
      done={text('cashDesk.close.reopenDone')}
      onOpen={() => setReason('')}
    >
      {(errors) => (
        <>
          <p>{text('cashDesk.close.reopenHint', { number: closed.number })}</p>
          <TextField
            fullWidth
            autoFocus
            size="small"
            label={text('cashDesk.sell.discountReason')}
            value={reason}
            error={errors['reason'] !== undefined}
            helperText={errors['reason']}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </>
      )}
    </ConfirmedActionButton>
  )
}
