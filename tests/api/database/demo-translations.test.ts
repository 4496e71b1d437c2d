import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../api/database/open-database.ts'
import { PageRows } from '../../../api/pages/page-rows.ts'
import type { TranslationView } from '../../../api/texts/translation-shape.ts'
import { TranslationRows } from '../../../api/texts/translations.ts'
import { furnishDemo } from '../../../demo/furnish-demo.ts'
import { checkTranslation } from '../../../rules/forms/check-translation.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { type ApiProcess, startApi } from '../setup/api-process.ts'

let database: FreshDatabase
let pool: pg.Pool
let api: ApiProcess
beforeAll(async () => {
  database = await freshDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await api.close()
  await pool.end()
  await database.drop()
})

const found = async (language: string, which?: 'to-do' | 'sentences') =>
  (
    await api.app
      .get(TranslationRows)
      .page({ first: 0, most: 9_999, filter: { language, which } } as never)
  ).rows

/** What of a page is no language: its blanks, where it leads, its headings and its points. */
const bonesOf = (body: string) => body.match(/\{[a-z-]+\}|\]\([^)]+\)|^(?:#+|-|\d\.)(?= )/gm)

it('A house that is no demo has no translations', async () => {
  expect((await pool.query('SELECT FROM translations')).rowCount).toBe(0)
  await inTransaction(pool, (client) => furnishDemo(client))
  api = await startApi(database.url)
})

describe.each(['en', 'de'])('The demo in %s', (language) => {
  let own: TranslationView[]
  beforeAll(async () => {
    own = (await found(language)).filter(({ noun }) => noun !== 'texts')
  })

  it('has nothing left to translate', async () => {
    expect((await found(language, 'to-do')).map(({ id }) => id)).toEqual([])
    expect(own.length).toBeGreaterThan(70)
  })

  it('says nothing that staff could not have typed', async () => {
    const wrong = own.flatMap((one) => checkTranslation(one, one.text).map(() => one.id))
    expect(wrong).toEqual([])
    const bodies = own.filter(({ field }) => field === 'body')
    for (const { key, text: body } of bodies) {
      const judged = await api.app.get(PageRows).judge(key, { title: '-', description: '-', body })
      expect([key, judged.errors]).toEqual([key, []])
    }
  })

  it('says all that the Dutch says: the same blanks, links, headings and points', () => {
    for (const { id, dutch, text } of own) expect([id, bonesOf(text)]).toEqual([id, bonesOf(dutch)])
  })

  it('has no Dutch in it', () => {
    const dutch = /\b(?:de|het|een|niet|wij|je|jij|jouw|kamer|voor|met|van|naar|zijn)\b/i
    const left = own.filter(({ text }) => dutch.test(text.replaceAll(/\]\([^)]+\)|\{[^}]+\}/g, '')))
    expect(left.map(({ id }) => id)).toEqual([])
  })
})
