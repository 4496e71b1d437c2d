import type { ClientBase } from 'pg'
import { demoTexts } from './demo-texts.ts'
import { type DemoRoomType, demoProperty, demoRoomTypes } from './demo-rooms.ts'
import { translateDemo } from './demo-translations.ts'

/** Puts the demo's rooms, pictures, prices, property data, words and translations into an empty property. */
export async function furnishDemo(client: ClientBase): Promise<void> {
  for (const [sort, roomType] of demoRoomTypes.entries()) await furnishType(client, roomType, sort)
  await client.query(
    `INSERT INTO settings (key, value) VALUES ('property', $1) ON CONFLICT (key) DO NOTHING`,
    [JSON.stringify(demoProperty)],
  )
  await client.query(
    'INSERT INTO text_corrections (id, text) SELECT key, value FROM jsonb_each_text($1) ON CONFLICT (id) DO NOTHING',
    [JSON.stringify(demoTexts)],
  )
  await translateDemo(client)
}

async function furnishType(
  client: ClientBase,
  roomType: DemoRoomType,
  sort: number,
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    'INSERT INTO room_types (slug, name, kind, description, sort) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [roomType.slug, roomType.name, roomType.kind, roomType.description, sort],
  )
  const id = rows[0]!.id
  await client.query(
    'INSERT INTO room_type_prices (room_type_id, persons, cents) SELECT $1, persons, cents FROM unnest($2::int[]) WITH ORDINALITY AS p (cents, persons)',
    [id, roomType.prices],
  )
  await client.query(
    'INSERT INTO room_type_facilities (room_type_id, name, sort) SELECT $1, name, sort FROM unnest($2::text[]) WITH ORDINALITY AS f (name, sort)',
    [id, roomType.facilities],
  )
  await client.query(
    'INSERT INTO room_type_images (room_type_id, url, alt, cover, sort) SELECT $1, url, alt, sort = 1, sort FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS i (url, alt, sort)',
    [id, roomType.images.map(({ url }) => url), roomType.images.map(({ alt }) => alt)],
  )
  await client.query(
    'INSERT INTO rooms (room_type_id, number, label) SELECT $1, number, label FROM unnest($2::int[], $3::text[]) AS r (number, label)',
    [id, roomType.rooms.map(({ number }) => number), roomType.rooms.map(({ label }) => label)],
  )
}
