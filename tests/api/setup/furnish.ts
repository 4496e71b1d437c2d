import { hash } from '@node-rs/argon2'
import pg from 'pg'
import { demoLogin } from '../../../api/staff/demo-login.ts'

/** The demo's login, with a hash that is quick to make and to check: nobody attacks the house of a test. */
const cheapHash = hash(demoLogin.password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/**
 * Puts a small property into an empty database: the demo's staff, and a type of rooms each, as many
 * rooms as asked, at 85, 95 and 105 euro a night for 1 to 3 persons. It has no tourist tax, seasons or
 * breakfast, and says so.
 */
export async function furnish(
  url: string,
  types: { slug: string; rooms: number }[] = [{ slug: 'knusse-kamer', rooms: 3 }],
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `INSERT INTO staff (id, email, name, password_hash) VALUES (gen_random_uuid(), $1, 'Beheer', $2)`,
    [demoLogin.email, await cheapHash],
  )
  await client.query(
    `INSERT INTO settings (key, value) VALUES ('price-answers', '{"touristTax": true, "seasons": true, "breakfast": true}')`,
  )
  let number = 1
  for (const [sort, { slug, rooms }] of types.entries()) {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO room_types (slug, name, kind, description, sort) VALUES ($1, $2, 'ordinary', 'Een kamer om in te slapen.', $3) RETURNING id`,
      [slug, slug[0]!.toUpperCase() + slug.slice(1).replaceAll('-', ' '), sort],
    )
    const id = rows[0]!.id
    await client.query(
      'INSERT INTO room_type_prices (room_type_id, persons, cents) VALUES ($1, 1, 8500), ($1, 2, 9500), ($1, 3, 10500)',
      [id],
    )
    for (let room = 0; room < rooms; room++)
      await client.query('INSERT INTO rooms (room_type_id, number) VALUES ($1, $2)', [id, number++])
  }
  await client.end()
}
