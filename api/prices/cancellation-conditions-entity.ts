import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { Day } from '../../rules/calendar/day.ts'
import type { ConditionStep } from '../../rules/cancellation/conditions.ts'

/** What goes back to a guest who cancels, for stays sold from a day on. */
@Entity('cancellation_conditions')
@Check('cancellation_conditions_steps_check', `jsonb_typeof(steps) = 'array'`)
export class CancellationConditionsEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('date', { unique: true })
  validFrom!: Day

  @Column('jsonb')
  steps!: ConditionStep[]

  @Column('text')
  source!: string
}
