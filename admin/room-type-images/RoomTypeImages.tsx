import { Card } from '@mui/material'
import { useMemo } from 'react'
import { useNotify } from 'react-admin'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { throughTheDoor } from '../staff/session-door.ts'
import { useSessionDoor } from '../staff/session-door-context.ts'
import { useText } from '../texts/use-text.ts'
import { ImageChooser } from './ImageChooser.tsx'
import { ImageList } from './ImageList.tsx'
import styles from './room-type-images.module.css'
import { type UploadImage, uploadImage } from './upload-image.ts'
import { useRoomTypeImages } from './use-room-type-images.tsx'

interface Props {
  roomTypeId: number
  /** How a picture is sent; a story has a way of its own. */
  upload?: UploadImage
}

/** The pictures of a room type (BO §2): their order, their one cover, more of them, fewer. */
export function RoomTypeImages({ roomTypeId, upload = uploadImage }: Props) {
  const text = useText()
  const notify = useNotify()
  const door = useSessionDoor()
  // It is no call of the data provider, and waits at the same door when the session is over.
  const guarded = useMemo(() => throughTheDoor({ upload }, door), [upload, door])
  const images = useRoomTypeImages(roomTypeId)
  const { data, error, refetch, refresh } = images
  return (
    <Card component="section" aria-label={text('roomTypeImages.title')}>
      <CardHead title={text('roomTypeImages.title')}>
        <span className={styles.hint}>{text('roomTypeImages.oneCover')}</span>
      </CardHead>
      <div className={styles.pad}>
        {data ? (
          data.length > 0 ? (
            <ImageList images={data} acts={images} />
          ) : (
            <Note tone="ink" title={text('roomTypeImages.empty')} live={false}>
              {text('roomTypeImages.emptyHint')}
            </Note>
          )
        ) : error ? (
          <LoadFailure
            what={text('roomTypeImages.failed')}
            problem={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton label={text('roomTypeImages.loading')} />
        )}
        <ImageChooser
          roomTypeId={roomTypeId}
          upload={guarded.upload}
          onUploaded={async () => {
            notify(text('roomTypeImages.saved'), { type: 'success' })
            await refresh()
          }}
        />
      </div>
    </Card>
  )
}
