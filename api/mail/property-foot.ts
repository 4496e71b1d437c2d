import { numberFromAbroad } from '../../rules/property/dialled-number.ts'
import { propertyAddress } from '../../rules/property/property-address.ts'
import type { PropertySettings } from '../settings/property-settings.ts'

/** The lines below every mail: who wrote it. */
export function propertyFoot(property: PropertySettings): string[] {
  const { name, phone, email, kvk } = property
  return [
    name,
    propertyAddress(property),
    numberFromAbroad(phone),
    email,
    kvk === '' ? '' : `KVK ${kvk}`,
  ].filter((line) => line !== '')
}
