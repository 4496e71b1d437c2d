import { startingExtras } from '../quotes/extras.ts'
import { defaultReadings } from '../readings/readings.ts'
import { type Product, breakfastBoxId } from './product.ts'

const inStock = { stock: null, active: true } as const

/**
 * The products the house starts with: the breakfast box, whose prices are dated rows, and the extras
 * of BO §9. What a reading prices has no price of its own.
 */
export function startingProducts(boxName: string): Product[] {
  return [
    {
      ...inStock,
      id: breakfastBoxId,
      name: boxName,
      unit: 'piece',
      cents: null,
      vatCategory: 'food',
      minimumPersons: 1,
      minimumNights: 0,
      source: 'Prijslijst van het huis',
    },
    ...startingExtras(defaultReadings).map(({ unit, cents, reading, ...extra }) => ({
      ...inStock,
      ...extra,
      unit: unit === 'stay' ? ('piece' as const) : unit,
      cents: reading === null ? cents : null,
    })),
  ]
}
