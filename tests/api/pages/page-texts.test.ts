import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { PageTextView } from '../../../api/pages/page-content.ts'
import type { PropertyView } from '../../../api/facts/property-shape.ts'
import type { KeptPageView } from '../../../api/pages/page-text-shape.ts'
import type { PagePreviewView } from '../../../api/screens/page-preview-controller.ts'
import { pageTextLimits } from '../../../rules/forms/check-page-text.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const PAGES = '/api/back-office/page-texts'

let setup: TestSetup
let jos: SignedIn
let els: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  jos = await signedIn(setup.app)
  els = await signedIn(setup.app)
  await setup.pool.query(
    `WITH colleague AS (INSERT INTO staff (id, email, name, password_hash) VALUES (gen_random_uuid(), 'els@example.com', 'Els', 'x') RETURNING id)
     UPDATE staff_sessions SET staff_id = colleague.id FROM colleague WHERE created_at = (SELECT max(created_at) FROM staff_sessions)`,
  )
})
afterAll(() => setup.close())

const page = { title: 'Over ons', description: 'Wie wij zijn.', body: 'Wij zijn **wij**.' }
const write = (slug: string, asked: object, who = jos) =>
  who.put<KeptPageView & ApiError>(`${PAGES}/${slug}`, { ...page, ...asked })
const read = async (slug: string) => (await jos.get<KeptPageView>(`${PAGES}/${slug}`)).body
const shown = async (slug: string) =>
  (await setup.app.inject({ url: `/api/pages/${slug}` })).json<PageTextView>()

