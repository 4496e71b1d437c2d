import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { Day } from '../../rules/calendar/day.ts'

/** The municipality's tourist tax from a day on: an amount p.p.p.n. in cents, or a percentage. */
@Entity('tourist_tax_tariffs')
@Check('tourist_tax_tariffs_check', '(cents IS NULL) <> (basis_points IS NULL)')
export class TouristTaxTariffEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('date', { unique: true })
  validFrom!: Day

  @Column('integer', { nullable: true })
  cents!: number | null

  @Column('integer', { nullable: true })
  basisPoints!: number | null

  /** Guests younger than this pay nothing. */
  @Column('smallint', { nullable: true })
  childAgeLimit!: number | null

  @Column('boolean', { default: false })
  residentsExempt!: boolean

  @Column('smallint', { nullable: true })
  nightCap!: number | null

  @Column('text')
  source!: string
}
