import type { PropertyFacts } from '../availability/property-facts.ts'
import type { BreakfastForm, BreakfastOrder } from '../breakfast/breakfast-order.ts'
import { type BreakfastQuoteRefusal, quoteBreakfast } from '../breakfast/quote-breakfast.ts'
import { type Day, type EpochDay, formatDay } from '../calendar/day.ts'
import { type LinePair, lineDifferences, sideBySide } from './side-by-side.ts'
import { trialDays } from './trial-stays.ts'

/** A breakfast order of which the sides differ. */
export interface OrderExample {
  form: BreakfastForm
  day: Day
  adults: number
  kids: number
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

/** The orders that are tried on each day: with and without children's boxes, brought out of town. */
const orders: readonly Pick<BreakfastOrder, 'adults' | 'kids' | 'city'>[] = [
  { adults: 2, kids: 0, city: 'elsewhere' },
  { adults: 2, kids: 1, city: 'elsewhere' },
]

const forms: readonly BreakfastForm[] = ['public', 'staff']

/** Asks both sets of facts what a few breakfast orders cost on each day of a year from today on. */
export function compareOrders(
  before: PropertyFacts,
  after: PropertyFacts,
  today: EpochDay,
): OrderComparison {
  const examples = new Map<string, OrderExample>()
  let asked = 0
  let different = 0
  for (let day = today; day < today + trialDays; day++)
    for (const form of forms)
      for (const order of orders) {
        asked++
        const [was, is] = [before, after].map(({ priceList, readings, breakfastBoxes }) =>
          // Switched off, or sold out.
          breakfastBoxes === 0 ? null : quoteBreakfast(order, form, day, priceList, readings),
        )
        if (!differ(was!, is!)) continue
        different++
        const key = `${form} ${order.kids}`
        if (examples.has(key)) continue
        const [old, fresh] = [was, is].map((side) => (side?.ok ? side.quote : null))
        const { adults, kids } = order
        const totals = {
          beforeCents: old?.totalCents ?? null,
          afterCents: fresh?.totalCents ?? null,
        }
        const lines = sideBySide(old ?? null, fresh ?? null)
        examples.set(key, { form, day: formatDay(day), adults, kids, ...totals, lines })
      }
  return { asked, different, examples: [...examples.values()] }
}

/** Null: there is no breakfast. */
type Quoted = ReturnType<typeof quoteBreakfast> | null

function differ(before: Quoted, after: Quoted): boolean {
  if (before?.ok && after?.ok) return lineDifferences(before.quote, after.quote) !== null
  return before?.ok !== after?.ok || reason(before) !== reason(after)
}

function reason(quoted: Quoted): BreakfastQuoteRefusal | null {
  return !quoted || quoted.ok ? null : quoted.reason
}
