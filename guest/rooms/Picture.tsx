import type { ImgHTMLAttributes } from 'react'
import type { RoomImageView } from '../../api/rooms/room-type-shape.ts'
import { pictureAddress, pictureSet } from '../../screens/picture-addresses.ts'
import { useLangOf } from '../property/PropertyContext.tsx'

type Attributes = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'width' | 'height'>

/** What is fetched by who knows nothing of sizes. */
const ORDINARY = 800

/**
 * A picture of a room, in the size and type that fit the screen: `sizes` says how wide it is drawn.
 * Its own width and height keep its place while it comes. A drawing has one size for all.
 */
export function Picture({
  image: { url, alt, photo },
  sizes,
  ...attributes
}: Attributes & { image: RoomImageView; sizes: string }) {
  const lang = useLangOf()(alt)
  if (!photo)
    return <img alt={alt} lang={lang} width="600" height="400" {...attributes} src={url} />
  const { hash, width, height, widths } = photo
  const ordinary = widths.find((each) => each >= ORDINARY) ?? width
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(photo, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSet(photo, 'webp')} sizes={sizes} />
      <img
        alt={alt}
        lang={lang}
        width={width}
        height={height}
        {...attributes}
        srcSet={pictureSet(photo, 'jpg')}
        sizes={sizes}
        src={pictureAddress(hash, ordinary, 'jpg')}
      />
    </picture>
  )
}
