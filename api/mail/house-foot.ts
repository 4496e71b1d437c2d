import type { HouseSettings } from '../settings/house-settings.ts'

/** `Dorpsstraat 1, 6181 AA Elsloo`; empty where the house has not said. */
export function houseAddress({ address, postcode, city }: HouseSettings): string {
  return [address, `${postcode} ${city}`.trim()].filter((part) => part !== '').join(', ')
}

/** The lines below every letter. */
export function houseFoot(house: HouseSettings): string[] {
  const { name, phone, email, kvk } = house
  return [name, houseAddress(house), [phone, email].filter((part) => part !== '').join(', '), kvk === '' ? '' : `KVK ${kvk}`].filter(
    (line) => line !== '',
  )
}
