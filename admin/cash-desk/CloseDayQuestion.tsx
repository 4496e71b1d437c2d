import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { CashDayView } from '../../api/cash-days/cash-day-shape.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { dutchDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'

interface Props {
  open: boolean
  day: CashDayView
  /** What was counted above what was expected, cents. */
  differenceCents: number
  onClose(): void
  onConfirm(): void
}

/** Asks before a day is closed, and says what cannot be done after it. */
export function CloseDayQuestion({ open, day, differenceCents, onClose, onConfirm }: Props) {
  const text = useText()
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="close-day">
      <DialogTitle id="close-day">
        {text('cashDesk.close.question', { day: dutchDayYear(parseDay(day.day) ?? 0) })}
      </DialogTitle>
      <DialogContent>
        <p>{text('cashDesk.close.hint')}</p>
        {differenceCents === 0 ? null : (
          <p>{text('cashDesk.close.withDifference', { amount: formatEuro(differenceCents) })}</p>
        )}
        {day.openSales > 0 ? (
          <p>{text('cashDesk.close.openSales', { smart_count: day.openSales })}</p>
        ) : null}
        <p>{text('cashDesk.close.tooEarly')}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('bookings.actions.close')}</Button>
        <Button variant="contained" onClick={onConfirm}>
          {text('cashDesk.close.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
