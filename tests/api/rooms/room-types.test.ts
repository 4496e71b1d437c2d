import { describe, expect, it } from 'vitest'
import type { RoomTypeView } from '../../../api/rooms/room-views.ts'
import { openHouse } from '../house/open-house.ts'

describe('a room type with one room', () => {
  it('is never offered where the guest site keeps one room back, and says so', async () => {
    const house = await openHouse({
      types: [
        { slug: 'kleine-knusse-kamer', rooms: 1 },
        { slug: 'knusse-kamer', rooms: 2 },
      ],
    })
    const never = async () =>
      (await house.app.inject({ url: '/api/room-types' }))
        .json<RoomTypeView[]>()
        .map(({ slug, neverOffered }) => [slug, neverOffered])
    expect(await never()).toEqual([
      ['kleine-knusse-kamer', false],
      ['knusse-kamer', false],
    ])
    await house.pool.query(
      `INSERT INTO settings (key, value) VALUES ('readings', '{"availability.full.guest": "stock-minus-one"}')`,
    )
    expect(await never()).toEqual([
      ['kleine-knusse-kamer', true],
      ['knusse-kamer', false],
    ])
    await house.close()
  })
})
