import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { Day } from '../../rules/calendar/day.ts'

/** A seasonal extra a night, in cents (BO §9). */
@Entity('seasons')
@Check('seasons_check', 'last_date >= first_night')
export class SeasonEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('date')
  firstNight!: Day

  /** A night or a departure day by the reading `season.ends`. */
  @Column('date')
  lastDate!: Day

  @Column('integer')
  cents!: number

  @Column('text')
  source!: string
}
