import { Button, IconButton } from '@mui/material'
import { type ComponentProps, type HTMLAttributes, useEffect, useRef } from 'react'
import type { RoomTypeImageView } from '../../api/rooms/room-type-image-shape.ts'
import { pictureAddress } from '../../screens/picture-addresses.ts'
import { useLive } from '../live/live-context.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import { AltField } from './AltField.tsx'
import styles from './room-type-images.module.css'

interface Props {
  image: RoomTypeImageView
  /** From 0. */
  place: number
  total: number
  busy: boolean
  /** How it looks while a picture is dragged: this one, or what lies under it. */
  look: 'dragged' | 'over' | null
  dragging: HTMLAttributes<HTMLElement>
  onMove(by: -1 | 1): Promise<void>
  onDescribe: ComponentProps<typeof AltField>['onKeep']
  onCover(): void
  onRemove(): void
}

/** One picture with what can be done to it. */
export function ImageTile(props: Props) {
  const { image, place, total, busy, look, dragging } = props
  const text = useText()
  const offline = useLive().status === 'lost'
  const tile = useRef<HTMLLIElement>(null)
  const blanks = { place: place + 1, total }

  /** Which way it is moved; null once it is there. */
  const moving = useRef<-1 | 1 | null>(null)

  function move(by: -1 | 1): void {
    if (busy) return
    moving.current = by
    void props.onMove(by)
  }

  // The arrow that was pressed has the focus at the new place; at an end the other one has it.
  useEffect(() => {
    if (busy || moving.current === null) return
    const arrows = [...tile.current!.querySelectorAll<HTMLButtonElement>('[data-move]')]
    const [pressed, other] = moving.current === -1 ? arrows : arrows.toReversed()
    moving.current = null
    if (pressed?.disabled) other?.focus()
    else pressed?.focus()
  }, [busy])

  return (
    <li
      ref={tile}
      className={[styles.image, image.cover && styles.cover, look && styles[look]]
        .filter(Boolean)
        .join(' ')}
      onDragOver={dragging.onDragOver}
      onDrop={dragging.onDrop}
    >
      <div
        className={styles.picture}
        draggable={dragging.draggable}
        onDragStart={dragging.onDragStart}
        onDragEnd={dragging.onDragEnd}
      >
        <img src={smallest(image)} alt={image.alt} draggable={false} loading="lazy" />
        <span className={styles.place} aria-hidden="true">
          {text('roomTypeImages.photo', blanks)}
        </span>
      </div>
      <div className={styles.acts}>
        {image.cover ? (
          <b className={styles.mark}>
            <Icon name="check" /> {text('roomTypeImages.cover')}
          </b>
        ) : (
          <Button
            size="small"
            disabled={offline}
            aria-disabled={busy}
            aria-label={text('roomTypeImages.makeCoverOf', blanks)}
            onClick={() => busy || props.onCover()}
          >
            {text('roomTypeImages.makeCover')}
          </Button>
        )}
        <span className={styles.push}>
          <IconButton
            data-move=""
            aria-label={text('roomTypeImages.earlier', blanks)}
            disabled={offline || place === 0}
            aria-disabled={busy}
            onClick={() => move(-1)}
          >
            <Icon name="left" />
          </IconButton>
          <IconButton
            data-move=""
            aria-label={text('roomTypeImages.later', blanks)}
            disabled={offline || place === total - 1}
            aria-disabled={busy}
            onClick={() => move(1)}
          >
            <Icon name="right" />
          </IconButton>
          <IconButton
            aria-label={text('roomTypeImages.remove', blanks)}
            disabled={offline}
            aria-disabled={busy}
            onClick={() => busy || props.onRemove()}
          >
            <Icon name="cross" />
          </IconButton>
        </span>
      </div>
      <div className={styles.words}>
        <AltField image={image} onKeep={props.onDescribe} />
      </div>
    </li>
  )
}

function smallest({ url, photo }: RoomTypeImageView): string {
  return photo ? pictureAddress(photo.hash, photo.widths[0]!, 'webp') : url
}
