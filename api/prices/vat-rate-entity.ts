import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm'
import type { Day } from '../../rules/calendar/day.ts'
import type { VatCategory } from '../../rules/vat/vat-rate-on.ts'

/** The VAT rate of a category from a day on, in basis points (2100 = 21 %). */
@Entity('vat_rates')
@Unique('vat_rates_category_valid_from_key', ['category', 'validFrom'])
@Check('vat_rates_category_check', `category IN ('lodging', 'food', 'standard', 'none')`)
@Check('vat_rates_basis_points_check', 'basis_points >= 0')
export class VatRateEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('text')
  category!: VatCategory

  @Column('date')
  validFrom!: Day

  @Column('integer')
  basisPoints!: number

  @Column('text')
  source!: string
}
