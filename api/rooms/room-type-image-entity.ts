import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm'
import { RoomTypeEntity } from './room-type-entity.ts'

/** A picture of a room type (BO §3 images); at most one is its cover. */
@Entity('room_type_images')
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

  /** What is to be seen on it, for who cannot. */
  @Column('text')
  alt!: string

  @Column('boolean', { default: false })
  cover!: boolean

  /** Its place among the others, lowest first. */
  @Column('integer', { default: 0 })
  sort!: number
}
