import type { z } from 'zod'
import {
  checkDeliveryDistance,
  kilometresText,
  parseKilometres,
} from '../../rules/forms/check-delivery-distance.ts'
import { typedArea } from '../../rules/forms/postcode-area.ts'
import { deliveryDistanceTexts } from '../../rules/texts/delivery-distance.ts'
import type { KeptTable } from '../edits/kept-table.ts'
import { DeliveryDistanceEntity } from './delivery-distance-entity.ts'
import {
  type DeliveryDistanceView,
  deliveryDistanceShape,
  deliveryDistanceViewShape,
} from './delivery-distance-shape.ts'

type Order = z.output<typeof deliveryDistanceShape>

/** The distances that staff keep for the 10 km rule (G §5): one row for each postcode. */
export const deliveryDistanceTable: KeptTable<DeliveryDistanceEntity, Order, DeliveryDistanceView> =
  {
    noun: 'delivery_distances',
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
      others.length > 0 ? [{ field: 'postcode', text: deliveryDistanceTexts.postcodeTaken }] : [],
    amongst: ({ postcode }) => ({ postcode }),
    viewOf: ({ metres, ...row }) => ({ ...row, kilometres: kilometresText(metres) }),
  }