describe('An information page that staff write', () => {
  it('is one of those that have an address', async () => {
    const { body } = await jos.get<KeptPageView[]>(PAGES)
    expect(body.map(({ address }) => address)).toEqual(expect.arrayContaining(['/over-ons']))
    expect(body.every(({ changed }) => !changed)).toBe(true)
    await setup.pool.query(
      `INSERT INTO page_texts (slug, title, description, body) VALUES ('nergens', 'x', 'x', 'x')`,
    )
    expect((await jos.get(`${PAGES}/nergens`)).status).toBe(404)
    expect((await write('nergens', {})).status).toBe(404)
    expect((await setup.app.inject({ url: PAGES })).statusCode).toBe(401)
  })

  it('without words is nowhere on the site, and back with the first word', async () => {
    const there = async () => {
      const { pages } = (await setup.app.inject({ url: '/api/property' })).json<PropertyView>()
      const map = (await setup.app.inject({ url: '/sitemap.xml' })).body
      const home = (await setup.app.inject({ url: '/kamer-overzicht' })).body
      return [
        pages['omgeving'],
        map.includes('/omgeving<'),
        home.includes('href="/omgeving"'),
        (await setup.app.inject({ url: '/omgeving' })).statusCode,
      ]
    }
    expect((await write('omgeving', { body: '  ' })).body).toMatchObject({ body: '' })
    expect(await there()).toEqual([undefined, false, false, 404])
    await write('omgeving', { title: 'Rond Beek', body: 'De beek.' })
    expect(await there()).toEqual(['Rond Beek', true, true, 200])
  })

  it('that guests agree to is never without words', async () => {
    const { status, body } = await write('algemene-voorwaarden', { body: ' ' })
    expect([status, body.error]).toMatchObject([400, { fields: [{ field: 'body' }] }])
  })

  it('is what guests read at once, and with one press what was supplied', async () => {
    const supplied = await read('over-ons')
    expect((await write('over-ons', {})).body).toMatchObject({ ...page, changed: true })
    expect((await shown('over-ons')).blocks).toEqual([
      {
        kind: 'paragraph',
        inside: [
          { kind: 'text', text: 'Wij zijn ' },
          { kind: 'strong', inside: [{ kind: 'text', text: 'wij' }] },
          { kind: 'text', text: '.' },
        ],
      },
    ])
    await write('over-ons', { body: 'Nog iets anders.' })
    const { body } = await jos.delete<KeptPageView>(`${PAGES}/over-ons`)
    expect(body).toMatchObject({ body: supplied.body, title: supplied.title, changed: false })
  })

  it.each<[string, object, string, string]>([
    ['without a title', { title: ' ' }, 'title', 'Geef de pagina een titel.'],
    [
      'with a description of a page',
      { description: 'x'.repeat(301) },
      'description',
      'Gebruik hier hoogstens 300 tekens.',
    ],
    ['of 100 kB', { body: 'x'.repeat(100_000) }, 'body', 'Gebruik hier hoogstens 50000 tekens.'],
    [
      'with a script',
      { body: 'Dag <script>alert(1)</script>' },
      'body',
      'HTML kan hier niet. Haal <script> weg, of schrijf het als gewone tekst.',
    ],
    [
      'with a link that runs something',
      { body: '- [klik](javascript:alert(1))' },
      'body',
      'Naar javascript:alert(1) kan geen link leiden. Gebruik een pagina van deze site, https, mailto of tel.',
    ],
    [
      'with a picture from elsewhere',
      { body: '![x](https://elders.example/x.png)' },
      'body',
      'De foto https://elders.example/x.png is niet van deze site. Gebruik een adres dat met / begint.',
    ],
    [
      'that takes seconds to read',
      // As long as a text may be: a quick machine reads a thousand of them in time.
      { body: '[a]('.repeat(pageTextLimits.body / 4) },
      'body',
      'Hier is te veel opmaak om te tonen. Gebruik minder lijsten in lijsten, links en vette of schuine woorden.',
    ],
    [
      'with HTML in a table',
      { body: '| a |\n| --- |\n| <b>x</b> |' },
      'body',
      'HTML kan hier niet. Haal <b> weg, of schrijf het als gewone tekst.',
    ],
    [
      'with an unknown placeholder',
      { body: 'Bel {fax}' },
      'body',
      '{fax} kan hier niet worden ingevuld. Wat wel kan, staat onder de tekst.',
    ],
  ])('%s is refused at its field, and nothing is stored', async (_, asked, field, text) => {
    const before = await read('over-ons')
    const { status, body } = await write('over-ons', asked)
    expect([status, body.error]).toMatchObject([
      400,
      { reason: 'invalid-input', fields: [{ field, text }] },
    ])
    expect(await read('over-ons')).toEqual(before)
  })

  it('may be written as every page was supplied', async () => {
    const { body } = await jos.get<KeptPageView[]>(PAGES)
    for (const { id, title, description, body: markdown } of body)
      expect((await write(id, { title, description, body: markdown })).status, id).toBe(200)
  })

  it('is not written over: the second is shown what the first changed', async () => {
    const { version } = await write('over-ons', { title: 'Wij' }).then(({ body }) => body)
    await write('over-ons', { title: 'Zij' }, els)
    const { status, body } = await write('over-ons', { title: 'Jullie', version })
    expect([status, body.error]).toMatchObject([
      409,
      {
        reason: 'changed-meanwhile',
        changes: [{ field: 'title', from: 'Wij', to: 'Zij', by: 'Els' }],
      },
    ])
  })

  it('is shown as it is typed by the guest site’s own renderer, and nothing is stored', async () => {
    const before = await read('over-ons')
    const typed = { ...page, body: '## Hallo\n\n<b>niet</b> <i onclick="x">zo</i>' }
    const { status, body } = await jos.post<PagePreviewView>(`${PAGES}/over-ons/preview`, typed)
    expect(status).toBe(200)
    expect(body.html).toContain('<h2 id="hallo">Hallo</h2>')
    expect(body.html).not.toContain('onclick')
    expect(body.errors).toEqual([
      {
        field: 'body',
        text: 'HTML kan hier niet. Haal <b> weg, of schrijf het als gewone tekst.',
      },
    ])
    expect(await read('over-ons')).toEqual(before)
    expect((await jos.post(`${PAGES}/nergens/preview`, typed)).status).toBe(404)
  })

  it('is shown as it is written where it goes too deep', async () => {
    const body = `${'- '.repeat(2_000)}x`
    const shown = await jos.post<PagePreviewView>(`${PAGES}/over-ons/preview`, { ...page, body })
    expect(shown.status).toBe(200)
    expect(shown.body.html).toContain('- - - - x')
    expect(shown.body.errors).toMatchObject([{ field: 'body' }])
  })
})
