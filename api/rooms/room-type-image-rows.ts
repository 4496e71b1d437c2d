import {
  Column,
  Entity,
  type EntityManager,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm'
import { orNotFound } from '../errors/refused.ts'
import { PictureEntity } from '../files/picture-entity.ts'
import type { RoomTypeImageView } from './room-type-image-shape.ts'
import { RoomTypeEntity } from './room-types.ts'

/** What is said of a picture that is not there. */
export const UNKNOWN_IMAGE = 'Deze foto bestaat niet.'

/** A picture of a room type (BO §3 images); at most one is its cover. */
@Entity('room_type_images')
@Index('room_type_picture_once', ['roomTypeId', 'picture'], { unique: true })
@Index('room_type_one_cover', ['roomTypeId'], { unique: true, where: 'cover' })
export class RoomTypeImageEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('integer')
  roomTypeId!: number

  @ManyToOne(() => RoomTypeEntity, { nullable: false, onDelete: 'CASCADE' })
  roomType!: Relation<RoomTypeEntity>

  @Column('text')
  url!: string

  /** The hash of an upload; null: a drawing that the site brings along. */
  @Index('room_type_image_of_picture')
  @Column('text', { nullable: true })
  picture!: string | null

  @ManyToOne(() => PictureEntity)
  @JoinColumn({ name: 'picture' })
  photo!: Relation<PictureEntity> | null

  /** What is to be seen on it, for who cannot. */
  @Column('text')
  alt!: string

  @Column('boolean', { default: false })
  cover!: boolean

  /** Its place among the others, lowest first. */
  @Column('integer', { default: 0 })
  sort!: number
}

/** A picture of a room type. Refused where it is not there. */
export async function loadImage(manager: EntityManager, id: number): Promise<RoomTypeImageEntity> {
  return orNotFound(await manager.findOneBy(RoomTypeImageEntity, { id }), UNKNOWN_IMAGE)
}

/** All pictures of a room type as staff see them: in their order, the cover at its place in it. */
export function loadImages(
  manager: EntityManager,
  roomTypeId: number,
): Promise<RoomTypeImageView[]> {
  return manager.query(
    `SELECT i.id, i.room_type_id AS "roomTypeId", i.url, i.alt, i.cover,
       CASE WHEN hash IS NOT NULL
         THEN json_build_object('hash', hash, 'width', width, 'height', height, 'widths', widths) END AS photo,
       coalesce((SELECT max(id) FROM changes WHERE noun = 'room_type_images' AND row_key = i.id::text), 0) AS version
     FROM room_type_images i LEFT JOIN pictures ON hash = i.picture
     WHERE i.room_type_id = $1 ORDER BY i.sort, i.id`,
    [roomTypeId],
  )
}

/** A row of `room_type_images` as it was when it was taken away; the rest of it is put back unread. */
interface RemovedImage {
  room_type_id: number
  cover: boolean
  /** The hash of an upload; null: a drawing that the site brings along. */
  picture: string | null
}

/** What is known of a picture that is gone, from the changes. Refused where it stands, or never did. */
export async function loadRemovedImage(manager: EntityManager, id: number): Promise<RemovedImage> {
  const [row]: ({ before: RemovedImage } | undefined)[] = await manager.query(
    `SELECT before FROM changes
     WHERE noun = 'room_type_images' AND row_key = $1 AND after IS NULL
       AND NOT EXISTS (SELECT FROM room_type_images WHERE id = $2)
       AND EXISTS (SELECT FROM room_types WHERE id = (before ->> 'room_type_id')::int)
       AND (before ->> 'picture' IS NULL OR EXISTS (SELECT FROM pictures WHERE hash = before ->> 'picture'))
     ORDER BY id DESC LIMIT 1`,
    [String(id), id],
  )
  return orNotFound(row, UNKNOWN_IMAGE).before
}

/** Takes the cover from whichever picture of a room type has it. */
export async function uncover(manager: EntityManager, roomTypeId: number): Promise<void> {
  await manager.update(RoomTypeImageEntity, { roomTypeId, cover: true }, { cover: false })
}
