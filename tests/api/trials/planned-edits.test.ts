import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DashboardView } from '../../../api/dashboard/dashboard-view.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { SeasonView } from '../../../api/prices/seasons.ts'
import type { ProductView } from '../../../api/products/product-views.ts'
import type { KeptRoomTypeView } from '../../../api/rooms/room-views.ts'
import type { PlannedEditView } from '../../../api/trials/planned-edit-shape.ts'
import { PlannedEdits } from '../../../api/trials/planned-edits.ts'
import { startApi } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const PLANNED = '/api/back-office/planned-edits'
const SEASONS = '/api/back-office/seasons'

let setup: TestSetup
let staff: SignedIn
let monday: number
beforeAll(async () => {
  setup = await openSetup({ processes: 2 })
  staff = await signedIn(setup.app)
  monday = setup.time.now
})
beforeEach(async () => {
  setup.time.now = monday
  await setup.pool.query('DELETE FROM planned_edits')
  // The same days twice are refused.
  await setup.pool.query(`DELETE FROM seasons WHERE first_night = '2026-03-02'`)
})
afterAll(() => setup.close())

/** The clock of the setup is at Monday 2 February 2026, 09:30. */
const TOMORROW = '2026-02-03'
const season = (source: string) => ({
  firstNight: '2026-03-02',
  lastDate: '2026-03-03',
  amount: '33,00',
  source,
})
const plan = (source: string, more: object = {}) =>
  staff.post<PlannedEditView & ApiError>(PLANNED, {
    edit: { noun: 'seasons', key: [], values: season(source) },
    fromDay: TOMORROW,
    title: 'Seizoen toevoegen',
    told: [{ field: 'Toeslag', from: '', to: '33,00' }],
    ...more,
  })
const all = async () => (await staff.get<PlannedEditView[]>(PLANNED)).body
const nextDay = () => (setup.time.now = Date.parse('2026-02-03T00:00:01+01:00'))
const carryOut = () =>
  Promise.all(setup.processes.map(({ app }) => app.get(PlannedEdits).carryOut()))
const seasons = async (source: string) =>
  (await setup.pool.query('SELECT id FROM seasons WHERE source = $1', [source])).rows.length
const total = async () => {
  const url = '/api/quotes?room=knusse-kamer&arrival=2026-03-02&departure=2026-03-04&persons=2'
  const answer = await setup.processes[1]!.app.inject({ url })
  return answer.json<{ quote: { totalCents: number } }>().quote.totalCents
}

