import { type Message, message } from '../texts/message.ts'
import { checkRoomImage } from './check-room-settings.ts'
import { checkText } from './check-text.ts'

/** What a picture may weigh: more than any phone makes of one, in MB of a million bytes. */
export const mostPictureMegabytes = 20
export const mostPictureBytes = mostPictureMegabytes * 1_000_000

/** Above this many a small file can fill the memory; phones make 48 million. */
export const mostPictureMegapixels = 50
export const mostPicturePixels = mostPictureMegapixels * 1_000_000

/** Pictures of one room type. */
export const mostRoomPictures = 30

/** What a picture can be, and the endings under which each goes. */
export const pictureKinds = {
  jpeg: { name: 'JPEG', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { name: 'PNG', endings: ['png'] },
  webp: { name: 'WebP', endings: ['webp'] },
  avif: { name: 'AVIF', endings: ['avif'] },
  heic: { name: 'HEIC', endings: ['heic', 'heif', 'hif'] },
} as const
export type PictureKind = keyof typeof pictureKinds

/**
 * What can be said of a file before its content is looked at: there is one, it is not too large, and
 * is not called something else (BO §5). Null when it holds, else the sentence to show.
 */
export function checkPictureFile({ name, bytes }: { name: string; bytes: number }): Message | null {
  if (bytes > mostPictureBytes) return message('picture.tooLarge', { max: mostPictureMegabytes })
  const ending = endingOf(name)
  const known = Object.values(pictureKinds).some(({ endings }) => isOneOf(endings, ending))
  return checkRoomImage(bytes) ?? (ending === '' || known ? null : message('picture.noPicture'))
}

/** A file that is called another kind than it is, is refused: who made it meant something else. */
export function checkPictureEnding(name: string, kind: PictureKind): Message | null {
  const ending = endingOf(name)
  if (ending === '' || isOneOf(pictureKinds[kind].endings, ending)) return null
  return message('picture.otherEnding', { ending, kind: pictureKinds[kind].name })
}

/** Who cannot see a picture reads what is on it: it is asked of every one. */
export function checkPictureAlt(alt: string): Message | null {
  return checkText(alt, 'line', message('picture.alt'))
}

/** In small letters, without its point; empty where a name has none. */
function endingOf(name: string): string {
  return /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

const isOneOf = (endings: readonly string[], ending: string): boolean => endings.includes(ending)
