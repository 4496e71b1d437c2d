import { TextField } from '@mui/material'
import type { StayRefusal } from '../../rules/availability/stay-refusal.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'

interface MoveWarningsProps {
  warnings: Worded<StayRefusal>[]
  reason: string
  error: string | null
  onReason(reason: string): void
}

/** What staff may overrule, and why they do (reading `staff.may-overrule`). */
export function MoveWarnings({ warnings, reason, error, onReason }: MoveWarningsProps) {
  const text = useText()
  if (warnings.length === 0) return null
  return (
    <Note tone="warn">
      {warnings.map((warning) => (
        <p key={`${warning.reason}-${warning.day}`}>{warning.text}</p>
      ))}
      <TextField
        label={text('stayMoves.reason')}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
        error={error !== null}
        helperText={error}
        fullWidth
        margin="dense"
        size="small"
        required
        slotProps={{ htmlInput: { 'aria-required': true, required: false } }}
      />
    </Note>
  )
}
