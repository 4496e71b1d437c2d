import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageTextView } from '../../../api/pages/page-content.ts'
import { pageLanguages } from '../../../api/pages/pages-controller.ts'
import { screenRoutes } from '../../../screens/screen-routes.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
})
afterAll(() => setup.close())

const page = async (slug: string) => {
  const answer = await setup.app.inject({ url: `/api/pages/${slug}` })
  return { status: answer.statusCode, body: answer.json<PageTextView>() }
}
const html = async (url: string) => (await setup.app.inject({ url })).body

describe('An information page', () => {
  it('is read in the languages that its words are there in, in the order of the table', () => {
    const its = { noun: 'page_texts', key: 'over-ons', text: '', original: '' }
    const all = [
      { ...its, field: 'body', language: 'fr' },
      { ...its, field: 'body', language: 'de' },
      { ...its, field: 'body', language: 'en' },
      { ...its, field: 'title', language: 'en', key: 'privacy' },
    ]
    expect(pageLanguages('over-ons', all)).toEqual(['nl', 'en', 'de'])
    expect(pageLanguages('privacy', all)).toEqual(['nl'])
  })

  it.each(screenRoutes.filter(({ isText }) => isText).map(({ path }) => path))(
    '%s has words from the start',
    async (path) => {
      const { status, body } = await page(path.slice(1))
      expect(status).toBe(200)
      expect(body.blocks.length).toBeGreaterThan(0)
      // Every {name} that is asked for is known: none is left over on the page.
      const drawn = (await html(path)).split('<script type="application/json"')[0]!
      expect(drawn).toContain(`>${body.title}</h1>`)
      expect(drawn).not.toMatch(/\{[a-z-]+\}/)
      expect(drawn).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`)
    },
  )

  it('says what the row says, as soon as it is changed', async () => {
    await setup.pool.query(
      `UPDATE page_texts SET title = 'Wij', body = 'Twee <b onclick="alert(1)">mensen</b>.' WHERE slug = 'over-ons'`,
    )
    const drawn = await html('/over-ons')
    expect(drawn).toContain('>Wij</h1>')
    expect(drawn).toContain('Twee mensen.')
    expect(drawn).not.toContain('onclick')
  })

  it('that is not there is 404', async () => {
    expect((await page('bestaat-niet')).status).toBe(404)
    expect((await page('..%2fsecret')).status).toBe(404)
  })

  it('without its row is a page that says so', async () => {
    await setup.pool.query(`DELETE FROM page_texts WHERE slug = 'sleutel-van-elsloo'`)
    const answer = await setup.app.inject({ url: '/sleutel-van-elsloo' })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Deze pagina bestaat niet')
  })

  it('is found by its other name, for good and with what was asked', async () => {
    const { statusCode, headers } = await setup.app.inject({ url: '/extras?van=gids' })
    expect([statusCode, headers['location']]).toEqual([301, '/extra?van=gids'])
  })
})
