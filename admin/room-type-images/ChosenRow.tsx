import { Button, TextField } from '@mui/material'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { FilePreview } from './FilePreview.tsx'
import styles from './room-type-images.module.css'
import type { ChosenImage } from './use-chosen-images.ts'

interface Props {
  chosen: ChosenImage
  onDescribe(alt: string): void
  onForget(): void
}

/** A chosen file: what it looks like, what is to be seen on it, how far it is, what is wrong. */
export function ChosenRow({ chosen, onDescribe, onForget }: Props) {
  const text = useText()
  const { file, alt, sent, wrong, refused } = chosen
  const { name } = file
  const part = Math.round((sent ?? 0) * 100)
  return (
    <li className={styles.row}>
      <FilePreview file={file} />
      <div className={styles.about}>
        <b className={styles.name}>{name}</b>
        {refused ? null : (
          <TextField
            label={text('roomTypeImages.alt')}
            value={alt}
            disabled={sent !== null}
            error={wrong.alt !== null}
            helperText={wrong.alt ?? text('roomTypeImages.altHint')}
            onChange={({ target }) => onDescribe(target.value)}
            slotProps={{ htmlInput: { autoComplete: 'off' } }}
          />
        )}
        {sent === null ? null : (
          <p className={styles.progress}>
            <progress
              value={part}
              max={100}
              aria-label={text('roomTypeImages.progress', { name })}
            />
            {part < 100 ? text('roomTypeImages.sent', { part }) : text('roomTypeImages.making')}
          </p>
        )}
        {wrong.file === null ? null : (
          <p className={styles.wrong} role="alert">
            <Icon name="warning" /> {wrong.file}
          </p>
        )}
      </div>
      <Button
        size="small"
        aria-label={text(sent === null ? 'roomTypeImages.forgetOf' : 'roomTypeImages.cancelOf', {
          name,
        })}
        onClick={onForget}
      >
        {text(sent === null ? 'roomTypeImages.forget' : 'roomTypeImages.cancel')}
      </Button>
    </li>
  )
}
