import {
  Check,
  Column,
  Entity,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm'
import { z } from 'zod'
import { type Day, formatDay } from '../../rules/calendar/day.ts'
import { checkMinimumNights } from '../../rules/forms/check-room-settings.ts'
import { message, textId } from '../../rules/texts/message.ts'
import { chosenDay, typedCount } from '../edits/kept-shape.ts'
import { roomTypePart } from './room-type-part.ts'
import { RoomTypeEntity } from './room-types.ts'

/** At least so many nights with a day of the type (BO §3 minDates; `minimum-nights.date-rule`). */
@Entity('minimum_night_rules')
@Unique(['roomTypeId', 'day'])
@Check('minimum_night_rules_nights_check', 'nights > 0')
class MinimumNightRuleEntity {
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

/** The minimum-night rules of a room type: one a day. */
export const minimumNights = roomTypePart({
  name: 'MinimumNights',
  address: 'minimum-nights',
  table: 'minimum_night_rules',
  entity: MinimumNightRuleEntity,
  unknown: 'Dit minimum bestaat niet.',
  shape: z.object({
    day: chosenDay(textId('roomSettings.dateMissing')),
    nights: typedCount,
  }),
  check: checkMinimumNights,
  rowOf: ({ day, nights }) => ({ day: formatDay(day!), nights: Number(nights) }),
  unlike: { field: 'day', text: message('roomSettings.dateTwice') },
})
