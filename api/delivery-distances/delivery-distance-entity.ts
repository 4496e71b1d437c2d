import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'

/** How far the addresses of a postcode are, by road. */
@Entity('delivery_distances')
@Check(
  'delivery_distances_postcode_check',
  `postcode ~ '^([1-9][0-9]{3}|B-[1-9][0-9]{3}|D-[0-9]{5})$'`,
)
@Check('delivery_distances_metres_check', 'metres >= 0')
export class DeliveryDistanceEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  /** The four digits; abroad `B-3630` or `D-52525`. */
  @Column('text', { unique: true })
  postcode!: string

  /** What the place is called, for staff who read the table. */
  @Column('text')
  place!: string

  /** From the property's door to about the middle of the postcode. */
  @Column('integer')
  metres!: number

  /** Nobody has driven or looked it up yet. */
  @Column('boolean', { default: false })
  estimated!: boolean
}
