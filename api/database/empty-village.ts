import type { ClientBase } from 'pg'
import { guestScreens } from '../../screens/guest-screens.ts'

/** What the pages about the village of a house are called until its owner writes them. */
const titles: Readonly<Record<string, string>> = {
  [guestScreens.about.path.slice(1)]: 'Over ons',
  [guestScreens.surroundings.path.slice(1)]: 'Omgeving',
  [guestScreens.villageKey.path.slice(1)]: 'De sleutel van het dorp',
}

/**
 * Takes the village of the documents out of a real house that is still untouched: the postcodes and
 * the page texts that the migrations 0005 and 0007 put into every house. Untouched is a house
 * without a room and a booking, of whose distances and pages nothing was ever changed by staff: what
 * an owner wrote, or may count on, stays.
 */
export async function emptyVillage(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ untouched: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM room_types) AND NOT EXISTS (SELECT FROM bookings)
       AND NOT EXISTS (SELECT FROM changes WHERE noun IN ('delivery_distances', 'page_texts')) AS untouched`,
  )
  if (!rows[0]!.untouched) return
  await client.query('DELETE FROM delivery_distances')
  await client.query(
    `UPDATE page_texts SET title = value, description = value, body = ''
     FROM jsonb_each_text($1) WHERE slug = key AND body <> ''`,
    [JSON.stringify(titles)],
  )
}
