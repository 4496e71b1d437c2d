import { Button } from '@mui/material'
import { type DragEvent, useId, useState } from 'react'
import { mostPictureMegabytes } from '../../rules/forms/check-picture.ts'
import { useLive } from '../live/live-context.ts'
import { Icon } from '../marks/Icon.tsx'
import { FileChoice } from '../shell/FileChoice.tsx'
import { useLeaveWarning } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import { ChosenRow } from './ChosenRow.tsx'
import styles from './room-type-images.module.css'
import type { UploadImage } from './upload-image.ts'
import { useChosenImages } from './use-chosen-images.ts'

/**
 * What the browser offers. No HEIC: asked for these, an iPhone makes a JPEG of its photo by itself
 * (docs/why-are-uploaded-pictures-made-anew.md). Whether the camera is offered is the browser's.
 */
const KINDS = 'image/jpeg,image/png,image/webp,image/avif'

interface Props {
  roomTypeId: number
  upload: UploadImage
  onUploaded(count: number): Promise<void>
}

/** Where pictures are chosen or dropped, described, and sent. */
export function ImageChooser({ roomTypeId, upload, onUploaded }: Props) {
  const text = useText()
  const offline = useLive().status === 'lost'
  const field = useId()
  const [isOver, setIsOver] = useState(false)
  const chooser = useChosenImages(roomTypeId, upload, onUploaded)
  const { chosen, busy } = chooser
  const sendable = chosen.filter(({ refused }) => !refused).length
  useLeaveWarning(sendable > 0 ? text('roomTypeImages.leave') : null)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!offline) chooser.choose(event.dataTransfer.files)
  }

  return (
    <>
      <div
        className={isOver ? `${styles.drop} ${styles.dropping}` : styles.drop}
        onDragOver={(event) => {
          // A picture of the list above is no file.
          if (!event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileChoice
          label={
            <>
              <Icon name="plus" /> {text('roomTypeImages.choose')}
            </>
          }
          accept={KINDS}
          multiple
          disabled={offline}
          describedBy={`${field}-kinds`}
          onChoose={chooser.choose}
        />
        <span className={styles.orDrop}>{text('roomTypeImages.drop')}</span>
        <p id={`${field}-kinds`} className={styles.hint}>
          {offline
            ? text('live.reason')
            : text('roomTypeImages.kinds', { max: mostPictureMegabytes })}
        </p>
      </div>
      {chosen.length > 0 ? (
        <form
          className={styles.chosen}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void chooser.sendAll()
          }}
        >
          <ul aria-label={text('roomTypeImages.chosen')}>
            {chosen.map((each) => (
              <ChosenRow
                key={each.key}
                chosen={each}
                onDescribe={(alt) => chooser.describe(each.key, alt)}
                onForget={() => chooser.forget(each.key)}
              />
            ))}
          </ul>
          {sendable > 0 ? (
            <Button type="submit" variant="contained" disabled={offline} aria-disabled={busy}>
              {busy
                ? text('roomTypeImages.busy')
                : sendable === 1
                  ? text('roomTypeImages.upload')
                  : text('roomTypeImages.uploadSeveral', { count: sendable })}
            </Button>
          ) : null}
        </form>
      ) : null}
    </>
  )
}
