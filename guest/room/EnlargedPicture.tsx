import { useLayoutEffect, useRef } from 'react'
import type { RoomImageView } from '../../api/rooms/room-type-shape.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { Icon } from '../icons/Icon.tsx'
import { Picture } from '../rooms/Picture.tsx'
import { useWords } from '../texts/words.ts'

/**
 * One picture as large as the window takes, with the way to the others, by arrow keys too. The
 * browser's own dialog keeps the focus inside, closes by Escape and gives the focus back.
 */
export function EnlargedPicture(props: {
  images: RoomImageView[]
  /** Of the picture shown, from 0. */
  place: number
  onPlace(place: number): void
  onClose(): void
}) {
  const { siteRooms: words } = useWords()
  const { images, place } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current!
    opened.showModal()
    return () => opened.close()
  }, [])
  const image = images[place]!
  const turn = (by: number) => props.onPlace((place + by + images.length) % images.length)
  return (
    <dialog
      className="enlarged"
      ref={dialog}
      aria-label={words.enlargedPictures}
      onClose={props.onClose}
      closedby="any"
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') turn(-1)
        if (key === 'ArrowRight') turn(1)
      }}
    >
      <Picture key={image.url} image={image} sizes="(min-width: 72rem) 72rem, 100vw" />
      <div className="enlarged__bar">
        <p className="num" role="status">
          {fillText(words.pictureOf, { n: place + 1, total: images.length })}
        </p>
        {images.length > 1 && (
          <>
            <button
              className="close"
              type="button"
              aria-label={words.previousPicture}
              onClick={() => turn(-1)}
            >
              <Icon name="back" />
            </button>
            <button
              className="close"
              type="button"
              aria-label={words.nextPicture}
              onClick={() => turn(1)}
            >
              <Icon name="arrow" />
            </button>
          </>
        )}
        <button
          className="close"
          type="button"
          aria-label={words.closePicture}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="cross" />
        </button>
      </div>
    </dialog>
  )
}
