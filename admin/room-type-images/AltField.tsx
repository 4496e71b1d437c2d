import { TextField } from '@mui/material'
import { useState } from 'react'
import { checkPictureAlt } from '../../rules/forms/check-picture.ts'
import { useLive } from '../live/live-context.ts'
import { useLeaveWarning } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'

interface Props {
  kept: string
  /** What is wrong at which field; null when it is kept. */
  onKeep(alt: string): Promise<Record<string, string> | null>
}

/** What is to be seen on a picture: kept when the field is left, or by Enter. */
export function AltField({ kept, onKeep }: Props) {
  const text = useText()
  const offline = useLive().status === 'lost'
  const [typed, setTyped] = useState(kept)
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const isNew = typed.trim() !== kept
  useLeaveWarning(isNew ? text('kept.leave') : null)

  async function keep(): Promise<void> {
    if (!isNew || busy) return
    const refused = checkPictureAlt(typed)
    setWrong(refused)
    if (refused !== null) return
    setBusy(true)
    const problems = await onKeep(typed.trim())
    setBusy(false)
    setWrong(problems?.['alt'] ?? null)
  }

  return (
    <TextField
      label={text('roomTypeImages.alt')}
      value={typed}
      multiline
      // The space around the words is that of a field of one line.
      sx={{ '& .MuiInputBase-multiline': { padding: 0 } }}
      maxRows={4}
      disabled={offline}
      error={wrong !== null}
      helperText={wrong}
      onChange={({ target }) => {
        setTyped(target.value)
        setWrong(null)
      }}
      onBlur={() => void keep()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        void keep()
      }}
    />
  )
}
