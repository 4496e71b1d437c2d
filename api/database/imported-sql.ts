const confirmations = {
  bookings: { kind: 'booking', confirmed: 'confirmed' },
  breakfast_orders: { kind: 'breakfast-order', confirmed: 'order-confirmed' },
} as const

/**
 * Whether a row is as the old site left it (`old_site_rows`): imported, and not confirmed here since,
 * as SQL.
 *
 * @param noun its table
 * @param id the column, with its table, that is its key: `b.id`
 */
export function importedSql(noun: keyof typeof confirmations, id: string): string {
  const { kind, confirmed } = confirmations[noun]
  return `(EXISTS (SELECT FROM old_site_rows WHERE noun = '${noun}' AND our_id = ${id}::text) AND NOT EXISTS (
    SELECT FROM events e WHERE e.subject_kind = '${kind}' AND e.subject_id = ${id} AND e.kind = '${confirmed}'))`
}
