import { type Carrying, count } from './carrying.ts'
import type { OldSiteReport } from './old-site-report.ts'

/** Notes where the old site kept the file of an invoice, on the timeline of its booking. */
export async function importInvoices(carrying: Carrying): Promise<void> {
  const { client, house, rows, remarks, now } = carrying
  const pathOf = new Map(
    house.bookings.flatMap(({ key, id, path }) => [
      [key, path] as const,
      [id ?? key, path] as const,
    ]),
  )
  let brought = 0
  let before = 0
  for (const { path, bookingKey, filePath } of house.invoices) {
    if (rows.idOf(path) !== undefined) {
      before++
      continue
    }
    const booking = rows.idOf(pathOf.get(bookingKey) ?? '')
    if (booking === undefined) {
      const sentence = 'De boeking van deze factuur is niet ingevoerd.'
      remarks.push({ path, kind: 'not-taken', sentence, before: filePath, after: null })
      continue
    }
    await client.query(
      `INSERT INTO events (subject_kind, subject_id, kind, at, data) VALUES ('booking', $1, 'old-invoice', $2, $3)`,
      [booking, now, JSON.stringify({ note: filePath })],
    )
    rows.add(path, 'bookings', booking)
    brought++
  }
  count(carrying, 'invoices', house.invoices.length, { brought, before })
}

/** What each month brought by the old site, beside what it brought by the lines that are here now. */
export async function compareRevenue({
  client,
  house,
}: Carrying): Promise<OldSiteReport['revenue']> {
  const { rows } = await client.query<OldSiteReport['revenue'][number]>(
    `SELECT r.month, r."totalCents" AS "thereCents", coalesce(sum(l.cents), 0)::int AS "hereCents"
     FROM jsonb_to_recordset($1) AS r (month text, "totalCents" int)
     LEFT JOIN folio_lines l ON to_char(l.supplied_on, 'YYYY-MM') = r.month
     GROUP BY r.month, r."totalCents" ORDER BY r.month`,
    [JSON.stringify(house.revenue)],
  )
  return rows
}
