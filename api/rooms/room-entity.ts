import { Column, Entity, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm'
import { RoomTypeEntity } from './room-type-entity.ts'

/** A room with a door: what a booking takes (reading `rooms.physical`). */
@Entity('rooms')
export class RoomEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('integer')
  roomTypeId!: number

  @ManyToOne(() => RoomTypeEntity, { nullable: false })
  roomType!: Relation<RoomTypeEntity>

  /** On its door. */
  @Column('integer', { unique: true })
  number!: number

  @Column('text', { default: '' })
  label!: string

  /** False: no longer sold. Its bookings stay. */
  @Column('boolean', { default: true })
  active!: boolean
}
