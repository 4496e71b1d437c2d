import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyVillage } from '../../../api/database/empty-village.ts'
import type { PropertyView } from '../../../api/facts/property-shape.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { screenRoutes } from '../../../screens/screen-routes.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { visibleIn } from '../setup/visible-in.ts'

const login = { email: 'els@example.com', password: 'een lang wachtwoord' }
const document = JSON.parse(
  readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, unknown>> }
/** Everything of the API that can be looked at, with an id of nobody where it asks for one. */
const reads = Object.entries(document.paths)
  .filter(([path, methods]) => methods['get'] && path !== '/api/back-office/live')
  .map(([path]) => path.replace(/\{\w+\}/g, '7d0a5a54-5b1e-4d0c-9d6c-2f6f2f0f0f01'))

let setup: TestSetup
let cookies: Record<string, string>
beforeAll(async () => {
  setup = await openEmptyHouse({ STAFF_EMAIL: login.email, STAFF_PASSWORD: login.password })
  const session = await setup.app.inject({
    method: 'POST',
    url: '/api/staff/session',
    headers: { origin: ORIGIN },
    payload: login,
  })
  cookies = { kamersleutel_session: session.cookies[0]!.value }
})
afterAll(() => setup.close())

const statusOf = async (url: string, asStaff = false) =>
  (await setup.app.inject({ url, ...(asStaff && { cookies }), headers: { accept: 'text/html' } }))
    .statusCode

describe('An empty production house', () => {
  it.each(screenRoutes.map(({ path }) => path))('answers %s without an error', async (path) => {
    expect(await statusOf(path)).toBeLessThan(500)
    expect(await statusOf(path, true)).toBeLessThan(500)
  })

  it.each(reads)('answers %s without an error', async (path) => {
    expect(await statusOf(path)).toBeLessThan(500)
    expect(await statusOf(path, true)).toBeLessThan(500)
  })

  it('holds nothing of the village of the documents: no postcode, and no word of it', async () => {
    const held = await setup.pool.query(
      `SELECT slug FROM page_texts WHERE concat(title, description, body) ~* 'elsloo|maas|acht kamers'
       UNION ALL SELECT postcode FROM delivery_distances`,
    )
    expect(held.rows).toEqual([])
    const { payload } = await setup.app.inject({ url: '/api/property' })
    expect(Object.keys((JSON.parse(payload) as PropertyView).pages)).not.toContain('omgeving')
  })

  it('keeps what its owner wrote, also before there is a room', async () => {
    const client = await setup.pool.connect()
    try {
      await client.query(`BEGIN; SET LOCAL kamersleutel.by = 'Els';
        UPDATE page_texts SET title = 'Rond Elsloo', body = 'De Maas.' WHERE slug = 'omgeving'`)
      await emptyVillage(client)
      const { rows } = await client.query(`SELECT title FROM page_texts WHERE slug = 'omgeving'`)
      expect(rows).toEqual([{ title: 'Rond Elsloo' }])
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })

  it('shows its owner a page as guests will read it, before it is open', async () => {
    const { payload } = await setup.app.inject({
      method: 'POST',
      url: '/api/back-office/page-texts/omgeving/preview',
      cookies,
      headers: { origin: ORIGIN },
      payload: { title: 'Rond Beek', description: 'Beek', body: 'Een molen.' },
    })
    const { html } = JSON.parse(payload) as { html: string }
    expect(visibleIn(html)).toContain('Een molen.')
    expect(visibleIn(html)).not.toContain(words().opening.title)
  })

  it('names no price of a breakfast that nobody has set', async () => {
    const url = '/api/back-office/products'
    const { payload } = await setup.app.inject({ url, cookies })
    const products = JSON.parse(payload) as { pricedBy: string; asks: unknown[] }[]
    expect(products.filter(({ pricedBy }) => pricedBy === 'dated')).toEqual([])
    const options = await setup.app.inject({ url: '/api/breakfast-orders/options' })
    expect(options.json()).toMatchObject({ earliestDay: null, prices: null })
    const quote = await setup.app.inject({ url: '/api/breakfast-orders/quote?adults=1&kids=0' })
    expect(quote.json()).toEqual({ ok: false, text: words().breakfast.notSold })
  })

  it.each(screenRoutes.filter(({ site, isPrivate }) => site === 'guest' && !isPrivate))(
    'says on $path that it is not open yet, and that to no search engine',
    async ({ path }) => {
      const { statusCode, body, headers } = await setup.app.inject({ url: path })
      // Led on to the one address of the page, as ever.
      if (statusCode === 302) return expect(headers.location).toMatch(/^\//)
      expect(statusCode).toBe(200)
      expect(body).toContain(`<h1>${words().opening.title}</h1>`)
      expect(body).toContain('<meta name="robots" content="noindex"')
    },
  )
})
