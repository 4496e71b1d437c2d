import { lazy, Suspense, useState } from 'react'
import type { RoomImageView } from '../../api/rooms/room-type-shape.ts'
import { galleryImages } from '../../rules/rooms/gallery-images.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { useMedia } from '../controls/use-media.ts'
import { Link } from '../page/Link.tsx'
import { Picture } from '../rooms/Picture.tsx'
import { useWords } from '../texts/words.ts'

const fetchEnlarged = () => import('./EnlargedPicture.tsx')
const EnlargedPicture = lazy(async () => ({ default: (await fetchEnlarged()).EnlargedPicture }))

/**
 * The cover by itself, then the gallery of images 2 to 5 (G §2, reading `family.gallery`). On a
 * phone the gallery is a strip to swipe. Each picture is enlarged by a press; until the script is
 * there it leads to the picture itself.
 */
export function Gallery({ images }: { images: RoomImageView[] }) {
  const { siteRooms: words } = useWords()
  const strip = useMedia('(max-width: 47.99rem)', false)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const [cover] = images
  if (!cover) return null
  const more = galleryImages(images)
  const all = [cover, ...more]
  const picture = (image: RoomImageView, place: number) => (
    <Link
      key={image.url}
      to={image.url}
      aria-label={fillText(words.enlargePicture, {
        picture: image.alt,
        n: place + 1,
        total: all.length,
      })}
      onPointerEnter={fetchEnlarged}
      onFocus={fetchEnlarged}
      onFollow={() => setEnlarged(place)}
    >
      <Picture
        image={image}
        sizes={place === 0 ? '(min-width: 48rem) 36rem, 100vw' : '(min-width: 48rem) 18rem, 64vw'}
        {...(place === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      {all.length > 1 && (
        <span className="gallery__place num" aria-hidden="true">
          {place + 1} / {all.length}
        </span>
      )}
    </Link>
  )
  return (
    <div className={`gallery gallery--${all.length}`}>
      {picture(cover, 0)}
      {more.length > 0 && (
        <div
          className="gallery__more"
          role="group"
          aria-label={words.pictures}
          tabIndex={strip ? 0 : undefined}
        >
          {more.map((image, at) => picture(image, at + 1))}
        </div>
      )}
      {enlarged !== null && (
        <Suspense>
          <EnlargedPicture
            images={all}
            place={enlarged}
            onPlace={setEnlarged}
            onClose={() => setEnlarged(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
