import { type DragEvent, useState } from 'react'
import type { RoomTypeImageView } from '../../api/rooms/room-type-image-shape.ts'
import { useLive } from '../live/live-context.ts'
import { useText } from '../texts/use-text.ts'
import { ImageTile } from './ImageTile.tsx'
import styles from './room-type-images.module.css'
import type { useRoomTypeImages } from './use-room-type-images.tsx'

type Acts = Pick<
  ReturnType<typeof useRoomTypeImages>,
  'busy' | 'describe' | 'makeCover' | 'order' | 'remove'
>

/** The pictures in their order: dragged to another place, or moved by the arrows of each. */
export function ImageList({ images, acts }: { images: RoomTypeImageView[]; acts: Acts }) {
  const text = useText()
  const offline = useLive().status === 'lost'
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const ids = images.map(({ id }) => id)

  async function move(id: number, place: number): Promise<void> {
    const others = ids.filter((other) => other !== id)
    const ordered = others.toSpliced(place, 0, id)
    if (ordered.every((each, at) => each === ids[at])) return
    const failed = await acts.order(ordered)
    if (!failed) setSaid(text('roomTypeImages.moved', { place: place + 1, total: ids.length }))
  }

  const dragging = (id: number, place: number) => ({
    draggable: !offline && ids.length > 1,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      // Some browsers drag only what carries something.
      event.dataTransfer.setData('text/plain', String(id))
      setDragged(id)
    },
    onDragEnd: () => {
      setDragged(null)
      setOver(null)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      setOver(id)
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      void move(dragged, place)
      setDragged(null)
      setOver(null)
    },
  })

  return (
    <>
      <ul className={styles.images} aria-label={text('roomTypeImages.list')}>
        {images.map((image, place) => (
          <ImageTile
            key={image.id}
            image={image}
            place={place}
            total={images.length}
            busy={acts.busy}
            look={image.id === dragged ? 'dragged' : image.id === over ? 'over' : null}
            dragging={dragging(image.id, place)}
            onMove={(by) => move(image.id, place + by)}
            onDescribe={(alt, version, onMeanwhile) =>
              acts.describe({ id: image.id, version }, alt, onMeanwhile)
            }
            onCover={() => void acts.makeCover(image)}
            onRemove={() => void acts.remove(image)}
          />
        ))}
      </ul>
      {images.length > 1 ? <p className={styles.hint}>{text('roomTypeImages.drag')}</p> : null}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
