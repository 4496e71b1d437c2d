import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { SeasonView } from '../../../api/prices/seasons.ts'
import { Sessions } from '../../../api/staff/sessions.ts'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'
import { valuesOf } from '../../../rules/readings/readings.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, asking } from '../setup/signed-in.ts'

const MANY = 50
const SEASONS = '/api/back-office/seasons'

let setup: TestSetup
const everybody: SignedIn[] = []
beforeAll(async () => {
  setup = await openSetup({ processes: 2 })
  for (let at = 0; at < MANY; at++) {
    const id = randomUUID()
    await setup.pool.query(
      `INSERT INTO staff (id, email, name, password_hash) VALUES ($1, $2, $3, 'x')`,
      [id, `staff${at}@example.com`, `Collega ${at}`],
    )
    const token = await setup.app.get(Sessions).begin(id, '')
    everybody.push(asking(setup.processes[at % 2]!.app, { kamersleutel_session: token }))
  }
}, 60_000)
afterAll(() => setup.close())

const season = (at: number) => {
  const day = formatDay(parseDay('2029-01-01')! + at)
  return { firstNight: day, lastDate: day, amount: '5,00', source: `collega ${at}` }
}
const all = <T>(ask: (staff: SignedIn, at: number) => Promise<T>) => Promise.all(everybody.map(ask))

describe('Fifty of staff at once', () => {
  it('all succeed who edit different records, and none is told of another’s', async () => {
    const added = await all((staff, at) => staff.post<SeasonView>(SEASONS, season(at)))
    expect(added.map(({ status }) => status)).toEqual(Array(MANY).fill(201))
    const changed = await all((staff, at) => {
      const { id, version } = added[at]!.body
      return staff.put<SeasonView>(`${SEASONS}/${id}`, { ...season(at), amount: '6,00', version })
    })
    expect(changed.map(({ status, body }) => [status, body.amount])).toEqual(
      Array.from({ length: MANY }, () => [200, '6,00']),
    )
  })

  it('succeed who choose different readings, which stand in one row that nobody set yet', async () => {
    await setup.pool.query(`DELETE FROM settings WHERE key = 'readings'`)
    const ids = ['gift-card', 'cash.rounding', 'season.ends', 'family.temporary'] as const
    const chosen = await Promise.all(
      ids.map((id, at) =>
        everybody[at]!.put(`/api/back-office/readings/${id}`, {
          value: valuesOf(id)[1],
          version: 0,
        }),
      ),
    )
    expect(chosen.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { rows } = await setup.pool.query<{ value: object }>(
      `SELECT value FROM settings WHERE key = 'readings'`,
    )
    expect(Object.keys(rows[0]!.value).toSorted()).toEqual([...ids].toSorted())
  })

  it('are told, all but one, who edit the same record, and by whom it was changed', async () => {
    const { id, version } = (await everybody[0]!.post<SeasonView>(SEASONS, season(MANY))).body
    const answers = await all((staff, at) =>
      staff.put<SeasonView & ApiError>(`${SEASONS}/${id}`, {
        ...season(MANY),
        amount: `${10 + at},00`,
        version,
      }),
    )
    const written = answers.filter(({ status }) => status === 200)
    expect(written).toHaveLength(1)
    const others = answers.filter(({ status }) => status === 409)
    expect(others).toHaveLength(MANY - 1)
    const stands = (await everybody[0]!.get<SeasonView>(`${SEASONS}/${id}`)).body
    expect(stands.amount).toBe(written[0]!.body.amount)
    for (const { body } of others)
      expect(body.error).toMatchObject({
        reason: 'changed-meanwhile',
        changes: [{ field: 'cents', by: expect.stringMatching(/^Collega \d+$/) }],
      })
  })
})
