import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChangeView } from '../../../api/edits/change-view.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { SeasonRequest, SeasonView } from '../../../api/prices/seasons.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const SEASONS = '/api/back-office/seasons'

let setup: TestSetup
let jos: SignedIn
let els: SignedIn
let josName: string
beforeAll(async () => {
  setup = await openSetup({ processes: 2 })
  jos = await signedIn(setup.processes[0]!.app)
  els = await signedIn(setup.processes[1]!.app)
  josName = (await setup.pool.query<{ name: string }>('SELECT name FROM staff')).rows[0]!.name
  // The second is somebody else.
  await setup.pool.query(
    `WITH colleague AS (INSERT INTO staff (id, email, name, password_hash) VALUES (gen_random_uuid(), 'els@example.com', 'Els', 'x') RETURNING id)
     UPDATE staff_sessions SET staff_id = colleague.id FROM colleague WHERE created_at = (SELECT max(created_at) FROM staff_sessions)`,
  )
})
afterAll(() => setup.close())
// The same days twice are refused: each test begins without what another added.
beforeEach(() => setup.pool.query(`DELETE FROM seasons WHERE source = 'besluit 2027'`))

const carnival = (asked: Partial<SeasonRequest> = {}): SeasonRequest => ({
  firstNight: '2027-02-05',
  lastDate: '2027-02-09',
  amount: '15,00',
  source: 'besluit 2027',
  ...asked,
})
const add = async (asked: Partial<SeasonRequest> = {}) =>
  (await jos.post<SeasonView & ApiError>(SEASONS, carnival(asked))).body
const change = (who: SignedIn, id: number, asked: Partial<SeasonRequest>) =>
  who.put<SeasonView & ApiError>(`${SEASONS}/${id}`, carnival(asked))

/** What a guest pays for a night of it. */
async function nightly(day: string, until: string): Promise<number> {
  const { app } = setup.processes[1]!
  const asked = `room=knusse-kamer&arrival=${day}&departure=${until}&persons=2`
  const { quote } = (await app.inject({ url: `/api/quotes?${asked}` })).json<{
    quote: { totalCents: number }
  }>()
  return quote.totalCents
}

