import { formatDay } from '../../rules/calendar/day.ts'
import {
  type PropertySettings,
  defaultProperty,
  propertyOf,
} from '../settings/property-settings.ts'
import type { Carrying } from './carrying.ts'

/**
 * Brings the company data where the house says nothing of its own yet, and the tourist tax where it
 * has no tariff. What staff filled in stays.
 */
export async function importCompany(carrying: Carrying): Promise<void> {
  const { client, house, today } = carrying
  const { company } = house
  const { rows } = await client.query<{ value: Partial<PropertySettings> }>(
    `SELECT value FROM settings WHERE key = 'property'`,
  )
  const ours = propertyOf(rows[0]?.value)
  const hours = company.checkInHours.map((each) => each.trim())
  const theirs: Partial<PropertySettings> = {
    ...{ name: company.name, address: company.address, phone: company.phone },
    ...{ email: company.email, kvk: company.kvk, vatId: company.vatId },
    ...(hours.length === 7 && hours.every((each) => each !== '') ? { checkIn: hours } : {}),
  }
  const missing = Object.entries(theirs).filter(([key, value]) => {
    const name = key as keyof PropertySettings
    const isUntouched = JSON.stringify(ours[name]) === JSON.stringify(defaultProperty[name])
    return value !== '' && (ours[name] === '' || isUntouched)
  })
  if (missing.length > 0)
    await client.query(
      `INSERT INTO settings (key, value) VALUES ('property', $1)
       ON CONFLICT (key) DO UPDATE SET value = $1, updated_at = now()`,
      [JSON.stringify({ ...ours, ...Object.fromEntries(missing) })],
    )
  if (company.touristTaxCents === null) return
  await client.query(
    `INSERT INTO tourist_tax_tariffs (valid_from, cents, source)
     SELECT $1, $2, 'oude site' WHERE NOT EXISTS (SELECT FROM tourist_tax_tariffs)`,
    [formatDay(today), company.touristTaxCents],
  )
}
