import type { RoomImageView } from '../../api/rooms/room-views.ts'
import { galleryImages } from '../../rules/rooms/gallery-images.ts'
import { useMedia } from '../controls/use-media.ts'

/**
 * The cover by itself, then the gallery of images 2 to 5 (G §2, reading `family.gallery`). On a
 * phone the gallery is a strip to swipe, which the keyboard must be able to reach to scroll.
 */
export function Gallery({ images }: { images: RoomImageView[] }) {
  const strip = useMedia('(max-width: 47.99rem)', false)
  const [cover] = images
  if (!cover) return null
  const more = galleryImages(images)
  return (
    <div className={`gallery gallery--${more.length + 1}`}>
      <Picture image={cover} fetchPriority="high" />
      {more.length > 0 && (
        <div
          className="gallery__more"
          role="group"
          aria-label="Foto’s van de kamer"
          tabIndex={strip ? 0 : undefined}
        >
          {more.map((image) => (
            <Picture key={image.url} image={image} loading="lazy" />
          ))}
        </div>
      )}
    </div>
  )
}

function Picture({
  image,
  ...when
}: {
  image: RoomImageView
  fetchPriority?: 'high'
  loading?: 'lazy'
}) {
  return <img src={image.url} alt={image.alt} width="600" height="400" {...when} />
}
