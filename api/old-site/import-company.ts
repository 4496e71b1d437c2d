import { formatDay } from '../../rules/calendar/day.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { formatPercentage } from '../../rules/money/parse-percentage.ts'
import type { OldCompany } from '../../rules/old-site/old-house.ts'
import { pathOf } from '../../rules/old-site/place.ts'
import { weekdays } from '../../rules/old-site/read-company.ts'
import { type PropertySettings, defaultProperty, propertyOf } from '../facts/property-settings.ts'
import type { Carrying } from './carrying.ts'

/**
 * Brings the company data where the house says nothing of its own yet, and the tourist tax where it
 * has no tariff. What staff filled in stays; what the old site said otherwise is told.
 *
 * @returns the company data as they are now
 */
export async function importCompany(carrying: Carrying): Promise<PropertySettings> {
  const { client, house } = carrying
  const { company } = house
  const { rows } = await client.query<{ value: Partial<PropertySettings> }>(
    `SELECT value FROM settings WHERE key = 'property'`,
  )
  const before = propertyOf(rows[0]?.value)
  const hours = company.checkInHours.map((each) => each.trim())
  const theirs: Partial<PropertySettings> = {
    name: company.name,
    address: company.address,
    phone: company.phone,
    email: company.email,
    kvk: company.kvk,
    vatId: company.vatId,
    ...(hours.length === 7 && hours.every((each) => each !== '') ? { checkIn: hours } : {}),
  }
  const missing = Object.entries(theirs).filter(([key, value]) => {
    const name = key as keyof PropertySettings
    const isUntouched = JSON.stringify(before[name]) === JSON.stringify(defaultProperty[name])
    return value !== '' && (before[name] === '' || isUntouched)
  })
  const ours = { ...before, ...Object.fromEntries(missing) }
  if (missing.length > 0)
    await client.query(
      `INSERT INTO settings (key, value) VALUES ('property', $1)
       ON CONFLICT (key) DO UPDATE SET value = $1, updated_at = now()`,
      [JSON.stringify(ours)],
    )
  tellOtherCompany(carrying, ours)
  await importTouristTax(carrying)
  return ours
}

/** A field of the export beside what the house says of it. */
type Beside = [name: string, theirs: string, ours: string]

function tellOtherCompany({ house, remarks }: Carrying, ours: PropertySettings): void {
  const { company } = house
  const fields: Beside[] = [
    ['name', company.name, ours.name],
    ['Address', company.address, ours.address],
    ['phone', company.phone, ours.phone],
    ['email', company.email, ours.email],
    ['kvk', company.kvk, ours.kvk],
    ['BTW', company.vatId, ours.vatId],
    ...company.checkInHours.map((hours, place): Beside => [
      weekdays[place]!,
      hours.trim(),
      ours.checkIn[place] ?? '',
    ]),
  ]
  const sentence = 'Dit is hier anders ingevuld bij Instellingen, Algemene informatie: dat blijft.'
  for (const [name, before, after] of fields)
    if (before !== '' && spelled(before) !== spelled(after))
      remarks.push({ path: pathOf(company.path, name), kind: 'not-taken', sentence, before, after })
}

/** 15:00-18:00 and 15:00 – 18:00 are the same hours. */
function spelled(text: string): string {
  return text.replaceAll(/\s*[-–]\s*/g, '–')
}

async function importTouristTax({ client, house, today, remarks }: Carrying): Promise<void> {
  const { path, touristTaxCents }: OldCompany = house.company
  if (touristTaxCents === null) return
  await client.query(
    `INSERT INTO tourist_tax_tariffs (valid_from, cents, source)
     SELECT $1, $2, 'oude site' WHERE NOT EXISTS (SELECT FROM tourist_tax_tariffs)`,
    [formatDay(today), touristTaxCents],
  )
  const { rows } = await client.query<{ cents: number | null; basisPoints: number | null }>(
    `SELECT cents, basis_points AS "basisPoints" FROM tourist_tax_tariffs WHERE valid_from <= $1
     ORDER BY valid_from DESC LIMIT 1`,
    [formatDay(today)],
  )
  const { cents, basisPoints } = rows[0] ?? { cents: null, basisPoints: null }
  if (cents === touristTaxCents) return
  const sentence = 'De toeristenbelasting is hier anders: het tarief van hier blijft.'
  const percentage = basisPoints === null ? null : `${formatPercentage(basisPoints)}%`
  remarks.push({
    path: pathOf(path, 'toeristenbelasting'),
    kind: 'not-taken',
    sentence,
    before: formatEuro(touristTaxCents),
    after: cents === null ? percentage : formatEuro(cents),
  })
}
