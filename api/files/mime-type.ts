import type { PictureType } from '../../screens/picture-addresses.ts'

const mimeTypes: Record<PictureType, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** What a kept picture is served as, by the ending that we gave it. */
export function mimeTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return mimeTypes[ending as PictureType]
}
