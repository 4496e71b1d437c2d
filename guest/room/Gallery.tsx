import type { RoomImageView } from '../../api/rooms/room-views.ts'
import { useMedia } from '../controls/use-media.ts'

/**
 * The cover, then images 2 to 5 (G §2). On a phone a strip to swipe, which the keyboard must be
 * able to reach to scroll.
 */
export function Gallery({ images }: { images: RoomImageView[] }) {
  const strip = useMedia('(max-width: 47.99rem)', false)
  const shown = images.slice(0, 5)
  if (shown.length === 0) return null
  return (
    <div
      className={`gallery gallery--${shown.length}`}
      role="group"
      aria-label="Foto’s van de kamer"
      tabIndex={strip ? 0 : undefined}
    >
      {shown.map(({ url, alt }, place) => (
        <img
          key={url}
          src={url}
          alt={alt}
          width="600"
          height="400"
          {...(place === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      ))}
    </div>
  )
}
