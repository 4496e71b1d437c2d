import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { VatCategory } from '../../rules/vat/vat-rate-on.ts'
import type { Product } from '../../rules/products/product.ts'

/** What the house sells beside stays (BO §2, §3 Product). */
@Entity('products')
@Check('products_unit_check', `unit IN ('piece', 'day', 'person')`)
@Check('products_cents_check', 'cents >= 0')
@Check('products_vat_category_check', `vat_category IN ('lodging', 'food', 'standard', 'none')`)
@Check('products_stock_check', 'stock >= 0')
@Check('products_minimum_persons_check', 'minimum_persons >= 1')
@Check('products_minimum_nights_check', 'minimum_nights >= 0')
export class ProductEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  /** What the rules know it by, such as `electric-bike`; it never changes. */
  @Column('text', { unique: true })
  code!: string

  @Column('text')
  name!: string

  @Column('text', { default: 'piece' })
  unit!: Product['unit']

  /** For one unit, VAT included; null: a reading's, dated rows', or none yet. */
  @Column('integer', { nullable: true })
  cents!: number | null

  @Column('text', { default: 'standard' })
  vatCategory!: VatCategory

  /** Null: as many as are asked for. */
  @Column('integer', { nullable: true })
  stock!: number | null

  @Column('smallint', { default: 1 })
  minimumPersons!: number

  @Column('smallint', { default: 0 })
  minimumNights!: number

  @Column('boolean', { default: true })
  active!: boolean

  @Column('integer', { default: 0 })
  sort!: number

  @Column('text')
  source!: string
}
