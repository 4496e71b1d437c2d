import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgendaView } from '../../../api/agenda/agenda.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

const dirtyRooms = async () => {
  const { body } = await staff.get<AgendaView>(
    '/api/back-office/agenda?from=2026-02-02&until=2026-02-03',
  )
  return body.rooms.filter(({ dirty }) => dirty).map(({ number }) => number)
}
const say = (id: number | string, payload: object) =>
  staff.put<ApiError>(`/api/back-office/rooms/${id}/cleaning`, payload)

describe('A room', () => {
  it('is clean until staff say otherwise, and again once they cleaned it', async () => {
    const { rows } = await setup.pool.query('SELECT id FROM rooms WHERE number = 2')
    expect(await dirtyRooms()).toEqual([])
    expect((await say(rows[0].id, { clean: false })).status).toBe(200)
    expect((await say(rows[0].id, { clean: false })).status).toBe(200)
    expect(await dirtyRooms()).toEqual([2])
    expect(await say(rows[0].id, { clean: true })).toEqual({ status: 200, body: { clean: true } })
    expect(await dirtyRooms()).toEqual([])
  })

  it('that is not there is not cleaned', async () => {
    expect((await say(99, { clean: true })).body.error.text).toBe('Deze kamer bestaat niet.')
    expect((await say('x', { clean: true })).status).toBe(404)
  })

  it('is clean or not, and nothing else', async () => {
    const { status, body } = await say(1, { clean: 'a bit' })
    expect([status, body.error]).toMatchObject([400, { fields: [{ field: 'clean' }] }])
  })

  it('costs no search anything: the facts stay as they are', async () => {
    const version = async () =>
      (await setup.pool.query('SELECT version FROM facts_version')).rows[0].version
    const before = await version()
    await say(1, { clean: false })
    expect(await version()).toBe(before)
  })
})
