import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PlannedEdits } from '../../../api/trials/planned-edits.ts'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'
import { valuesOf } from '../../../rules/readings/readings.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const BACK = '/api/back-office'

let setup: TestSetup
let staff: SignedIn
let monday: number
let initial: House
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  monday = setup.time.now
  initial = await house()
})
afterAll(() => setup.close())

/** The tables that these edits write, row by row, without the ids that a sequence gives. */
type House = Record<string, Record<string, unknown>[]>
const TABLES = ['settings', 'seasons', 'products', 'room_type_prices', 'minimum_night_rules']

async function house(): Promise<House> {
  const tables = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await setup.pool.query<{ row: Record<string, unknown> }>(
        `SELECT to_jsonb(t) - 'id' - 'updated_at' AS row FROM ${table} t ORDER BY (to_jsonb(t) - 'id' - 'updated_at')::text`,
      )
      return [table, rows.map(({ row }) => row)] as const
    }),
  )
  return Object.fromEntries(tables)
}

/** Undoes what a run before left behind. */
async function restore(): Promise<void> {
  setup.time.now = monday
  await setup.pool.query(`DELETE FROM planned_edits; DELETE FROM minimum_night_rules;
    DELETE FROM settings WHERE key = 'readings'; DELETE FROM seasons WHERE source = 'law'`)
  for (const row of initial.room_type_prices!)
    await setup.pool.query(
      'UPDATE room_type_prices SET cents = $3 WHERE room_type_id = $1 AND persons = $2',
      [row.room_type_id, row.persons, row.cents],
    )
  for (const row of initial.minimum_night_rules!)
    await setup.pool.query(
      'INSERT INTO minimum_night_rules (room_type_id, day, nights) VALUES ($1, $2, $3)',
      [row.room_type_id, row.day, row.nights],
    )
  for (const row of initial.settings!.filter(({ key }) => key === 'readings'))
    await setup.pool.query('INSERT INTO settings (key, value) VALUES ($1, $2)', [
      row.key,
      JSON.stringify(row.value),
    ])
  expect(await house()).toEqual(initial)
}

const tomorrow = () => (setup.time.now = Date.parse('2026-02-03T00:00:01+01:00'))

interface Edit {
  noun: string
  key: (string | number)[]
  values: object
}

const reading = fc
  .constantFrom('gift-card', 'cash.rounding', 'season.ends')
  .chain((id) =>
    fc
      .constantFrom(...(valuesOf(id) as string[]))
      .map((value): Edit => ({ noun: 'readings', key: [id], values: { value } })),
  )
const day = fc.integer({ min: 30, max: 300 }).map((at) => formatDay(parseDay('2026-02-02')! + at))
const euro = fc.integer({ min: 60, max: 500 }).map((whole) => `${whole},00`)
const season = fc.record({ day, euro }).map(({ day: only, euro: amount }): Edit => ({
  noun: 'seasons',
  key: [],
  values: { firstNight: only, lastDate: only, amount, source: 'law' },
}))
const price = fc
  .record({ persons: fc.constantFrom(1, 2), euro })
  .map(({ persons, euro: amount }): Edit => ({
    noun: 'room-types/prices',
    key: [1, persons],
    values: { amount },
  }))
const minimum = fc
  .record({ day, nights: fc.integer({ min: 2, max: 7 }) })
  .map(({ day: on, nights }): Edit => ({
    noun: 'room-types/minimum-nights',
    key: [1],
    values: { day: on, nights },
  }))
const anEdit = fc.oneof(reading, season, price, minimum)

/** Whether it adds a row. */
const isNew = ({ noun }: Edit) => noun === 'seasons' || noun === 'room-types/minimum-nights'

/** What an edit writes over: two of another target have nothing to do with each other. */
const target = (edit: Edit) =>
  [edit.noun, ...(isNew(edit) ? [Object.values(edit.values)[0]] : edit.key)].join(' ')

