import type { OldCompany } from './old-house.ts'
import type { OldFields } from './open-record.ts'

/** The fields of the check-in hours (BO §3), Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

/** The company settings, which stand at the client's root (BO §3, §7). */
export function readCompany(fields: OldFields): OldCompany {
  return {
    path: fields.path,
    name: fields.text('name'),
    address: fields.text('Address', 'address'),
    phone: fields.text('phone'),
    email: fields.text('email'),
    kvk: fields.text('kvk'),
    vatId: fields.text('BTW'),
    checkInHours: weekdays.map((weekday) => fields.text(weekday)),
    touristTaxCents: fields.cents('toeristenbelasting'),
  }
}
