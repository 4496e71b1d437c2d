/** The row `property` of the settings: the property's own data (BO §2 Algemene informatie). */
export interface PropertySettings {
  name: string
  address: string
  postcode: string
  city: string
  phone: string
  email: string
  kvk: string
  vatId: string
  /** Where invoices are paid to; empty: none is told. */
  iban: string
  /** Check-in hours of each weekday, Monday first, such as `15:00–18:00` (BO §3). */
  checkIn: string[]
}

/** What a fresh property says until staff fill in their own; demo data brings a fuller one. */
export const defaultProperty: PropertySettings = {
  name: 'Kamersleutel',
  address: '',
  postcode: '',
  city: '',
  phone: '',
  email: '',
  kvk: '',
  vatId: '',
  iban: '',
  // BO §9: check-in from 15:00 until 18:00 (reading `check-in`).
  checkIn: Array.from({ length: 7 }, () => '15:00–18:00'),
}

/** The property as it is stored, whatever that is: what is no text is as in a fresh one, or none. */
export function propertyOf(stored: Partial<PropertySettings> | undefined): PropertySettings {
  const told = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string')
  const hours: unknown = stored?.checkIn ?? defaultProperty.checkIn
  const checkIn: readonly unknown[] = Array.isArray(hours) ? hours : []
  return {
    ...defaultProperty,
    ...Object.fromEntries(told),
    checkIn: checkIn.map((each) => (typeof each === 'string' ? each : '')),
  }
}
