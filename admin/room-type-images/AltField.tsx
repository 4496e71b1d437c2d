import { TextField } from '@mui/material'
import { useState } from 'react'
import type { RoomTypeImageView } from '../../api/rooms/room-type-image-shape.ts'
import { checkPictureAlt } from '../../rules/forms/check-picture.ts'
import { MeanwhileNote } from '../kept/MeanwhileNote.tsx'
import { useOpenedRow } from '../kept/use-opened-row.ts'
import { useLive } from '../live/live-context.ts'
import { useLeaveWarning } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import { inWords } from '../texts/words.ts'

interface Props {
  image: Pick<RoomTypeImageView, 'alt' | 'version'>
  /**
   * What is wrong at which field; null when it is kept.
   *
   * @param version the last change of the picture that was seen here
   * @param onMeanwhile is told that others changed it since
   */
  onKeep(
    alt: string,
    version: number,
    onMeanwhile: () => void,
  ): Promise<Record<string, string> | null>
}

/** What is to be seen on a picture: kept when the field is left, or by Enter. */
export function AltField({ image, onKeep }: Props) {
  const text = useText()
  const offline = useLive().status === 'lost'
  const { first, version, changes, onMeanwhile, begin } = useOpenedRow(image)
  /** Null: nothing since it was read. */
  const [words, setWords] = useState<string | null>(null)
  const typed = words ?? image.alt
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const isNew = typed.trim() !== (words === null ? image : first).alt
  useLeaveWarning(isNew ? text('kept.leave') : null)

  async function keep(): Promise<void> {
    if (!isNew || busy) return
    const refused = checkPictureAlt(typed)
    setWrong(refused && inWords(refused))
    if (refused !== null) return
    setBusy(true)
    const problems = await onKeep(typed.trim(), version, onMeanwhile)
    setBusy(false)
    if (problems === null) setWords((now) => (now === words ? null : now))
    setWrong(problems?.['alt'] ?? null)
  }

  return (
    <>
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
          if (words === null) begin()
          setWords(target.value)
          setWrong(null)
        }}
        onBlur={() => void keep()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void keep()
        }}
      />
      <MeanwhileNote changes={changes} fieldNames={{ alt: text('roomTypeImages.alt') }} />
    </>
  )
}
