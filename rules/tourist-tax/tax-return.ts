import type { EpochDay } from '../calendar/day.ts'
import type { TouristTaxTariff } from '../quotes/price-list.ts'
import { tariffOn } from './tariff-on.ts'

/** A stay with the tax that was sold for its nights: all of it, also of other periods. */
export interface ReturnedStay {
  id: string
  arrival: EpochDay
  departure: EpochDay
  persons: number
  /** `night` is that of the line, or the last one of the stay; `persons` are those who pay. */
  taxed: { night: EpochDay; persons: number; cents: number }[]
}

/** Days `[from, until)`. */
export interface ReturnPeriod {
  from: EpochDay
  until: EpochDay
}

/** What a stay owes for the nights of a period. A night is one person's night. */
export interface StayTax {
  id: string
  taxedNights: number
  exemptNights: number
  cents: number
}

/** What a row of the tariff brought; `tariff` is null for nights before the first row. */
export interface TariffTax {
  tariff: TouristTaxTariff | null
  taxedNights: number
  cents: number
}

export interface TaxReturn {
  taxedNights: number
  /** Of children, of residents, or beyond the most nights that count. */
  exemptNights: number
  cents: number
  tariffs: TariffTax[]
  /** The stays that had a night in the period, in the order given. */
  stays: StayTax[]
}

/**
 * The tourist tax that is owed for a period: what was sold of it for its nights, to the cent, whether
 * that was paid or invoiced or not (Gemeentewet art. 224: who gives the lodging owes it). What was
 * sold counts, not what the tariff says today.
 */
export function taxReturn(
  stays: readonly ReturnedStay[],
  tariffs: readonly TouristTaxTariff[],
  { from, until }: ReturnPeriod,
): TaxReturn {
  const byTariff = new Map<TouristTaxTariff | null, TariffTax>()
  const owed = stays.flatMap(({ id, arrival, departure, persons, taxed }): StayTax[] => {
    const nights = Math.max(0, Math.min(departure, until) - Math.max(arrival, from))
    const lines = taxed.filter(({ night }) => night >= from && night < until)
    if (nights === 0 && lines.length === 0) return []
    for (const line of lines) {
      const tariff = tariffOn(tariffs, line.night)
      const sum = byTariff.get(tariff) ?? { tariff, taxedNights: 0, cents: 0 }
      sum.taxedNights += line.persons
      sum.cents += line.cents
      byTariff.set(tariff, sum)
    }
    const taxedNights = lines.reduce((sum, line) => sum + line.persons, 0)
    const cents = lines.reduce((sum, line) => sum + line.cents, 0)
    return [{ id, taxedNights, exemptNights: Math.max(0, persons * nights - taxedNights), cents }]
  })
  const sum = (of: 'taxedNights' | 'exemptNights' | 'cents') =>
    owed.reduce((all, stay) => all + stay[of], 0)
  return {
    taxedNights: sum('taxedNights'),
    exemptNights: sum('exemptNights'),
    cents: sum('cents'),
    tariffs: [...byTariff.values()].toSorted(
      (a, b) => (a.tariff?.validFrom ?? -Infinity) - (b.tariff?.validFrom ?? -Infinity),
    ),
    stays: owed,
  }
}
