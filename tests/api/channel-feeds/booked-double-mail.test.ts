import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FEED_BLOCK } from '../../../api/channel-feeds/feed-block-plan.ts'
import { SettleBlocks } from '../../../api/channel-feeds/settle-blocks.ts'
import { Mails } from '../../../api/mail/mails.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { book, twoNights } from '../setup/book.ts'
import { openSetup, type TestSetup } from '../setup/open-setup.ts'

let house: TestSetup
let block: string
beforeAll(async () => {
  house = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 1 },
      { slug: 'ruime-kamer', rooms: 1 },
    ],
  })
})
afterAll(() => house.close())

/** A channel sold the nights of `twoNights`, on which every room of the type is closed. */
beforeEach(async () => {
  const { rows } = await house.pool.query<{ id: string }>(
    `WITH closed AS (INSERT INTO closures (room_id, nights) SELECT id, '[2026-03-02,2026-03-05)' FROM rooms WHERE number = 1),
       link AS (INSERT INTO channel_links (room_id, channel) SELECT id, 'airbnb' FROM rooms WHERE number = 1 RETURNING id)
     INSERT INTO feed_blocks (link_id, uid, name, nights, state, first_read_at, changed_at)
     SELECT id, 'sold', 'sale', '[2026-03-02,2026-03-04)', 'double', now(), now() FROM link RETURNING subject_id AS id`,
  )
  block = rows[0]!.id
  await house.pool.query(
    `INSERT INTO settings (key, value) VALUES ('property', '{"email": "huis@voorbeeld.nl"}')
     ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value`,
  )
  return async () => {
    await house.pool.query(
      'DELETE FROM channel_links; DELETE FROM closures; DELETE FROM outbox; DELETE FROM mails',
    )
  }
})

const mailed = async () => {
  await house.app.get(Mails).write({ kind: FEED_BLOCK, id: block }, 'booked-double')
  const { rows } = await house.pool.query<{ text: string }>('SELECT text FROM mails')
  await house.pool.query('DELETE FROM mails')
  return rows[0]!.text.replaceAll(/\s+/g, ' ')
}

describe('The mail of a stay that is booked double', () => {
  const none = 'Geen ander kamertype heeft al die nachten nog een kamer vrij.'

  it('names the room types that a guest could book then: a hold that is over ends none of them', async () => {
    const { body } = await book(house.app, { ...twoNights, roomType: 'ruime-kamer' })
    expect(body).toMatchObject({ number: expect.any(String) })
    expect(await mailed()).toContain(none)
    const hour = 3_600_000
    house.time.now += 24 * hour
    expect(await mailed()).toContain('nog een kamer vrij heeft: Ruime kamer.')
    house.time.now -= 24 * hour
  })

  it('names none of which every room is switched off', async () => {
    await house.pool.query('UPDATE rooms SET active = false WHERE number = 2')
    expect(await mailed()).toContain(none)
    await house.pool.query('UPDATE rooms SET active = true')
  })

  it('is left to be written once, by the first round in which the house has an address', async () => {
    const settler = house.app.get(SettleBlocks, { strict: false })
    const announced = async () => {
      await settler.settle(momentInAmsterdam(house.time.now))
      const { rows } = await house.pool.query(
        `SELECT FROM outbox WHERE subject_kind = 'feed-block' AND topic = 'booked-double'`,
      )
      return rows.length
    }
    await house.pool.query(
      `UPDATE settings SET value = value || '{"email": ""}' WHERE key = 'property'`,
    )
    expect(await announced()).toBe(0)
    await house.pool.query(
      `UPDATE settings SET value = value || '{"email": "huis@voorbeeld.nl"}' WHERE key = 'property'`,
    )
    expect(await announced()).toBe(1)
    expect(await announced()).toBe(1)
  })
})
