import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PublicAddress } from '../../../api/environment/public-address.ts'
import { WordsInForce } from '../../../api/environment/words-in-force.ts'
import { FactsCache } from '../../../api/facts/facts-cache.ts'
import { BackOfficePage } from '../../../api/screens/back-office-page.ts'
import { siteAssets } from '../../../api/screens/client-folder.ts'
import { compressAnswers } from '../../../api/screens/compress-answers.ts'
import { serveFiles } from '../../../api/screens/static-files.ts'
import { redirects, routeAt, screenRoutes } from '../../../screens/screen-routes.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { signedIn } from '../setup/signed-in.ts'

const publicUrl = 'http://localhost:3000'
const address = new PublicAddress({ publicUrl, port: 3000 })

let setup: TestSetup
let staff: Record<string, string>
let folder: string

beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
  staff = (await signedIn(setup.app)).cookies
  folder = `${fs.mkdtempSync(path.join(os.tmpdir(), 'screens-'))}/`
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(folder + file), { recursive: true })
    fs.writeFileSync(folder + file, text)
  }
  write(
    'guest/.vite/manifest.json',
    JSON.stringify({
      'client.tsx': {
        file: 'assets/client-abcd1234.js',
        isEntry: true,
        imports: ['_ground.js'],
        css: ['assets/style-ijkl9012.css'],
      },
      '_ground.js': { file: 'assets/ground-efgh5678.js', imports: ['_runtime.js'] },
      '_runtime.js': { file: 'assets/runtime-mnop3456.js' },
      '_lines.js': {
        file: 'assets/lines-qrst7890.js',
        imports: ['_ground.js'],
        css: ['assets/lines-yzab5678.css'],
      },
      'room/RoomScreen.tsx': {
        file: 'assets/room-uvwx1234.js',
        isDynamicEntry: true,
        imports: ['_ground.js', 'client.tsx', '_lines.js'],
        css: ['assets/room-cdef9012.css'],
      },
    }),
  )
  write('guest/assets/client-abcd1234.js', `export const text = '${'kamer '.repeat(1000)}'`)
  write('guest/assets/style-ijkl9012.css', 'body { color: black }')
  write('guest/assets/style-ijkl9012.css.br', 'made at build time')
  write('guest/art/maasdal.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write(
    'admin/index.html',
    '<head><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Kamersleutel</title></head><div id="root"></div>',
  )
  write(
    'admin/.vite/manifest.json',
    JSON.stringify({
      'index.html': { file: 'assets/index-abcd1234.js', isEntry: true, imports: ['_ground.js'] },
      '_ground.js': { file: 'assets/ground-efgh5678.js' },
      '_icons.js': { file: 'assets/icons-ijkl9012.js', imports: ['_ground.js'] },
      'shell/BackOfficeLayout.tsx': {
        file: 'assets/layout-mnop3456.js',
        isDynamicEntry: true,
        imports: ['index.html', '_icons.js'],
      },
      'agenda/AgendaPage.tsx': {
        file: 'assets/agenda-qrst7890.js',
        isDynamicEntry: true,
        imports: ['_icons.js', '_ground.js'],
      },
      'mails/MailListPage.tsx': { file: 'assets/mails-uvwx1234.js', isDynamicEntry: true },
    }),
  )
})
afterAll(async () => {
  await setup.close()
  fs.rmSync(folder, { recursive: true })
})

const get = (url: string, cookies: Record<string, string> = {}) =>
  setup.app.inject({ url, cookies, headers: { accept: 'text/html' } })

describe('an address', () => {
  it.each(screenRoutes.filter(({ site }) => site === 'guest'))(
    '$path of the guest site comes with its content, or sends one to where it begins',
    async ({ path: url }) => {
      const { statusCode, headers, body } = await get(url)
      if (statusCode === 302) return expect(headers['location']).toMatch(/^\/[a-z]/)
      expect([200, 404]).toContain(statusCode)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body).toMatch(/^<!doctype html>/i)
      expect(body).toMatch(/<h1/)
    },
  )

  it('/home shows the rooms with their prices before any script has run', async () => {
    const { body } = await get('/home')
    expect(body).toContain('Knusse kamer')
    expect(body).toContain('87,50')
  })

  it.each(screenRoutes.filter(({ access }) => access === 'staff'))(
    '$path of the back office sends whoever is not signed in home',
    async ({ path: url }) => {
      const { statusCode, headers } = await get(`${url}?id=1`)
      expect([statusCode, headers['location']]).toEqual([302, '/home'])
    },
  )

  it.each(['/login', '/sign-in'])('%s sends staff who are signed in to the agenda', async (url) => {
    expect((await get(url, staff)).headers['location']).toBe('/agenda')
  })

  it('/ goes to the dashboard, which is for staff', async () => {
    expect((await get('/')).headers['location']).toBe('/dashboard')
    expect((await get('/dashboard')).headers['location']).toBe('/home')
    expect((await get('/dashboard', staff)).headers['location']).toBeUndefined()
  })

  it('with a slash too many is the one without it, questions kept', async () => {
    const { statusCode, headers } = await get('/zoeken/?gasten=2')
    expect([statusCode, headers['location']]).toEqual([301, '/zoeken?gasten=2'])
  })

  it.each([
    '/bestaat-niet',
    '/agenda/bestaat-niet',
    '/kamer-overzicht/details/bestaat-niet',
    '/__proto__',
    '/constructor',
  ])('%s that is not there is a page that says so', async (url) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it.each([
    '/assets/guest/nothing.js',
    '/assets/nothing',
    '/art/nothing.svg',
    '/api/nothing',
    '/assets/guest/../../api/main.js',
    '/assets/guest/.vite/manifest.json',
  ])('%s for a file or data that is not there is never a page', async (url) => {
    const { statusCode, headers } = await get(url)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
    expect(headers['content-type']).not.toMatch(/html/)
  })
})

