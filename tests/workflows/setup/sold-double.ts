import type { Pool } from 'pg'

/**
 * A channel sold two nights of a room type of which every room is closed: its link, with a feed that
 * cannot be read, and the block as a read before left it. The property has an address.
 *
 * @returns the block, as mails know it
 */
export async function soldDouble(pool: Pool): Promise<{ id: string }> {
  await pool.query(
    `INSERT INTO settings (key, value) VALUES ('property', '{"email": "huis@voorbeeld.nl"}')
     ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value`,
  )
  await pool.query(
    `WITH link AS (INSERT INTO channel_links (room_id, channel) SELECT min(id), 'airbnb' FROM rooms RETURNING id)
     INSERT INTO channel_feeds (link_id, url) SELECT id, 'https://127.0.0.1/feed.ics' FROM link`,
  )
  await pool.query(
    `INSERT INTO closures (room_id, nights, reason, planned_by) SELECT r.id, '[2026-03-02,2026-03-06)', 'Verf', 'Els' FROM rooms r
     WHERE room_type_id = (SELECT room_type_id FROM rooms JOIN channel_links l ON l.room_id = rooms.id)`,
  )
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO feed_blocks (link_id, uid, name, nights, state, reference, first_read_at, changed_at)
     SELECT id, 'sold', 'sale', '[2026-03-03,2026-03-05)', 'double', 'HM123', now(), now() FROM channel_links
     RETURNING subject_id AS id`,
  )
  return rows[0]!
}
