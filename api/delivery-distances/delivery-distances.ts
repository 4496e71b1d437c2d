import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { z } from 'zod'
import { kilometresText } from '../../rules/breakfast/delivery-area.ts'
import {
  checkDeliveryDistance,
  parseKilometres,
} from '../../rules/forms/check-delivery-distance.ts'
import { typedArea } from '../../rules/forms/postcode-area.ts'
import { message } from '../../rules/texts/message.ts'
import { rowView, seenVersion, typedText } from '../edits/kept-shape.ts'
import { keptTable } from '../edits/kept-table.ts'

/** Body of `POST` and `PUT /api/back-office/delivery-distances`. */
const deliveryDistanceShape = z.object({
  postcode: typedText,
  place: typedText,
  kilometres: typedText.meta({ description: 'By road, as typed: `4,5`.' }),
  estimated: z
    .boolean()
    .nullish()
    .transform((ticked) => ticked ?? false),
  ...seenVersion,
})

/** A row of `GET /api/back-office/delivery-distances` and `…/delivery-distances/:id`. */
const deliveryDistanceViewShape = z.object({
  ...rowView,
  postcode: z.string(),
  place: z.string(),
  kilometres: z.string().meta({ description: 'By road, such as `4,5`.' }),
  estimated: z.boolean().meta({ description: 'Nobody has driven or looked it up yet.' }),
})
export type DeliveryDistanceView = z.output<typeof deliveryDistanceViewShape>

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

/** The distances that staff keep for the 10 km rule (G §5): one row for each postcode. */
export const deliveryDistanceTable = keptTable({
  name: 'DeliveryDistances',
  resource: 'delivery-distances',
  entity: DeliveryDistanceEntity,
  unknown: 'Deze afstand bestaat niet.',
  sorts: ['id', 'postcode', 'place', 'metres'],
  otherwise: ['metres', 'ASC'],
  searched: ['postcode', 'place'],
  shape: deliveryDistanceShape,
  viewShape: deliveryDistanceViewShape,
  check: checkDeliveryDistance,
  rowOf({ postcode, place, kilometres, estimated }) {
    const metres = parseKilometres(kilometres)
    const area = typedArea(postcode)
    return metres === null || area === null
      ? null
      : { postcode: area, place: place.trim(), metres, estimated }
  },
  clashes: (_, others) =>
    others.length > 0
      ? [{ field: 'postcode', text: message('deliveryDistance.postcodeTaken') }]
      : [],
  amongst: ({ postcode }) => ({ postcode }),
  viewOf: ({ metres, ...row }) => ({ ...row, kilometres: kilometresText(metres) }),
})
