import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { OldHouse } from '../../rules/old-site/old-house.ts'
import type { Carrying } from './carrying.ts'
import type { ReportRemark } from './old-site-report.ts'

/** `B202371, Jansen, aankomst vr 4 aug 2023`: what is said of it, without what is not. */
function inWords(number: string | null, name: string, what: string, day: EpochDay | null): string {
  const parts = [number, name, day === null ? null : `${what} ${staffDayYear(day)}`.trim()]
  return parts.filter(Boolean).join(', ')
}

/** What staff know each record by: a guest with the day, a sale with its sum, a room type. By path. */
function namesIn(house: OldHouse): Map<string, string> {
  const names = new Map<string, string>()
  for (const { path, name } of [...house.roomTypes, ...house.products]) names.set(path, name)
  for (const { path, resourceId } of house.vacations)
    names.set(path, house.roomTypes.find((one) => one.resourceId === resourceId)?.name ?? '')
  for (const { path, number, name, arrival } of house.bookings)
    names.set(path, inWords(number, name, 'aankomst', arrival))
  for (const { path, number, name, day, boxes } of [...house.breakfastOrders, ...house.payments])
    names.set(path, inWords(number, name, boxes === null ? '' : 'ontbijt op', day))
  for (const { path, treatments, totalCents, day } of house.sales)
    names.set(path, inWords(treatments.join(', '), formatEuro(totalCents), '', day))
  for (const { path, bookingKey } of house.invoices) {
    const booking = house.bookings.find(({ key, id }) => key === bookingKey || id === bookingKey)
    names.set(path, names.get(booking?.path ?? '') ?? '')
  }
  return names
}

/** The name of the record that a place is in. */
function nameAt(names: ReadonlyMap<string, string>, path: string): string | null {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const name = names.get(at)
    if (name !== undefined) return name || null
  }
  return null
}

/**
 * The remarks of an import, each with what staff know its record by in the house of the export. A
 * booking that is gone from the export is named as it is here.
 */
export async function withNames(
  { client, rows, remarks }: Carrying,
  house: OldHouse,
): Promise<ReportRemark[]> {
  const names = namesIn(house)
  const named = remarks.map((remark) => ({ ...remark, about: nameAt(names, remark.path) }))
  const { rows: ours } = await client.query<{
    id: string
    number: string
    name: string
    arrival: string
  }>(
    `SELECT id, number, name, to_char(lower(stay), 'YYYY-MM-DD') AS arrival FROM bookings WHERE id::text = ANY ($1)`,
    [named.flatMap(({ about, path }) => (about === null ? (rows.idOf(path) ?? []) : []))],
  )
  return named.map((remark) => {
    if (remark.about !== null) return remark
    const our = ours.find(({ id }) => id === rows.idOf(remark.path))
    if (!our) return remark
    const { number, name, arrival } = our
    return { ...remark, about: inWords(number, name, 'aankomst', parseDay(arrival)) }
  })
}
