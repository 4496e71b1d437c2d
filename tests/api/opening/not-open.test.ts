import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../rules/texts/all-words.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { visibleIn } from '../setup/visible-in.ts'

const real = { HOUSE_MODE: 'production', SANDBOX_PAYMENTS: 'true' }

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ variables: real })
})
afterAll(() => setup.close())

const page = async (url: string) => visibleIn((await setup.app.inject({ url })).body)
const open = (since: string | null) =>
  since === null
    ? setup.pool.query(`DELETE FROM settings WHERE key = 'opening'`)
    : setup.pool.query(`INSERT INTO settings (key, value) VALUES ('opening', $1)`, [{ since }])

describe('A real house with rooms that its owner has not opened yet', () => {
  it('takes no booking of a guest, and says why', async () => {
    const { status, body } = await book(setup.app, twoNights)
    expect([status, body.error]).toEqual([
      409,
      { reason: 'not-open', text: words().opening.notYet },
    ])
  })

  it('shows guests that it is not open, and what is their own all the same', async () => {
    expect(await page('/kamer-overzicht')).toContain(words().opening.title)
    expect(await page('/bedankt?id=7d0a5a54-5b1e-4d0c-9d6c-2f6f2f0f0f01')).not.toContain(
      words().opening.title,
    )
  })

  it('tells search engines of no page', async () => {
    expect(await page('/sitemap.xml')).not.toContain('<url>')
  })

  it('is booked and found as soon as it is open', async () => {
    await open('2026-02-02T08:00:00.000Z')
    expect(await page('/kamer-overzicht')).toContain('Knusse kamer')
    expect(await page('/sitemap.xml')).toContain('/kamer-overzicht</loc>')
    expect(await page('/home')).toContain('De kamers')
    expect(await page('/home')).not.toContain('Uit het gastenboek')
    expect((await book(setup.app, twoNights)).status).toBe(201)
    await open(null)
    expect((await book(setup.app, { ...twoNights, arrival: '2026-03-03' })).status).toBe(409)
  })
})

describe('A real house that is open and lost its way to be paid', () => {
  it('is shut to guests: what is booked there cannot be paid', async () => {
    const unpaid = await openSetup({ variables: { HOUSE_MODE: 'production' } })
    await unpaid.pool.query(
      `INSERT INTO settings (key, value) VALUES ('opening', '{"since": "2026-02-02T08:00:00.000Z"}')`,
    )
    expect((await book(unpaid.app, twoNights)).status).toBe(409)
    await unpaid.close()
  })
})
