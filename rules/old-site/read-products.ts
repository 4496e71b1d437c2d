import type { OldProduct } from './old-house.ts'
import type { Place } from './place.ts'
import { readEach } from './read-each.ts'
import type { Tell } from './remark.ts'

/** The products of `content/products` (BO §3); one without a name is called by its key. */
export function readProducts(places: Place[], tell: Tell): OldProduct[] {
  return readEach(places, tell, (fields) => {
    const name = fields.text('name')
    if (name === '') tell(fields.at('name'), 'repaired', 'missing-value', null, fields.key)
    return {
      name: name || fields.key,
      cents: fields.cents('unitPrice'),
      deliveryCents: fields.cents('shippingCost'),
      vatBasisPoints: fields.basisPoints('btw'),
      stock: fields.whole('stock', 0, 1_000_000),
    }
  })
}
