import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseWhatIsDue } from '../../../api/customers/erasure.ts'
import { forgetOldRows } from '../../../workflows/forget-old-rows.ts'
import { emptied } from '../setup/emptied.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { signedIn } from '../setup/signed-in.ts'
import { ERASED, KEPT, columnsIn } from './columns-of-people.ts'
import { customersOf, nobodyYet } from './some-guests.ts'
import { WHO, somebodyOfLongAgo } from './somebody-of-long-ago.ts'

let setup: TestSetup
let customers: ReturnType<typeof customersOf>
beforeAll(async () => {
  setup = await openSetup()
  customers = customersOf(await signedIn(setup.app))
})
beforeEach(async () => {
  await nobodyYet(setup.pool)
  await emptied(
    setup.pool,
    'sales, invoices, events, mails, presses, night_register, booking_field_changes',
  )
})
afterAll(() => setup.close())

/** Every column of every table of ours in which a word can stand, as `table.column`. */
const COLUMNS_OF_WORDS = `SELECT CASE n.nspname WHEN 'public' THEN '' ELSE n.nspname || '.' END || c.relname || '.' || a.attname AS name
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN pg_type element ON element.oid = t.typelem AND t.typcategory = 'A'
  WHERE c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
    AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_t%'
    -- Numbers, days and instants, yes or no, spans, ids: nobody is named by them.
    AND coalesce(element.typcategory, t.typcategory) NOT IN ('N', 'D', 'B', 'R', 'T')
    AND coalesce(element.typname, t.typname) NOT IN ('uuid', 'xid8')`

/** The columns of `ERASED` in which the guest's name stands. */
async function columnsWithWho(): Promise<string[]> {
  const found: string[] = []
  for (const name of columnsIn(ERASED)) {
    const [table, column] = name.split('.')
    const { rowCount } = await setup.pool.query(
      `SELECT FROM ${table} WHERE strpos(lower(${column}::text), lower($1)) > 0 LIMIT 1`,
      [WHO],
    )
    if (rowCount) found.push(name)
  }
  return found
}

describe('A column in which a word can stand', () => {
  it('is listed, either as erased with a person or as kept and why', async () => {
    const { rows } = await setup.pool.query<{ name: string }>(COLUMNS_OF_WORDS)
    const listed = [ERASED, ...Object.values(KEPT)].flatMap(columnsIn)
    expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  it('has nothing of a guest any more once the books need them no longer', async () => {
    const { id } = await somebodyOfLongAgo(setup, customers)
    expect(await columnsWithWho()).toEqual(columnsIn(ERASED))
    await forgetOldRows(setup.pool)
    expect(await columnsWithWho()).toEqual([])
    expect(await customers.one(id)).toMatchObject({ name: 'Gewist', spentCents: 22_000 })
  })
})

describe('What the books have of a guest who was erased', () => {
  it('is each sum, day and number as it was', async () => {
    await somebodyOfLongAgo(setup, customers)
    const books = async () => {
      const { rows } = await setup.pool.query(
        `SELECT number, year, running, folio_id, issued_on, order_number, gross_cents, document - 'buyer' AS document, document -> 'buyer' ->> 'country' AS country,
           NULL::integer AS price_cents FROM invoices
         UNION ALL SELECT number, NULL, NULL, id, begun_at::text, NULL, received_cents, lines -> 1, NULL, price_cents FROM sales ORDER BY number`,
      )
      return rows
    }
    const before = await books()
    expect(before).toHaveLength(4)
    await forgetOldRows(setup.pool)
    expect(await books()).toEqual(before)
  })

  it('stays where an invoice was issued later than the stay, as long as that one is needed', async () => {
    const { id } = await somebodyOfLongAgo(setup, customers)
    await setup.pool.query(
      `INSERT INTO invoices (id, number, year, running, folio_id, issued_at, document)
       SELECT gen_random_uuid(), 'F2016-0001', 2016, 1, folio_id, '2016-02-01', jsonb_set(document, '{issuedOn}', '"2016-02-01"') FROM invoices WHERE running = 1`,
    )
    await eraseWhatIsDue(setup.pool, '2016-01-01', new Date('2023-01-02'))
    expect((await customers.one(id)).erasedAt).toBeNull()
    await eraseWhatIsDue(setup.pool, '2017-01-01', new Date('2024-01-02'))
    expect((await customers.one(id)).erasedAt).not.toBeNull()
  })

  it('is changed by nobody else, and in nothing else', async () => {
    await somebodyOfLongAgo(setup, customers)
    const buyerOnly = `UPDATE invoices SET document = jsonb_set(document, '{buyer,name}', '"Iemand"')`
    const refused = [
      buyerOnly,
      `UPDATE sales SET discount_reason = ''`,
      `UPDATE folio_entries SET note = '' WHERE note <> ''`,
    ]
    const refusedErasingToo = [
      `UPDATE invoices SET document = jsonb_set(document, '{grossCents}', '1')`,
      `UPDATE invoices SET number = number || 'x'`,
      'DELETE FROM invoices',
      'UPDATE sales SET price_cents = price_cents + 1, received_cents = received_cents + 1',
      'UPDATE folio_entries SET cents = cents - 1',
    ]
    const inErasing = (statement: string) =>
      setup.pool.query(
        `DO $do$ BEGIN PERFORM set_config('kamersleutel.erasing', 'yes', true); ${statement}; END $do$`,
      )
    for (const statement of refused)
      await expect(setup.pool.query(statement), statement).rejects.toThrow(/never changed/)
    for (const statement of refusedErasingToo)
      await expect(inErasing(statement), statement).rejects.toThrow(/never changed/)
    await inErasing(buyerOnly)
  })
})
