import type { PropertyFacts } from '../availability/property-facts.ts'
import { type Day, type EpochDay, formatDay } from '../calendar/day.ts'
import { quoteChosenExtras } from '../quotes/chosen-extras.ts'
import { type Extra, choosable, extrasOf } from '../quotes/extras.ts'
import type { PricedLines } from '../quotes/quote.ts'
import { type LinePair, differ, sideBySide } from './side-by-side.ts'
import { trialDays } from './trial-stays.ts'

/** A product taken with a stay, of which the sides differ: one piece, for one day. */
export interface ExtraExample {
  id: string
  name: string
  /** The day of arrival. */
  day: Day
  persons: number
  nights: number
  /** In cents; null where it cannot be had. */
  beforeCents: number | null
  afterCents: number | null
  lines: LinePair[]
}

/**
 * Asks both sets of facts what each product costs that can be taken with a stay, in the year from
 * today on. Only its VAT depends on the day, so each time without a change of VAT is asked once; and
 * only its least numbers of persons and nights depend on the stay, so each is asked at and below
 * them. Of each product each difference once, on the first day. What comes off a stay by itself is
 * in the price of the stay.
 */
export function compareExtras(
  before: PropertyFacts,
  after: PropertyFacts,
  today: EpochDay,
): ExtraExample[] {
  const sides = [before, after].map(({ priceList, readings }) => ({
    priceList,
    readings,
    extras: choosable(extrasOf(readings, priceList.extras)),
  }))
  const changes = sides.flatMap(({ priceList }) => priceList.vat.map(({ validFrom }) => validFrom))
  const days = [...new Set([today, ...changes])]
    .filter((day) => day >= today && day < today + trialDays)
    .toSorted((a, b) => a - b)
  const ids = new Set(sides.flatMap(({ extras }) => extras.map(({ id }) => id)))
  return [...ids].flatMap((id) => {
    const kept = sides.flatMap(({ extras }) => extras.filter((extra) => extra.id === id))
    const name = kept.at(-1)!.name
    const shown = new Set<string>()
    return staysAround(kept).flatMap(({ persons, nights }): ExtraExample[] => {
      for (const day of days) {
        const stay = { arrival: day, departure: day + nights, persons }
        const [was, is] = sides.map(({ priceList, readings }) => {
          const one = [{ id, pieces: 1, days: 1 }]
          const quoted = quoteChosenExtras(one, stay, priceList, readings)
          return quoted.ok ? priced(quoted.lines) : null
        })
        if (!differ(was!, is!)) continue
        const totals = {
          beforeCents: was?.totalCents ?? null,
          afterCents: is?.totalCents ?? null,
        }
        const way = `${totals.beforeCents} ${totals.afterCents}`
        if (shown.has(way)) return []
        shown.add(way)
        const lines = sideBySide(was!, is!)
        return [{ id, name, day: formatDay(day), persons, nights, ...totals, lines }]
      }
      return []
    })
  })
}

/** Two persons for two nights first, then as few as a product asks on either side, and one fewer. */
function staysAround(kept: readonly Extra[]): { persons: number; nights: number }[] {
  const around = (least: readonly number[]) =>
    [...new Set([2, ...least.flatMap((count) => [count, count - 1])])].filter((count) => count >= 1)
  const nights = around(kept.map(({ minimumNights }) => minimumNights))
  return around(kept.map(({ minimumPersons }) => minimumPersons)).flatMap((persons) =>
    nights.map((count) => ({ persons, nights: count })),
  )
}

function priced(lines: PricedLines['lines']): PricedLines {
  return { lines, totalCents: lines.reduce((cents, line) => cents + line.cents, 0) }
}
