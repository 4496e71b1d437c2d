import { z } from 'zod'
import { storedInteger } from '../requests/stored-values.ts'
import { photoShape } from './room-type-shape.ts'

/** A picture of `GET /api/back-office/room-type-images`. */
export const roomTypeImageShape = z.object({
  id: z.int(),
  roomTypeId: z.int(),
  url: z.string().meta({ description: 'Of its largest width as JPEG, or of a drawing.' }),
  alt: z.string(),
  cover: z.boolean().meta({ description: 'Exactly one picture of a room type is.' }),
  photo: photoShape.nullable().meta({ description: 'Null for a drawing of the site.' }),
  version: z.int(),
})
export type RoomTypeImageView = z.output<typeof roomTypeImageShape>

const seen = storedInteger().optional().meta({
  description: 'The version that the screen showed; a later change by others refuses the write.',
})

/** What is written anew about a picture. */
export const imageChangeShape = z.object({
  alt: z.string().max(10_000, 'Deze tekst is te lang.').optional(),
  cover: z.literal(true).optional().meta({ description: 'It becomes the cover.' }),
  coverBefore: storedInteger().nullable().optional().meta({
    description: 'The cover that the screen showed, null for none; refused where it is another.',
  }),
  version: seen,
})
export type ImageChange = z.output<typeof imageChangeShape>

/** All pictures of a room type in the order in which they are to stand. */
export const imageOrderShape = z.object({
  roomTypeId: storedInteger(),
  ids: z.array(storedInteger()).max(200),
  before: z.array(storedInteger()).max(200).optional().meta({
    description: 'The order that the screen showed; refused where it is another by now.',
  }),
})
export type ImageOrder = z.output<typeof imageOrderShape>

/** What comes with the file, as `multipart/form-data`, before it. */
export const imageUploadShape = z.object({
  roomTypeId: z.string(),
  alt: z.string(),
  file: z.string().meta({ format: 'binary' }),
})
