import {
  Check,
  Column,
  Entity,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm'
import type { Day } from '../../rules/calendar/day.ts'
import { RoomTypeEntity } from './room-type-entity.ts'

/** At least so many nights with a day of the type (BO §3 minDates; `minimum-nights.date-rule`). */
@Entity('minimum_night_rules')
@Unique(['roomTypeId', 'day'])
@Check('minimum_night_rules_nights_check', 'nights > 0')
export class MinimumNightRuleEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('integer')
  roomTypeId!: number

  @ManyToOne(() => RoomTypeEntity, { nullable: false, onDelete: 'CASCADE' })
  roomType!: Relation<RoomTypeEntity>

  @Column('date')
  day!: Day

  @Column('smallint')
  nights!: number
}