describe('An edit that is planned', () => {
  it('waits until its day of sale begins in the house, and counts for guests from then on', async () => {
    const before = await total()
    expect((await plan('on its day')).status).toBe(201)
    await carryOut()
    expect([await seasons('on its day'), await total()]).toEqual([0, before])
    nextDay()
    await carryOut()
    expect(await seasons('on its day')).toBe(1)
    expect(await total()).toBe(before + 2 * 2300)
    expect(await all()).toMatchObject([{ state: 'done', why: null }])
    await setup.pool.query(`DELETE FROM seasons WHERE source = 'on its day'`)
  })

  it('is written down as who planned it', async () => {
    await plan('by whom')
    nextDay()
    await carryOut()
    const { rows } = await setup.pool.query(
      `SELECT changes.by = staff.name AS same FROM changes JOIN staff ON staff.id = changes.staff_id
       WHERE noun = 'seasons' AND after ->> 'source' = 'by whom'`,
    )
    expect(rows).toEqual([{ same: true }])
  })

  it('is carried out once, however many processes look at once and however often', async () => {
    await plan('once')
    nextDay()
    await Promise.all([carryOut(), carryOut(), carryOut()])
    await carryOut()
    expect(await seasons('once')).toBe(1)
  })

  it('whose day began while nothing ran is carried out before a process serves', async () => {
    await plan('after a night')
    nextDay()
    const late = await startApi(setup.url, {}, () => setup.time.now)
    expect(await seasons('after a night')).toBe(1)
    await late.close()
  })

  it('that a process carries out while it starts is waited for when that process is told to end', async () => {
    await plan('while it starts')
    const late = await startApi(setup.url, {}, () => setup.time.now)
    nextDay()
    const holding = await setup.pool.connect()
    await holding.query('BEGIN; LOCK TABLE planned_edits IN ACCESS EXCLUSIVE MODE')
    const begun = late.app.get(PlannedEdits).begin()
    let isEnded = false
    const closing = late.close().then(() => (isEnded = true))
    await setTimeout(300)
    expect(isEnded).toBe(false)
    await holding.query('COMMIT')
    holding.release()
    await Promise.all([begun, closing])
    expect(await seasons('while it starts')).toBe(1)
  })

  it('is refused as it would be when it is saved, and for a day that has begun', async () => {
    const values = { ...season('x'), amount: '-1' }
    const wrong = await plan('x', { edit: { noun: 'seasons', key: [], values } })
    expect([wrong.status, wrong.body.error]).toMatchObject([400, { fields: [{ field: 'amount' }] }])
    const today = await plan('x', { fromDay: '2026-02-02' })
    expect([today.status, today.body.error]).toMatchObject([
      400,
      { fields: [{ field: 'fromDay' }] },
    ])
    expect(await all()).toEqual([])
  })

  it('can be taken back, and planned again as long as its day has not begun', async () => {
    const { id } = (await plan('taken back')).body
    const { body } = await staff.post<PlannedEditView>(`${PLANNED}/${id}/withdraw`)
    expect(body.state).toBe('withdrawn')
    expect((await staff.post<PlannedEditView>(`${PLANNED}/${id}/restore`)).body.state).toBe(
      'waiting',
    )
    await staff.post(`${PLANNED}/${id}/withdraw`)
    nextDay()
    await carryOut()
    expect(await seasons('taken back')).toBe(0)
    expect((await staff.post(`${PLANNED}/${id}/restore`)).status).toBe(404)
  })

  it('of what somebody changed meanwhile is not carried out, and asks for attention until it is put away', async () => {
    const { id, version, ...row } = (await staff.post<SeasonView>(SEASONS, season('changed'))).body
    const values = { ...row, amount: '44,00' }
    const edit = { noun: 'seasons', key: [id], values, base: version }
    const planned = (await plan('x', { edit, title: 'Seizoen wijzigen' })).body
    await staff.put(`${SEASONS}/${id}`, { ...row, amount: '40,00' })
    nextDay()
    await carryOut()
    expect((await staff.get<SeasonView>(`${SEASONS}/${id}`)).body.amount).toBe('40,00')
    expect(await all()).toMatchObject([
      { state: 'refused', why: expect.stringContaining('Intussen') as string },
    ])
    const attention = async () =>
      (await staff.get<DashboardView>('/api/back-office/dashboard')).body.attention.plannedEdits
    expect(await attention()).toMatchObject({ total: 1, first: [{ title: 'Seizoen wijzigen' }] })
    await staff.post(`${PLANNED}/${planned.id}/withdraw`)
    expect(await attention()).toMatchObject({ total: 0 })
  })

  it('that keeps failing holds up no other, and asks for attention after some tries', async () => {
    const longer = { ...season('breaks'), lastDate: '2026-03-04' }
    await plan('breaks', { edit: { noun: 'seasons', key: [], values: longer } })
    await plan('goes on')
    await setup.pool.query(
      `CREATE FUNCTION breaks() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$;
       CREATE TRIGGER breaks BEFORE INSERT ON seasons FOR EACH ROW WHEN (NEW.source = 'breaks') EXECUTE FUNCTION breaks()`,
    )
    nextDay()
    const planned = setup.app.get(PlannedEdits)
    await planned.carryOut()
    expect(await seasons('goes on')).toBe(1)
    expect((await all()).map(({ state }) => state)).toEqual(['waiting', 'done'])
    for (let tries = 1; tries < 20; tries++) await planned.carryOut()
    expect((await all())[0]).toMatchObject({ state: 'refused' })
    expect((await all()).find(({ state }) => state === 'refused')!.why).toContain('telkens mislukt')
    await setup.pool.query('DROP FUNCTION breaks CASCADE')
  })

  it('is in the audit log when it is planned, taken back, planned again and carried out', async () => {
    const { id } = (await plan('noted')).body
    await staff.post(`${PLANNED}/${id}/withdraw`)
    await staff.post(`${PLANNED}/${id}/restore`)
    nextDay()
    await carryOut()
    const { rows } = await setup.pool.query(
      `SELECT before ->> 'state' AS before, after ->> 'state' AS after, changes.by = staff.name AS same
       FROM changes JOIN staff ON staff.id = changes.staff_id
       WHERE noun = 'planned_edits' AND row_key = $1 ORDER BY changes.id`,
      [String(id)],
    )
    expect(rows).toEqual([
      { before: null, after: 'waiting', same: true },
      { before: 'waiting', after: 'withdrawn', same: true },
      { before: 'withdrawn', after: 'waiting', same: true },
      { before: 'waiting', after: 'done', same: true },
    ])
  })

  it('of a reading is not hindered by another reading that was chosen meanwhile', async () => {
    const readings = '/api/back-office/readings'
    await plan('x', {
      edit: { noun: 'readings', key: ['gift-card'], values: { value: 'discount' } },
    })
    await staff.put(`${readings}/cash.rounding`, { value: 'to-0.05' })
    nextDay()
    await carryOut()
    expect(await all()).toMatchObject([{ state: 'done' }])
  })

  it('of a price is not hindered by what was sold meanwhile, nor of a room type by its place', async () => {
    const read = async <Row>(path: string) =>
      (await staff.get<Row>(`/api/back-office/${path}`)).body
    const products = await read<ProductView[]>('products')
    const bike = products.find(({ code }) => code === 'electric-bike')!
    const [type, ...others] = await read<KeptRoomTypeView[]>('room-types')
    const edits = [
      { noun: 'products', key: [bike.id], values: { ...bike, price: '61,00' }, base: bike.version },
      {
        noun: 'room-types',
        key: [type!.id],
        values: { ...type!, description: 'Nieuw' },
        base: type!.version,
      },
    ]
    for (const edit of edits) expect((await plan('x', { edit })).status).toBe(201)
    // As a sale notes it.
    await setup.pool.query(
      `WITH was AS (SELECT * FROM products WHERE id = $1),
         sold AS (UPDATE products SET stock = coalesce(stock, 9) - 1 WHERE id = $1 RETURNING *)
       INSERT INTO changes (noun, row_key, before, after, by, at)
       SELECT 'products', sold.id::text, to_jsonb(was), to_jsonb(sold), 'Kas', now() FROM sold, was`,
      [bike.id],
    )
    const ids = [...others, type!].map(({ id }) => id)
    expect((await staff.put('/api/back-office/room-types/order', { ids })).status).toBe(200)
    nextDay()
    await carryOut()
    expect((await all()).map(({ state, why }) => [state, why])).toEqual([
      ['done', null],
      ['done', null],
    ])
    expect(await read(`products/${bike.id}`)).toMatchObject({ price: '61,00' })
  })

  it('is for staff only', async () => {
    expect((await setup.app.inject({ url: PLANNED })).statusCode).toBe(401)
  })
})
