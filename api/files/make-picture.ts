import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import {
  type PictureKind,
  checkPictureEnding,
  checkPictureFile,
  mostPictureMegapixels,
  mostPicturePixels,
} from '../../rules/forms/check-picture.ts'
import { type Message, message } from '../../rules/texts/message.ts'
import {
  type Photo,
  type PictureType,
  pictureName,
  pictureTypes,
} from '../../screens/picture-addresses.ts'
import type { KeptFile } from './file-store.ts'
import { mimeTypeOf } from './mime-type.ts'
import { isOfCamera, pictureContent } from './picture-content.ts'

/** Widths of pixels that screens ask for: a phone's, twice that, a card, the whole window. */
const WIDTHS = [400, 800, 1200]
/** The longest side that is kept. */
const LONGEST = 1_920

/** How long one picture may take; a guard against files made to take for ever. */
const MOST_SECONDS = 30

// What is not named here is never read, whatever a file claims to be: SVG, PDF and many more.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
})
// Every picture comes once: what is remembered of it would only take room.
sharp.cache(false)

/** A picture with the files that it is kept in. */
export interface MadePicture extends Photo {
  files: KeptFile[]
}

/** Why a file is refused, as staff read it. */
export interface RefusedPicture {
  refused: Message
}

/**
 * Makes what is kept of an upload: turned upright, in sRGB, in a few widths and types, without
 * anything that stood beside its pixels (EXIF with the place where it was taken, thumbnails, what
 * somebody hid in it). The files are named after what is in them, so they never change.
 */
export function makePicture(name: string, upload: Buffer): Promise<MadePicture | RefusedPicture> {
  const made = before.then(() => makeNow(name, upload))
  before = made.catch(() => {})
  return made
}

/** Pictures are made one after the other: each takes much memory and a whole core. */
let before: Promise<unknown> = Promise.resolve()

async function makeNow(name: string, upload: Buffer): Promise<MadePicture | RefusedPicture> {
  const atSight = checkPictureFile({ name, bytes: upload.length })
  if (atSight !== null) return { refused: atSight }
  const content = pictureContent(upload)
  if (!content) return { refused: message('picture.noPicture') }
  const { kind, moves, end } = content
  const otherEnding = checkPictureEnding(name, kind)
  if (otherEnding !== null) return { refused: otherEnding }
  if (moves) return { refused: message('picture.moves') }
  if (end === null) return { refused: message('picture.broken') }
  if (!isOfCamera(upload.subarray(end))) return { refused: message('picture.moreInside') }
  try {
    return await inAllSizes(upload.subarray(0, end))
  } catch (error) {
    return { refused: whyUnreadable(error, kind) }
  }
}

/** Whether somebody refused it, and why. */
export function isRefused(made: MadePicture | RefusedPicture): made is RefusedPicture {
  return 'refused' in made
}

async function inAllSizes(picture: Buffer): Promise<MadePicture | RefusedPicture> {
  const input = sharp(picture, { failOn: 'error', limitInputPixels: mostPicturePixels })
  const { pages = 1 } = await input.metadata()
  if (pages > 1) return { refused: message('picture.moves') }
  // Read once: all sizes are made from the largest.
  const { data, info } = await input
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .timeout({ seconds: MOST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const widths = [...WIDTHS.filter((each) => each < width), width]
  const made: { width: number; type: PictureType; content: Buffer }[] = []
  // One after the other: a picture may take a while, the site may not.
  for (const each of widths)
    for (const type of pictureTypes) {
      const sized = sharp(data, { raw: { width, height, channels } }).resize({ width: each })
      made.push({ width: each, type, content: await encoded(sized, type) })
    }
  const hash = hashOf(made.map(({ content }) => content))
  const files = made.map(({ width: each, type, content }) => {
    const name = pictureName(hash, each, type)
    return { name, content, type: mimeTypeOf(name) }
  })
  return { hash, width, height, widths, files }
}

/** 128 bits of it, in hexadecimal digits. */
function hashOf(contents: Buffer[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, 32)
}

/** Without metadata: sharp writes none that is not asked for. */
function encoded(picture: Sharp, type: PictureType): Promise<Buffer> {
  const all = picture.timeout({ seconds: MOST_SECONDS })
  switch (type) {
    case 'avif':
      return all.avif({ quality: 55, effort: 2 }).toBuffer()
    case 'webp':
      return all.webp({ quality: 78 }).toBuffer()
    case 'jpg':
      return all.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  }
}

function whyUnreadable(error: unknown, kind: PictureKind): Message {
  if (!(error instanceof Error)) throw error
  if (error.message.includes('exceeds pixel limit'))
    return message('picture.tooManyPixels', { max: mostPictureMegapixels })
  // The libvips that sharp brings reads AVIF, but not the patented coding of an iPhone.
  return kind === 'heic' ? message('picture.heic') : message('picture.broken')
}
