import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { Day } from '../../rules/calendar/day.ts'

/** The family room's fixed prices for arrivals from a day on, in cents, for 4 persons (BO §9). */
@Entity('family_tariffs')
@Check(
  'family_tariffs_check',
  'least(weekend_cents, midweek_cents, week_cents, cleaning_cents, extra_person_cents) >= 0',
)
@Check('family_tariffs_extra_by_persons_check', 'cardinality(extra_by_persons) > 0')
export class FamilyTariffEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('date', { unique: true })
  validFrom!: Day

  /** Friday to Monday, 3 nights. */
  @Column('integer')
  weekendCents!: number

  /** Monday to Friday, 4 nights. */
  @Column('integer')
  midweekCents!: number

  @Column('integer')
  weekCents!: number

  /** Once a stay. */
  @Column('integer')
  cleaningCents!: number

  /** What a number of persons adds a night, at its index: index 0 is not used. */
  @Column('integer', { array: true })
  extraByPersons!: number[]

  /** What each person above 4 adds, by the reading `family.extra-persons` = `above-four`. */
  @Column('integer')
  extraPersonCents!: number

  @Column('text')
  source!: string
}