describe('A season that staff keep', () => {
  it('counts for guests at once, on every process, and is gone at once when it is taken away', async () => {
    const before = await nightly('2026-11-02', '2026-11-04')
    const { id } = await add({ firstNight: '2026-11-02', lastDate: '2026-11-04', amount: '500,00' })
    const during = await nightly('2026-11-02', '2026-11-04')
    expect(during).toBeGreaterThan(before)
    await jos.delete(`${SEASONS}/${id}`)
    expect(await nightly('2026-11-02', '2026-11-04')).toBe(before)
  })

  it('is listed, read and changed, its amount as it is typed', async () => {
    const { id, ...added } = await add()
    expect(added).toEqual({ ...carnival(), version: expect.any(Number) as number })
    const { body } = await change(jos, id, { amount: '7,5' })
    expect(body).toMatchObject({ id, amount: '7,50' })
    expect((await jos.get<SeasonView>(`${SEASONS}/${id}`)).body).toEqual(body)
    const listed = await jos.get<SeasonView[]>(`${SEASONS}?filter={"q":"besluit"}`)
    expect(listed.body).toContainEqual(body)
  })

  it.each<[string, Partial<SeasonRequest>, string, string]>([
    ['without a first night', { firstNight: null }, 'firstNight', words().season.firstNightMissing],
    ['without a last day', { lastDate: '' }, 'lastDate', 'Deze dag bestaat niet.'],
    [
      'that ends before it begins',
      { lastDate: '2027-02-04' },
      'lastDate',
      words().season.lastBeforeFirst,
    ],
    ['of -1', { amount: '-1' }, 'amount', words().season.amount],
    ['of 1e9', { amount: '1e9' }, 'amount', words().season.amount],
    ['of more than any season', { amount: '500,01' }, 'amount', words().season.amount],
    ['without a source', { source: ' ' }, 'source', words().season.source],
    ['of the year 20', { firstNight: '0020-01-01' }, 'firstNight', words().datedRow.dayOutOfReach],
  ])('%s is refused at its field, and nothing is stored', async (_, asked, field) => {
    const count = async () =>
      (await setup.pool.query<{ n: string }>('SELECT count(*) AS n FROM seasons')).rows[0]!.n
    const before = await count()
    const { status, body } = await jos.post<ApiError>(SEASONS, carnival(asked))
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ reason: 'invalid-input', fields: [{ field }] })
    expect(await count()).toBe(before)
  })

  it('of the very days of another is refused at its field, added and changed, and nothing is stored', async () => {
    const { id } = await add()
    const twice = [{ field: 'lastDate', text: words().season.twice }]
    const second = await jos.post<ApiError>(SEASONS, carnival({ amount: '20,00' }))
    expect([second.status, second.body.error]).toMatchObject([400, { fields: twice }])
    const other = await add({ lastDate: '2027-02-10' })
    const changed = await change(jos, other.id, {})
    expect([changed.status, changed.body.error]).toMatchObject([400, { fields: twice }])
    const { rows } = await setup.pool.query(
      `SELECT id, cents FROM seasons WHERE first_night = '2027-02-05' ORDER BY id`,
    )
    expect(rows).toEqual([
      { id, cents: 1500 },
      { id: other.id, cents: 1500 },
    ])
  })

  it('that shares some nights with another may be: the higher extra counts', async () => {
    await add({ firstNight: '2026-11-02', lastDate: '2026-11-05', amount: '400,00' })
    const one = await nightly('2026-11-02', '2026-11-03')
    const { status } = await jos.post(
      SEASONS,
      carnival({ firstNight: '2026-11-01', lastDate: '2026-11-03', amount: '410,00' }),
    )
    expect(status).toBe(201)
    expect(await nightly('2026-11-02', '2026-11-03')).toBe(one + 1000)
  })

  it('that is not there is said so', async () => {
    expect((await change(jos, 999_999, {})).status).toBe(404)
    expect((await jos.delete(`${SEASONS}/999999`)).status).toBe(404)
  })

  it('is not written over: the second is shown what the first changed, and may write then', async () => {
    const { id, version } = await add()
    const first = await change(els, id, { amount: '20,00', version })
    expect(first.status).toBe(200)
    const second = await change(jos, id, { amount: '25,00', version })
    expect([second.status, second.body.error]).toMatchObject([
      409,
      {
        reason: 'changed-meanwhile',
        changes: [{ field: 'cents', from: '1500', to: '2000', by: 'Els' }],
      },
    ])
    expect((await jos.get<SeasonView>(`${SEASONS}/${id}`)).body.amount).toBe('20,00')
    const again = await change(jos, id, { amount: '25,00', version: first.body.version })
    expect([again.status, again.body.amount]).toEqual([200, '25,00'])
  })

  it('is not removed over what a colleague changed: that is shown, and it may be removed then', async () => {
    const { id, version } = await add()
    const changed = await change(els, id, { amount: '20,00', version })
    const refused = await jos.delete<ApiError>(`${SEASONS}/${id}?version=${version}`)
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { reason: 'changed-meanwhile', changes: [{ field: 'cents', from: '1500', to: '2000' }] },
    ])
    expect((await jos.get<SeasonView>(`${SEASONS}/${id}`)).body.amount).toBe('20,00')
    const again = await jos.delete(`${SEASONS}/${id}?version=${changed.body.version}`)
    expect(again.status).toBe(200)
  })

  it('that a colleague took away is said to be gone', async () => {
    const { id, version } = await add()
    await els.delete(`${SEASONS}/${id}`)
    const { status, body } = await change(jos, id, { version })
    expect([status, body.error]).toMatchObject([409, { reason: 'changed-meanwhile' }])
  })
})

describe('What staff change', () => {
  it('is written down: who, what, from what to what, and it stays', async () => {
    const { id } = await add()
    await change(els, id, { amount: '20,00' })
    await jos.delete(`${SEASONS}/${id}`)
    const { body } = await jos.get<ChangeView[]>(
      '/api/back-office/changes?filter={"noun":"seasons"}',
    )
    const its = body.filter(({ key }) => key === String(id)).toReversed()
    expect(its.map(({ action, by }) => [action, by])).toEqual([
      ['added', josName],
      ['changed', 'Els'],
      ['removed', josName],
    ])
    expect(its[1]!.fields).toEqual([{ field: 'cents', from: '1500', to: '2000' }])
    await expect(setup.pool.query('DELETE FROM changes')).rejects.toThrow('stays written down')
  })

  it('by which the rules could not price a night is refused as a whole', async () => {
    await setup.pool.query(
      `INSERT INTO seasons (first_night, last_date, cents, source) VALUES ('2028-01-01', '2028-01-02', -1, 'by hand')`,
    )
    const { status, body } = await jos.put<ApiError>('/api/back-office/room-types/1/prices/1', {
      amount: '0,00',
    })
    const { text } = body.error
    expect([status, body.error]).toMatchObject([
      422,
      { reason: 'facts-refused', fields: [{ field: 'amount', text }] },
    ])
    expect(body.error.text.slice(0, 3)).toBe(
      words().priceList['nightly-price-below-zero'].slice(0, 3),
    )
    await setup.pool.query(`DELETE FROM seasons WHERE source = 'by hand'`)
  })
})
