import type { EpochDay } from '../calendar/day.ts'
import type { SoldLine } from '../quotes/sold-line.ts'
import type { Readings } from '../readings/readings.ts'
import { vatRateOn, type VatRate } from './vat-rate-on.ts'

/**
 * The VAT rate of a line that was sold, in basis points: by its date of supply, in the table as it is
 * now (Wet OB 1968, art. 13). A night in 2026 that was sold in 2024 at 9 % is taxed at 21 %. Under
 * `vat.lodging` = `stored` lodging keeps the percentage that it was sold with.
 */
export function rateOfLine(
  { vatCategory, vatBasisPoints }: Pick<SoldLine, 'vatCategory' | 'vatBasisPoints'>,
  suppliedOn: EpochDay,
  rates: readonly VatRate[],
  readings: Pick<Readings, 'vat.lodging'>,
): number {
  return vatCategory === 'lodging' && readings['vat.lodging'] === 'stored'
    ? vatBasisPoints
    : vatRateOn(rates, vatCategory, suppliedOn)
}
