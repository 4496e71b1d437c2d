import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { Day } from '../../rules/calendar/day.ts'

/** The prices of breakfast boxes and their delivery from a day on, in cents (BO §9, G §9). */
@Entity('breakfast_tariffs')
@Check('breakfast_tariffs_check', 'least(box_cents, delivery_cents, kids_box_cents) >= 0')
export class BreakfastTariffEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('date', { unique: true })
  validFrom!: Day

  /** A box for one adult. */
  @Column('integer')
  boxCents!: number

  /** One order, outside the home village. */
  @Column('integer')
  deliveryCents!: number

  @Column('integer')
  kidsBoxCents!: number

  /** Where delivery is free of charge; empty: nowhere. */
  @Column('text', { default: '' })
  homeVillage!: string

  @Column('text')
  source!: string
}
