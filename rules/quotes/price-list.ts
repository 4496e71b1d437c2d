import type { BreakfastPrices } from '../breakfast/breakfast-prices.ts'
import type { EpochDay } from '../calendar/day.ts'
import type { CancellationConditions } from '../cancellation/conditions.ts'
import type { VatCategory, VatRate } from '../vat/vat-rate-on.ts'
import type { KeptExtra } from './extras.ts'

/**
 * A seasonal extra a night (BO §9). `lastDate` is a night or a departure day by the reading
 * `season.ends`.
 */
export interface Season {
  firstNight: EpochDay
  lastDate: EpochDay
  cents: number
  source: string
}

/**
 * One dated row of the municipal tourist tax. Exactly one of `cents` (p.p.p.n.) and `basisPoints`
 * is set.
 */
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

/**
 * The family room's fixed prices for arrivals from a date on, in cents (BO §9). The prices are for
 * 4 persons.
 */
export interface FamilyTariff {
  validFrom: EpochDay
  weekendCents: number
  midweekCents: number
  weekCents: number
  /** Once a stay. */
  cleaningCents: number
  /** What a number of persons adds a night, at its index: index 0 is not used. */
  extraByPersons: readonly number[]
  /**
   * What each person above 4 adds a night, by the reading `family.extra-persons` = `above-four`.
   */
  extraPersonCents: number
  source: string
}

/** The prices of breakfast boxes and their delivery from a day on, in cents (BO §9, G §9). */
export interface BreakfastTariff extends BreakfastPrices {
  validFrom: EpochDay
  /** The product it is the price of; left out: a breakfast box, taxed as food. */
  product?: { name: string; vatCategory: VatCategory }
  source: string
}

/** The dated numbers a stay is sold by: its quote is made from them, and what goes back later. */
export interface PriceList {
  seasons: Season[]
  touristTax: TouristTaxTariff[]
  vat: VatRate[]
  /** Left out: the prices of BO §9. */
  family?: FamilyTariff[]
  /** Left out: the prices of BO §9. */
  breakfast?: BreakfastTariff[]
  /**
   * What its boxes are called on a bill: that of a child, and the other where staff keep no product.
   * Left out: as the documents have them.
   */
  boxNames?: { box: string; kidsBox: string }
  /** What staff offer beside the stay; left out: the extras of BO §9. */
  extras?: KeptExtra[]
  /** Left out: what the property starts with (`defaultConditions`). */
  conditions?: CancellationConditions[]
}
