import { Check, Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { RoomTypeEntity } from './room-type-entity.ts'

/** What a night costs for a number of persons, in cents (BO §3 prices). */
@Entity('room_type_prices')
@Check('room_type_prices_persons_check', 'persons > 0')
@Check('room_type_prices_cents_check', 'cents >= 0')
export class RoomTypePriceEntity {
  @PrimaryColumn('integer')
  roomTypeId!: number

  @ManyToOne(() => RoomTypeEntity, { nullable: false, onDelete: 'CASCADE' })
  roomType!: Relation<RoomTypeEntity>

  @PrimaryColumn('smallint')
  persons!: number

  @Column('integer')
  cents!: number
}
