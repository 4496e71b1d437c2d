import { houseAddress } from '../../rules/house/house-address.ts'
import type { HouseSettings } from '../settings/house-settings.ts'

/** The lines below every letter. */
export function houseFoot(house: HouseSettings): string[] {
  const { name, phone, email, kvk } = house
  return [
    name,
    houseAddress(house),
    [phone, email].filter((part) => part !== '').join(', '),
    kvk === '' ? '' : `KVK ${kvk}`,
  ].filter((line) => line !== '')
}
