import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { ReadingExamplesView, ReadingView } from '../../../api/readings/reading-shape.ts'
import { settableEntries } from '../../../rules/readings/catalogue.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const READINGS = '/api/back-office/readings'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({ processes: 2 })
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

const all = async () => (await staff.get<ReadingView[]>(READINGS)).body
const choose = (id: string, value: unknown, version?: number) =>
  staff.put<ReadingView & ApiError>(`${READINGS}/${id}`, { value, version })
const examples = async (id: string) =>
  (await staff.get<ReadingExamplesView>(`${READINGS}/${id}/examples`)).body

/** What two guests pay for two nights, asked of the other process. */
async function price(): Promise<number> {
  const asked = 'room=knusse-kamer&arrival=2026-03-02&departure=2026-03-04&persons=2'
  const answer = await setup.processes[1]!.app.inject({ url: `/api/quotes?${asked}` })
  return answer.json<{ quote: { totalCents: number } }>().quote.totalCents
}

describe('The readings', () => {
  it('are all listed with what counts today, which is the default where nobody chose', async () => {
    const listed = await all()
    expect(listed.map(({ id }) => id)).toEqual(settableEntries.map(({ id }) => id))
    expect(Object.fromEntries(listed.map(({ id, value }) => [id, value]))).toEqual(defaultReadings)
  })

  it('count for guests at once when they are chosen, on every process, and are written down', async () => {
    const before = await price()
    const { status, body } = await choose('total.ordinary', 'sum-times-nights')
    expect([status, body.value]).toEqual([200, 'sum-times-nights'])
    expect(await price()).toBeGreaterThan(before)
    await choose('total.ordinary', 'sum-of-nights')
    expect(await price()).toBe(before)
    const { rows } = await setup.pool.query(
      `SELECT after -> 'value' ->> 'total.ordinary' AS chosen FROM changes WHERE noun = 'settings' AND row_key = 'readings' ORDER BY id`,
    )
    expect(rows).toEqual([{ chosen: 'sum-times-nights' }, { chosen: 'sum-of-nights' }])
  })

  it.each([
    ['a value that it does not have', 'total.ordinary', 'sum', 400],
    ['no value', 'total.ordinary', undefined, 400],
    ['a value of another sort', 'total.ordinary', 7, 400],
    ['one that is fixed', 'nights', 'difference-minus-one', 404],
    ['one that does not exist', 'no.such', 'x', 404],
    ['a name of every object', 'constructor', 'x', 404],
  ])('are not chosen: %s', async (_, id, value, status) => {
    const before = await all()
    expect((await choose(id, value)).status).toBe(status)
    expect(await all()).toEqual(before)
  })

  it('chosen by somebody else meanwhile are not written over; another one beside it is', async () => {
    const [{ version }] = (await all()) as [ReadingView]
    await setup.pool.query(
      `BEGIN; SELECT set_config('kamersleutel.by', 'Els', true);
       UPDATE settings SET value = value || '{"gift-card": "discount"}' WHERE key = 'readings'; COMMIT`,
    )
    expect((await choose('gift-card', 'extra', version)).status).toBe(409)
    expect((await choose('cash.rounding', 'to-0.05', version)).status).toBe(200)
  })
})

describe('The examples of a reading', () => {
  it('show for each other value a stay of this house, priced both ways', async () => {
    const { others } = await examples('total.ordinary')
    expect(others).toMatchObject([{ value: 'sum-times-nights', screen: 'guest', order: null }])
    const { before, after } = others[0]!.stay!
    expect('totalCents' in before && 'totalCents' in after).toBe(true)
    expect((after as { totalCents: number }).totalCents).toBeGreaterThan(
      (before as { totalCents: number }).totalCents,
    )
  })

  it('show a stay that would not be possible any more, with the reason', async () => {
    const { others } = await examples('closed-season.ordinary')
    expect(others.map(({ value, stay }) => [value, stay?.outcome])).toEqual([
      ['2024-only', 'possible'],
      ['none', 'possible'],
    ])
  })

  it('show a breakfast order where that is what differs', async () => {
    const { others } = await examples('breakfast.kids')
    expect(others).toMatchObject([{ stay: null, order: { form: 'staff', afterCents: null } }])
  })

  it('show nothing where no price differs', async () => {
    const { others } = await examples('number.booking')
    expect(others).toMatchObject([{ stay: null, order: null }])
  })

  it('of one that is fixed are not there', async () => {
    expect((await staff.get(`${READINGS}/nights/examples`)).status).toBe(404)
  })
})
