import type { EpochDay } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'
import { vatRateOn, type VatRate } from './vat-rate-on.ts'

/**
 * The VAT rate of a night's lodging, in basis points, by the reading `vat.lodging`: the statutory
 * table on that date (9 % until 31 December 2025, 21 % from 1 January 2026, also when paid before),
 * or the percentage stored with the room (BO §3).
 */
export function lodgingRateOn(
  night: EpochDay,
  roomType: Pick<RoomType, 'vatBasisPoints'>,
  rates: readonly VatRate[],
  readings: Pick<Readings, 'vat.lodging'>,
): number {
  return readings['vat.lodging'] === 'stored'
    ? roomType.vatBasisPoints
    : vatRateOn(rates, 'lodging', night)
}
