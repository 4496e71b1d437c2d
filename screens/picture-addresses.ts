/** Where uploaded pictures are served. */
export const PICTURES = '/pictures/'

/** What each picture is made into, the smallest first: a browser takes the first it can show. */
export const pictureTypes = ['avif', 'webp', 'jpg'] as const
export type PictureType = (typeof pictureTypes)[number]

/** A picture as it is kept: by the hash of its content, in several widths of pixels. */
export interface Photo {
  hash: string
  /** Of the largest. */
  width: number
  height: number
  /** All there are, the largest last. */
  widths: number[]
}

/** The name under which one width of it is kept. */
export function pictureName(hash: string, width: number, type: PictureType): string {
  return `${hash}-${width}.${type}`
}

/** Whether a file of a picture can have this name. */
export function isPictureName(name: string): boolean {
  return /^[0-9a-f]{32}-[1-9]\d{0,3}\.(?:avif|webp|jpg)$/.test(name)
}

/** The address of one width of a picture. */
export function pictureAddress(hash: string, width: number, type: PictureType): string {
  return PICTURES + pictureName(hash, width, type)
}

/** Every width of a picture in one type, as `srcset` wants them. */
export function pictureSet({ hash, widths }: Photo, type: PictureType): string {
  return widths.map((width) => `${pictureAddress(hash, width, type)} ${width}w`).join(', ')
}
