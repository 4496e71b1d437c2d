/**
 * Whether a row came from the old site (`old_site_rows`), as SQL.
 *
 * @param noun its table
 * @param id the column, with its table, that is its key: `b.id`
 */
export const importedSql = (noun: 'bookings' | 'breakfast_orders', id: string) =>
  `EXISTS (SELECT FROM old_site_rows WHERE noun = '${noun}' AND our_id = ${id}::text)`
