import { Check, Column, Entity, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm'
import { RoomTypeEntity } from './room-type-entity.ts'

/** What a room of the type has (BO §3 facilities). */
@Entity('room_type_facilities')
@Check('room_type_facilities_name_check', `name <> ''`)
export class RoomTypeFacilityEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('integer')
  roomTypeId!: number

  @ManyToOne(() => RoomTypeEntity, { nullable: false, onDelete: 'CASCADE' })
  roomType!: Relation<RoomTypeEntity>

  @Column('text')
  name!: string

  /** Its place among the others, lowest first. */
  @Column('integer', { default: 0 })
  sort!: number
}
