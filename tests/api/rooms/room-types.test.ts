import { describe, expect, it } from 'vitest'
import type { RoomTypeView } from '../../../api/rooms/room-type-shape.ts'
import { openSetup } from '../setup/open-setup.ts'

describe('a room type with one room', () => {
  it('is never offered where the guest site keeps one room back, and says so', async () => {
    const setup = await openSetup({
      types: [
        { slug: 'kleine-knusse-kamer', rooms: 1 },
        { slug: 'knusse-kamer', rooms: 2 },
      ],
    })
    const never = async () =>
      (await setup.app.inject({ url: '/api/room-types' }))
        .json<RoomTypeView[]>()
        .map(({ slug, neverOffered }) => [slug, neverOffered])
    expect(await never()).toEqual([
      ['kleine-knusse-kamer', false],
      ['knusse-kamer', false],
    ])
    await setup.pool.query(
      `INSERT INTO settings (key, value) VALUES ('readings', '{"availability.full.guest": "stock-minus-one"}')`,
    )
    expect(await never()).toEqual([
      ['kleine-knusse-kamer', true],
      ['knusse-kamer', false],
    ])
    await setup.close()
  })
})