describe('the built files', () => {
  it('are named in the page by the manifest', () => {
    expect(siteAssets('guest', folder)).toEqual({
      script: '/assets/guest/assets/client-abcd1234.js',
      styles: ['/assets/guest/assets/style-ijkl9012.css'],
      preload: [
        '/assets/guest/assets/ground-efgh5678.js',
        '/assets/guest/assets/runtime-mnop3456.js',
      ],
      later: {
        'room/RoomScreen.tsx': [
          '/assets/guest/assets/room-uvwx1234.js',
          '/assets/guest/assets/lines-qrst7890.js',
        ],
      },
      laterStyles: {
        'room/RoomScreen.tsx': [
          '/assets/guest/assets/room-cdef9012.css',
          '/assets/guest/assets/lines-yzab5678.css',
        ],
      },
    })
    expect(siteAssets('guest', null)).toEqual({
      script: '',
      styles: [],
      preload: [],
      later: {},
      laterStyles: {},
    })
  })

  it('are kept for a year when their name carries their hash, for a day when it does not, and not sent again unchanged', async () => {
    const app = fastify()
    compressAnswers(app)
    await serveFiles(app, folder)
    const script = await app.inject({
      url: '/assets/guest/assets/client-abcd1234.js',
      headers: { 'accept-encoding': 'br' },
    })
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(script.rawPayload.length).toBeLessThan(200)
    const art = await app.inject({ url: '/art/maasdal.svg' })
    expect(art.headers['cache-control']).toBe('public, max-age=86400')
    const again = await app.inject({
      url: '/art/maasdal.svg',
      headers: { 'if-none-match': String(art.headers['etag']) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await app.close()
  })

  it('that were compressed at build time go out as they are', async () => {
    const app = fastify()
    compressAnswers(app)
    await serveFiles(app, folder)
    const style = await app.inject({
      url: '/assets/guest/assets/style-ijkl9012.css',
      headers: { 'accept-encoding': 'br' },
    })
    expect([style.headers['content-encoding'], style.body]).toEqual(['br', 'made at build time'])
    await app.close()
  })

  it('of the back office make a page with a nonce that no two answers share, and the policy that goes with it', () => {
    const page = new BackOfficePage(folder, address, new WordsInForce())
    const [first, second] = [page.render('/agenda')!, page.render('/agenda')!]
    const nonce = /nonce="([\w-]{20,})"/.exec(first.html)![1]!
    expect(first.policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
    expect(second.html).not.toContain(nonce)
    expect(new BackOfficePage(null, address, new WordsInForce()).render('/agenda')).toBeNull()
  })

  it('of what stands at an address of the back office are asked for by its page, once each, and none of them at the door', () => {
    const page = new BackOfficePage(folder, address, new WordsInForce())
    const asked = (path: string) =>
      [...page.render(path)!.html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(
        ([, href]) => href,
      )
    expect(asked('/agenda')).toEqual(
      ['layout-mnop3456', 'icons-ijkl9012', 'agenda-qrst7890'].map(
        (name) => `/assets/admin/assets/${name}.js`,
      ),
    )
    expect(asked('/login')).toEqual([])
  })

  it.each([
    ['/login', 'Inloggen · Kamersleutel', '/login'],
    ['/sign-in', 'Inloggen · Kamersleutel', '/login'],
    ['/inloggen', 'Inloggen · Kamersleutel', '/login'],
    ['/wachtwoord-vergeten', 'Wachtwoord vergeten · Kamersleutel', '/wachtwoord-vergeten'],
  ])('say at %s what it is, and which of its addresses stands for all', (url, title, canonical) => {
    const { html } = new BackOfficePage(folder, address, new WordsInForce()).render(url)!
    expect([...html.matchAll(/<title>([^<]*)/g)].map(([, found]) => found)).toEqual([title])
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}">/)
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}${canonical}">`)
  })

  it('say nothing of the kind behind the sign-in', () => {
    const { html } = new BackOfficePage(folder, address, new WordsInForce()).render('/agenda')!
    expect(html).toContain('<title>Kamersleutel</title>')
    expect(html).not.toContain('canonical')
  })

  it('of the back office are there for every screen of the table, by the name of its file', () => {
    for (const { path: address, source = '', page } of screenRoutes.filter(
      ({ access }) => access === 'staff',
    )) {
      const file = new URL(`../../../admin/${source}`, import.meta.url)
      const name = path.basename(source, '.tsx')
      // Rows that staff keep have their three pages in one file.
      const made = page
        ? 'export const { list, add, one } = keptPages('
        : `export function ${name}(`
      expect([address, fs.readFileSync(file, 'utf8')]).toEqual([
        address,
        expect.stringContaining(made),
      ])
    }
  })
})

describe('The table of routes', () => {
  it('has each address once', () => {
    const paths = screenRoutes.map(({ path: address }) => address)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('keeps search engines from data and from what is one guest’s own', async () => {
    const { body } = await get('/robots.txt')
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /sandbox/',
      'Disallow: /ical/',
      'Disallow: /health/',
      'Disallow: /metrics/',
      'Disallow: /bedankt',
      'Disallow: /en/thank-you',
      'Disallow: /de/danke',
      'Disallow: /bedankt-familie',
      'Disallow: /en/thank-you-family',
      'Disallow: /de/danke-familie',
      'Disallow: /bedankt-ontbijt',
      'Disallow: /en/thank-you-breakfast',
      'Disallow: /de/danke-fruehstueck',
      'Disallow: /ontbijt-betaling',
      'Disallow: /en/pay-breakfast',
      'Disallow: /de/fruehstueck-bezahlen',
      'Disallow: /booking-betaling',
      'Disallow: /en/pay-booking',
      'Disallow: /de/buchung-bezahlen',
      'Disallow: /booking-betaling-familie',
      'Disallow: /en/pay-booking-family',
      'Disallow: /de/buchung-bezahlen-familie',
      'Disallow: /bedankt-booking',
      'Disallow: /en/thank-you-booking',
      'Disallow: /de/danke-buchung',
      '',
      'Sitemap: http://localhost:3000/sitemap.xml',
      '',
    ])
  })

  it('tells a phone what the house is called', async () => {
    const { property } = await setup.app.get(FactsCache).fresh()
    const answer = await get('/site.webmanifest')
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(JSON.parse(answer.body)).toMatchObject({
      short_name: property.name,
      description: `Kamers zoeken en boeken bij ${property.name}.`,
      start_url: '/home',
      lang: 'nl',
      shortcuts: [{ name: 'Kamers', url: '/kamer-overzicht' }, { name: 'Beschikbaarheid' }],
    })
  })

  it('tells it in the language of the page, of which it stays one app', async () => {
    const { body } = await get('/de/home')
    const [, address] = /<link rel="manifest" href="([^"]+)">/.exec(body)!
    const dutch = JSON.parse((await get('/site.webmanifest')).body)
    expect(JSON.parse((await get(address!)).body)).toMatchObject({
      id: dutch.id,
      description: expect.stringMatching(/^Zimmer suchen und buchen bei /),
      lang: 'de',
      start_url: '/de/home',
      shortcuts: [
        { name: 'Zimmer', url: '/de/zimmer' },
        { name: 'Verfügbarkeit', url: '/de/suche' },
      ],
    })
    expect(JSON.parse((await get('/site.webmanifest?taal=xx')).body)).toEqual(dutch)
  })

  it('has every page that may be listed in the sitemap, each room apart, and no other', async () => {
    const answer = await get('/sitemap.xml')
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    const listed = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed).toContain('http://localhost:3000/kamer-overzicht/details?kamer=knusse-kamer')
    for (const url of listed) {
      const { statusCode, body } = await get(url.replace('http://localhost:3000', ''))
      expect([url, statusCode]).toEqual([url, 200])
      expect(body).toContain('<meta name="robots" content="index">')
      expect(body).toContain(`<link rel="canonical" href="${url}">`)
    }
    const hidden = screenRoutes.filter((route) => route.isPrivate || route.isUnlisted)
    for (const { path: address } of hidden)
      expect(listed).not.toContain(`http://localhost:3000${address}`)
  })

  it('has no browser keep a page that is one guest’s own', async () => {
    for (const { path: address, isPrivate } of screenRoutes.filter(
      ({ site }) => site === 'guest',
    )) {
      const { headers, statusCode } = await get(address)
      if (statusCode === 302) continue
      expect([address, headers['cache-control']]).toEqual([
        address,
        isPrivate ? 'no-store' : 'private, no-cache',
      ])
    }
  })

  it('leads somewhere that is in it', () => {
    for (const target of Object.values(redirects))
      expect(routeAt(target) !== undefined || target in redirects).toBe(true)
  })
})
