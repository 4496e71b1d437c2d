import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedNouns } from '../../../admin/changes/changed-nouns.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup()
})
afterAll(() => setup.close())

/** Every table whose changes are written down, with the columns that are. */
async function written(): Promise<Map<string, string[]>> {
  const { rows } = await setup.pool.query<{ noun: string; fields: string[] }>(
    `SELECT c.relname AS noun, array_agg(a.attname::text ORDER BY a.attname) AS fields
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE t.tgname = 'note_change' AND a.attnum > 0 AND NOT a.attisdropped
       AND NOT a.attname = ANY (string_to_array(split_part(encode(t.tgargs, 'escape'), '\\000', 2), ','))
     GROUP BY c.relname`,
  )
  return new Map(rows.map(({ noun, fields }) => [noun, fields]))
}

describe('The Dutch words for what staff change', () => {
  it('are there for every table whose changes are written down, and for no other', async () => {
    expect(Object.keys(changedNouns).toSorted()).toEqual([...(await written()).keys()].toSorted())
  })

  it('are there for every column of them that is written down', async () => {
    const missing = [...(await written())].flatMap(([noun, fields]) =>
      fields
        .filter((field) => field !== 'id' && !changedNouns[noun]?.fields[field])
        .map((field) => `${noun}.${field}`),
    )
    expect(missing).toEqual([])
  })

  it('never have to name a secret', async () => {
    const all = [...(await written())].flatMap(([, fields]) => fields)
    expect(all.filter((field) => /hash|secret|token/.test(field))).toEqual([])
  })
})
