import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm'
import { PictureEntity } from '../files/picture-entity.ts'
import { RoomTypeEntity } from './room-type-entity.ts'

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
