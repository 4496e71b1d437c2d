import type { PictureKind } from '../../rules/forms/check-picture.ts'

/** What the bytes of a file say that it is. */
export interface PictureContent {
  kind: PictureKind
  /** Several pictures one after the other. */
  moves: boolean
  /** Where the picture ends, in bytes; null where that cannot be found: it is broken. */
  end: number | null
}

/** Looks at the bytes alone, never at a name or a header; null: none of the kinds that are taken. */
export function pictureContent(file: Buffer): PictureContent | null {
  if (file.length < SMALLEST) return null
  if (file.readUIntBE(0, 3) === 0xffd8ff) return { kind: 'jpeg', moves: false, end: jpegEnd(file) }
  if (file.subarray(0, 8).equals(PNG)) return png(file)
  if (text(file, 0) === 'RIFF' && text(file, 8) === 'WEBP') return webp(file)
  if (text(file, 4) === 'ftyp') return heif(file)
  return null
}

/**
 * Whether what stands behind a picture is what cameras write there: nothing, zeros, another JPEG (a
 * depth map), the film of a moving photo, or Samsung's own notes. Anything else is a second file in
 * the clothes of a picture.
 */
export function isOfCamera(behind: Buffer): boolean {
  return (
    behind.every((byte) => byte === 0) ||
    (behind.length > 2 && behind.readUInt16BE(0) === 0xffd8) ||
    text(behind, 4) === 'ftyp' ||
    behind.subarray(-4).toString('latin1') === 'SEFT'
  )
}

/** Of fewer bytes nothing can be said. */
const SMALLEST = 24

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const text = (file: Buffer, at: number): string => file.toString('latin1', at, at + 4)

/** Behind its marker `EOI`: segments say how long they are, the scans between them do not. */
function jpegEnd(file: Buffer): number | null {
  let at = 2
  while (at + 4 <= file.length) {
    const marker = file[at + 1]!
    if (file[at] !== 0xff) return null
    if (marker === 0xd9) return at + 2
    // A marker may have been filled up with more of its first byte.
    if (marker === 0xff) at += 1
    else {
      at += 2 + file.readUInt16BE(at + 2)
      if (marker === 0xda) at = afterScan(file, at)
    }
  }
  return file[at] === 0xff && file[at + 1] === 0xd9 ? at + 2 : null
}

/** The next marker after the pixels of a scan: neither a stuffed byte nor a restart. */
function afterScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from)
  while (at !== -1) {
    const marker = file[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at
    at = file.indexOf(0xff, at + 1)
  }
  return file.length
}

function png(file: Buffer): PictureContent {
  let at = PNG.length
  let moves = false
  while (at + 12 <= file.length) {
    const name = text(file, at + 4)
    if (name === 'acTL') moves = true
    at += 12 + file.readUInt32BE(at)
    if (name === 'IEND') return { kind: 'png', moves, end: at <= file.length ? at : null }
  }
  return { kind: 'png', moves, end: null }
}

function webp(file: Buffer): PictureContent {
  const end = 8 + file.readUInt32LE(4)
  const extended = text(file, 12) === 'VP8X'
  // Bit 2 of its flags: there is an animation.
  const moves = extended && (file[20]! & 0b10) !== 0
  return { kind: 'webp', moves, end: end <= file.length ? end : null }
}

/** Of AVIF and HEIC: boxes, each with its length and its name, the first with the brands. */
function heif(file: Buffer): PictureContent | null {
  const brands = Array.from(
    { length: Math.max(0, Math.min(file.readUInt32BE(0), 256) / 4 - 2) },
    (_, place) => text(file, 8 + place * 4),
  )
  const has = (...names: string[]) => names.some((name) => brands.includes(name))
  if (!has('avif', 'avis', 'heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'))
    return null
  const kind = has('avif', 'avis') ? 'avif' : 'heic'
  return { kind, moves: ['avis', 'hevc', 'hevx', 'msf1'].includes(brands[0]!), end: boxesEnd(file) }
}

const BOXES = ['ftyp', 'meta', 'mdat', 'free', 'skip', 'idat', 'uuid', 'moov', 'wide', 'mpvd']

function boxesEnd(file: Buffer): number | null {
  let at = 0
  while (at + 8 <= file.length && BOXES.includes(text(file, at + 4))) {
    const size = file.readUInt32BE(at)
    // 0: up to the end; 1: the length stands in the eight bytes behind the name.
    if (size === 0) return file.length
    const head = size === 1 ? 16 : 8
    if (at + head > file.length) return null
    const length = size === 1 ? Number(file.readBigUInt64BE(at + 8)) : size
    // A box holds at least its own head: of a shorter one the next would never be reached.
    if (length < head) return null
    at += length
  }
  return at <= file.length ? at : null
}
