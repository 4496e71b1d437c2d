import {
  Check,
  Column,
  Entity,
  Generated,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm'
import type { Day } from '../../rules/calendar/day.ts'
import { RoomEntity } from '../rooms/rooms.ts'
import { RoomTypeEntity } from '../rooms/room-types.ts'

/** Nights from `from` up to, not with, `until`: the morning of `until` one may still leave. */
export interface Nights {
  from: Day
  until: Day
}

/** PostgreSQL writes a range of days as `[2026-12-24,2027-01-06)`. */
const asRange = {
  to: ({ from, until }: Nights) => `[${from},${until})`,
  from: (range: string): Nights => {
    const [from = '', until = ''] = range.slice(1, -1).split(',')
    return { from, until }
  },
}

/**
 * Nights that staff sell to nobody (BO §4 vacations; readings `availability.blocked`,
 * `closure.means`): of one room, of all rooms of a type, or of the whole property.
 */
@Entity('closures')
@Check('closures_check', 'room_id IS NULL OR room_type_id IS NULL')
@Check('closures_nights_check', 'NOT isempty(nights)')
@Index('closure_vacation', ['vacationId'])
export class ClosureEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('integer', { nullable: true })
  roomId!: number | null

  @ManyToOne(() => RoomEntity)
  room!: Relation<RoomEntity> | null

  @Column('integer', { nullable: true })
  roomTypeId!: number | null

  @ManyToOne(() => RoomTypeEntity)
  roomType!: Relation<RoomTypeEntity> | null

  @Column('daterange', { transformer: asRange })
  nights!: Nights

  @Column('text', { default: '' })
  reason!: string

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date

  /** Closures that were planned in one act share it; one that was planned alone has its own. */
  @Column('uuid')
  @Generated('uuid')
  vacationId!: string

  /** The member of staff; empty where nobody was noted. */
  @Column('text', { default: '' })
  plannedBy!: string
}
