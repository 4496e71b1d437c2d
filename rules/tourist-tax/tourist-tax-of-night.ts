import type { EpochDay } from '../calendar/day.ts'
import { roundCents } from '../money/round-cents.ts'
import type { TouristTaxTariff } from '../quotes/price-list.ts'
import type { QuoteScreen } from '../quotes/screen.ts'
import type { Readings } from '../readings/readings.ts'
import { type ScreenAmountReading, amountPerScreen } from './amount-per-screen.ts'
import { tariffOn } from './tariff-on.ts'
import { type TaxableGuest, payingPersons } from './taxable-guest.ts'

/** The readings tourist tax depends on. */
export type TouristTaxReadings = Pick<
  Readings,
  | 'tourist-tax.tariff'
  | 'tourist-tax.percentage-base'
  | 'tourist-tax.night-cap'
  | ScreenAmountReading
>

/**
 * The stay a night belongs to. `guests` are those of whom age or residence is known; the others
 * pay.
 */
export interface TaxedStay {
  arrival: EpochDay
  departure: EpochDay
  persons: number
  guests?: readonly TaxableGuest[]
  screen: QuoteScreen
  /** The source that sold it remits the tax itself: no night owes the house any. */
  isTaxRemitted?: boolean
}

/** What the night owes. `persons` are those who pay. */
export interface TouristTax {
  persons: number
  cents: number
  rule: string
  reading: string
}

/**
 * The tourist tax of one night, or null when it owes none. `lodgingCents` is the price of that
 * night with VAT at `lodgingVat` basis points: a percentage is taken of it, for the share of the
 * persons who pay, and rounded per night, so that the nights of a stay add up however it is cut.
 * Example: 5 % of 121.00 at 21 % is 5.00 without VAT, 6.05 with it. Where the price contains the
 * tax (`included`), the percentage is taken of what is left after it: with VAT in the base 6.00 out
 * of 126.00.
 */
export function touristTaxOfNight(
  stay: TaxedStay,
  night: EpochDay,
  lodgingCents: number,
  lodgingVat: number,
  tariffs: readonly TouristTaxTariff[],
  readings: TouristTaxReadings,
  included = false,
): TouristTax | null {
  if (stay.isTaxRemitted) return null
  if (readings['tourist-tax.tariff'] === 'per-screen') {
    const { cents, reading } = amountPerScreen(stay.screen, readings)
    return taxed(
      stay.persons,
      cents * stay.persons,
      'BO §9',
      `tourist-tax.tariff=per-screen ${reading}=${readings[reading]}`,
    )
  }
  const tariff = tariffOn(tariffs, night)
  if (tariff === null || isBeyondCap(tariff.nightCap, stay, night, readings)) return null
  const persons = payingPersons(stay.persons, stay.guests, tariff)
  const capped =
    tariff.nightCap === null ? '' : ` tourist-tax.night-cap=${readings['tourist-tax.night-cap']}`
  if (tariff.basisPoints === null) {
    return taxed(
      persons,
      (tariff.cents ?? 0) * persons,
      tariff.source,
      `tourist-tax.tariff=municipal${capped}`,
    )
  }
  const base = readings['tourist-tax.percentage-base']
  const whole = base === 'with-vat' ? 10_000 : 10_000 + lodgingVat
  const share = tariff.basisPoints * persons
  const cents = roundCents((lodgingCents * share) / (whole * stay.persons + (included ? share : 0)))
  return taxed(
    persons,
    cents,
    tariff.source,
    `tourist-tax.tariff=municipal tourist-tax.percentage-base=${base}${capped}`,
  )
}

/**
 * Whether the cap of a night's row lets that night go free in this stay: the nights after the first
 * N, or every night of a stay longer than N. False where the row has no cap.
 */
export function isFreeByCap(
  stay: Pick<TaxedStay, 'arrival' | 'departure'>,
  night: EpochDay,
  tariffs: readonly TouristTaxTariff[],
  readings: TouristTaxReadings,
): boolean {
  if (readings['tourist-tax.tariff'] === 'per-screen') return false
  return isBeyondCap(tariffOn(tariffs, night)?.nightCap ?? null, stay, night, readings)
}

function isBeyondCap(
  cap: number | null,
  stay: Pick<TaxedStay, 'arrival' | 'departure'>,
  night: EpochDay,
  readings: TouristTaxReadings,
): boolean {
  if (cap === null) return false
  return readings['tourist-tax.night-cap'] === 'first-nights'
    ? night - stay.arrival >= cap
    : stay.departure - stay.arrival > cap
}

function taxed(persons: number, cents: number, rule: string, reading: string): TouristTax | null {
  return cents === 0 ? null : { persons, cents, rule, reading }
}
