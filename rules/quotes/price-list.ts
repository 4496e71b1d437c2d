import type { EpochDay } from '../calendar/day.ts'

/** A seasonal extra a night (BO §9). `lastDate` is a night or a departure day by the reading `season.ends`. */
export interface Season {
  firstNight: EpochDay
  lastDate: EpochDay
  cents: number
  source: string
}

/** One dated row of the municipal tourist tax. Exactly one of `cents` (p.p.p.n.) and `basisPoints` is set. */
export interface TouristTaxTariff {
  validFrom: EpochDay
  cents: number | null
  basisPoints: number | null
  /** Guests younger than this pay nothing. */
  childAgeLimit: number | null
  residentsExempt: boolean
  nightCap: number | null
  source: string
}

/** What a line is taxed as. `none` is outside VAT (tourist tax, deposits). */
export type VatCategory = 'lodging' | 'food' | 'standard' | 'none'

/** The rate of a category from a date on, in basis points (2100 = 21 %). */
export interface VatRate {
  category: VatCategory
  validFrom: EpochDay
  basisPoints: number
  source: string
}

/** The dated numbers a quote is made from. */
export interface PriceList {
  seasons: Season[]
  touristTax: TouristTaxTariff[]
  vat: VatRate[]
}
