import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgendaView } from '../../../api/agenda/agenda.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 2 }] })
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

const seasons = async (from: string, until: string) =>
  (await staff.get<AgendaView>(`/api/back-office/agenda?from=${from}&until=${until}`)).body.seasons

describe('The agenda', () => {
  it('says of each room type which nights the closed season keeps from guests', async () => {
    const { rows } = await setup.pool.query<{ id: number }>('SELECT id FROM room_types')
    expect(await seasons('2026-12-21', '2026-12-28')).toEqual(
      rows.map(({ id }) => ({ roomTypeId: id, from: '2026-12-24', until: '2027-01-06' })),
    )
    expect(await seasons('2026-03-02', '2026-03-09')).toEqual([])
  })
})
