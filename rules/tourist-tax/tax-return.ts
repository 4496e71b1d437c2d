import type { EpochDay } from '../calendar/day.ts'
import type { TouristTaxTariff } from '../quotes/price-list.ts'
import { tariffOn } from './tariff-on.ts'

/** A stay with the tax that was sold for its nights: all of it, also of other periods. */
export interface ReturnedStay {
  id: string
  arrival: EpochDay
  departure: EpochDay
  persons: number
  /** Who remits the tax of it instead of the house; null: nobody does. */
  remittedBy?: string | null
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
  /** Of which somebody else remits the tax. */
  remittedNights: number
  cents: number
}

/** What somebody else remits the tax of. `persons` are those of its stays. */
export interface RemittedTax {
  by: string
  stays: number
  persons: number
  nights: number
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
  /** By who remits it, in the order of their names: no part of what the house owes. */
  remitted: RemittedTax[]
  /** The stays that had a night in the period, in the order given. */
  stays: StayTax[]
}

/**
 * The tourist tax that is owed for a period: what was sold of it for its nights, to the cent, whether
 * that was paid or invoiced or not (Gemeentewet art. 224: who gives the lodging owes it). What was
 * sold counts, not what the tariff says today. The nights of which a source remits the tax itself are
 * told apart: the house does not owe it once more, but answers for them in its register.
 */
export function taxReturn(
  stays: readonly ReturnedStay[],
  tariffs: readonly TouristTaxTariff[],
  { from, until }: ReturnPeriod,
): TaxReturn {
  const byTariff = new Map<TouristTaxTariff | null, TariffTax>()
  const byRemitter = new Map<string, RemittedTax>()
  const owed = stays.flatMap((stay): StayTax[] => {
    const { id, arrival, departure, persons, remittedBy = null, taxed } = stay
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
    const others = Math.max(0, persons * nights - taxedNights)
    if (remittedBy === null)
      return [{ id, taxedNights, exemptNights: others, remittedNights: 0, cents }]
    const sum = byRemitter.get(remittedBy) ?? { by: remittedBy, stays: 0, persons: 0, nights: 0 }
    byRemitter.set(remittedBy, sum)
    sum.stays++
    sum.persons += persons
    sum.nights += others
    return [{ id, taxedNights, exemptNights: 0, remittedNights: others, cents }]
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
    remitted: [...byRemitter.values()].toSorted((a, b) => a.by.localeCompare(b.by, 'nl')),
    stays: owed,
  }
}
