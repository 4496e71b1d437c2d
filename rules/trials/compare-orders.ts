import type { PropertyFacts } from '../availability/property-facts.ts'
import type { BreakfastForm, BreakfastOrder } from '../breakfast/breakfast-order.ts'
import { defaultBreakfastTariffs } from '../breakfast/default-breakfast-tariffs.ts'
import { quoteBreakfast } from '../breakfast/quote-breakfast.ts'
import { type Day, type EpochDay, formatDay } from '../calendar/day.ts'
import { type LinePair, differ, sideBySide } from './side-by-side.ts'
import { trialDays } from './trial-stays.ts'

/** A breakfast order of which the sides differ. */
export interface OrderExample {
  form: BreakfastForm
  day: Day
  adults: number
  kids: number
  /** The village in which bringing it is no longer, or now, free; empty: anywhere else. */
  village: string
  /** In cents; null where it cannot be ordered. */
  beforeCents: number | null
  afterCents: number | null
  lines: LinePair[]
}

/** What a year of breakfast orders comes to with the facts before and after. */
export interface OrderComparison {
  asked: number
  different: number
  /** Of each form and kind of order the first day on which it differs. */
  examples: OrderExample[]
}

/** With and without children's boxes, brought out of town. */
const elsewhere: readonly Asked[] = [
  { adults: 2, kids: 0, city: 'elsewhere', village: '' },
  { adults: 2, kids: 1, city: 'elsewhere', village: '' },
]
type Asked = Pick<BreakfastOrder, 'adults' | 'kids' | 'city'> & { village: string }

/** The orders that are tried on each day; also one in each village that is home on one side alone. */
function ordersOf(before: PropertyFacts, after: PropertyFacts): Asked[] {
  const [was, is] = [before, after].map(
    ({ priceList: { breakfast = defaultBreakfastTariffs } }) =>
      new Set(breakfast.map(({ homeVillage }) => homeVillage)),
  )
  const onOneSide = [...new Set([...was!, ...is!])].filter(
    (village) => village !== '' && was!.has(village) !== is!.has(village),
  )
  const inVillages = onOneSide.map((village) => ({ adults: 2, kids: 0, city: village, village }))
  return [...elsewhere, ...inVillages]
}

const forms: readonly BreakfastForm[] = ['public', 'staff']

/** Asks both sets of facts what a few breakfast orders cost on each day of a year from today on. */
export function compareOrders(
  before: PropertyFacts,
  after: PropertyFacts,
  today: EpochDay,
): OrderComparison {
  const examples = new Map<string, OrderExample>()
  const orders = ordersOf(before, after)
  let asked = 0
  let different = 0
  for (let day = today; day < today + trialDays; day++)
    for (const form of forms)
      for (const order of orders) {
        asked++
        const [was, is] = [before, after].map(({ priceList, readings, breakfastBoxes }) => {
          const quoted = quoteBreakfast(order, form, day, priceList, readings)
          // Without boxes it is switched off, or sold out.
          return quoted.ok && breakfastBoxes !== 0 ? quoted.quote : null
        })
        if (!differ(was!, is!)) continue
        different++
        const key = `${form} ${order.kids} ${order.village}`
        if (examples.has(key)) continue
        const { adults, kids, village } = order
        const totals = {
          beforeCents: was?.totalCents ?? null,
          afterCents: is?.totalCents ?? null,
        }
        const lines = sideBySide(was!, is!)
        const asOrdered = { form, day: formatDay(day), adults, kids, village }
        examples.set(key, { ...asOrdered, ...totals, lines })
      }
  return { asked, different, examples: [...examples.values()] }
}
