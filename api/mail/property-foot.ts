import { houseAddress } from '../../rules/house/house-address.ts'
import type { HouseSettings } from '../settings/house-settings.ts'

/** The lines below every mail: who wrote it. */
export function propertyFoot(property: HouseSettings): string[] {
  const { name, phone, email, kvk } = property
  return [name, houseAddress(property), phone, email, kvk === '' ? '' : `KVK ${kvk}`].filter(
    (line) => line !== '',
  )
}