/** The address at which it is made. */
function addressOf({ noun, key }: Edit): string {
  const [outer, part] = noun.split('/')
  return [BACK, outer, key[0], part, key[1]].filter((each) => each !== undefined).join('/')
}

const make = (edit: Edit) =>
  isNew(edit) ? staff.post(addressOf(edit), edit.values) : staff.put(addressOf(edit), edit.values)

async function plan(edit: Edit): Promise<number> {
  const { status } = await staff.post(`${BACK}/planned-edits`, {
    edit,
    fromDay: '2026-02-03',
    title: 'wet',
    told: [],
  })
  return status
}

async function carryOut(): Promise<string[]> {
  tomorrow()
  await setup.app.get(PlannedEdits).carryOut()
  const { body } = await staff.get<{ state: string }[]>(`${BACK}/planned-edits`)
  return body.map(({ state }) => state)
}

/** Each run begins with the house as it was. */
const holds = <Values>(law: fc.IAsyncPropertyWithHooks<Values>) =>
  fc.assert(law.beforeEach(restore), { numRuns: 12 })

describe('Laws of planning', () => {
  it('a plan that is read on its day is the edit made on that day', async () => {
    await holds(
      fc.asyncProperty(anEdit, async (edit) => {
        expect(await plan(edit)).toBe(201)
        expect(await house()).toEqual(initial)
        expect(await carryOut()).toEqual(['done'])
        const planned = await house()
        await restore()
        tomorrow()
        expect((await make(edit)).status).toBeLessThan(300)
        expect(await house()).toEqual(planned)
      }),
    )
  })

  it('a plan and edits of other records that are made meanwhile are both there in the end', async () => {
    await holds(
      fc.asyncProperty(
        anEdit,
        fc.array(anEdit, { minLength: 1, maxLength: 3 }),
        async (edit, made) => {
          const targets = [edit, ...made].map(target)
          fc.pre(new Set(targets).size === targets.length)
          expect(await plan(edit)).toBe(201)
          for (const other of made) expect((await make(other)).status).toBeLessThan(300)
          expect(await carryOut()).toEqual(['done'])
          const both = await house()
          await restore()
          for (const each of [...made, edit]) await make(each)
          expect(await house()).toEqual(both)
        },
      ),
    )
  })

  it('a plan whose record was changed meanwhile is not carried out, and what was made stands', async () => {
    await holds(
      fc.asyncProperty(price, euro, async (edit, amount) => {
        const other = { ...edit, values: { amount } }
        expect(await plan(edit)).toBe(201)
        const before = await house()
        await make(other)
        const made = await house()
        fc.pre(JSON.stringify(before) !== JSON.stringify(made))
        expect(await carryOut()).toEqual(['refused'])
        expect(await house()).toEqual(made)
      }),
    )
  })
})

describe('Laws of undoing', () => {
  const listed = async <Row>(path: string) => (await staff.get<Row[]>(`${BACK}/${path}`)).body

  it('a price that is changed and put back is what it was', async () => {
    await holds(
      fc.asyncProperty(price, async (edit) => {
        const [type] = await listed<{ prices: { persons: number; amount: string }[] }>(
          'room-types?filter={"id":[1]}',
        )
        const persons = edit.key[1]
        const { amount } = type!.prices.find((each) => each.persons === persons)!
        await make(edit)
        await make({ ...edit, values: { amount } })
        expect(await house()).toEqual(initial)
      }),
    )
  })

  it('a season that is taken away and added again is what it was', async () => {
    await holds(
      fc.asyncProperty(season, async (edit) => {
        const {
          id,
          version: _its,
          ...row
        } = (await make(edit)).body as {
          id: number
          version: number
        }
        const added = await house()
        await staff.delete(`${BACK}/seasons/${id}`)
        expect(await house()).toEqual(initial)
        await make({ ...edit, values: row })
        expect(await house()).toEqual(added)
      }),
    )
  })
})
