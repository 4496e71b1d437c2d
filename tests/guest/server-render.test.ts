import { describe, expect, it } from 'vitest'
import { guestWords, words } from '../../rules/texts/all-words.ts'
import { answerRead } from '../../stories/guest/fixtures/answer.ts'
import { renderPage } from './site-words.ts'

const assets = {
  script: '/assets/guest/client.js',
  styles: ['/assets/guest/style.css'],
  preload: ['/assets/guest/ground.js'],
  later: {
    'room/RoomScreen.tsx': ['/assets/guest/room.js', '/assets/guest/price-lines.js'],
    'calendar/StayCalendar.tsx': ['/assets/guest/calendar.js'],
    'checkout/CheckoutScreen.tsx': ['/assets/guest/checkout.js', '/assets/guest/price-lines.js'],
  },
  laterStyles: {
    'room/RoomScreen.tsx': ['/assets/guest/room.css', '/assets/guest/calendar.css'],
    'calendar/StayCalendar.tsx': ['/assets/guest/calendar.css'],
  },
}
const page = (path: string, fetchJson = async (question: string) => answerRead(question)) =>
  renderPage(path, { assets, fetchJson })
const visible = (html: string) => /<div id="root">([\s\S]*)<\/div>\n<script/.exec(html)![1]!
const stay = 'kamer=knusse-kamer&aankomst=2026-06-09&vertrek=2026-06-12&personen=2'

describe('a page as the server sends it', () => {
  it.each([
    ['/home', 'Slapen met een eigen sleutel', 'Knusse kamer'],
    [
      '/zoeken?aankomst=2026-06-11&vertrek=2026-06-14&personen=2',
      '2 kamers zijn vrij',
      '€\u00a0300,00',
    ],
    [
      '/zoeken?aankomst=2026-07-24&vertrek=2026-07-27&personen=2',
      'Er zijn geen kamers beschikbaar, u kunt wel altijd nog even bellen',
      'Dit kan wel',
    ],
    ['/kamer-overzicht', 'Toon beschikbaarheid', 'p.p.n.'],
    [
      '/kamer-overzicht/details?kamer=knusse-kamer',
      'aria-label="vrijdag 5 juni, bezet"',
      'Selecteer datums',
    ],
    [`/kamer-overzicht/details?${stay}`, 'Toeristenbelasting', 'Boeken'],
    [`/online-afrekenen?${stay}`, 'Verder naar details', 'Totaal'],
  ])('%s holds its content before any script', async (path, ...words) => {
    const { status, html } = await page(path)
    expect(status).toBe(200)
    expect(words.filter((word) => !visible(html).includes(word))).toEqual([])
  })

  it.each(['/kamer-overzicht/details?kamer=knusse-kamer', `/online-afrekenen?${stay}`])(
    '%s tells who has no script how to book all the same',
    async (path) => {
      const { html } = await page(path)
      const said = /<noscript>([\s\S]*?)<\/noscript>/.exec(html)![1]!
      expect(said).toContain('Online boeken gaat alleen met JavaScript.')
      expect(said).toMatch(/href="tel:\+?\d+".*href="mailto:/s)
      expect((await page('/home')).html).not.toContain('<noscript>')
    },
  )

  it('says a text as staff corrected it, escaped, and the next page says it literally again', async () => {
    const corrected = guestWords(words('nl', { 'stay.chooseDates': 'Kies <b>nachten' }))
    const path = '/kamer-overzicht/details?kamer=knusse-kamer'
    const { html } = await renderPage(path, {
      assets,
      words: () => ({ words: corrected, address: '/words/nl-2.js', later: '/words/nl-later-2.js' }),
    })
    expect(html).toContain('<script defer src="/words/nl-2.js"')
    expect(visible(html)).toContain('Kies &lt;b&gt;nachten')
    expect(visible(html)).not.toContain('Selecteer datums')
    expect(visible((await page(path)).html)).toContain('Selecteer datums')
  })

  it('says 404 for what is not there', async () => {
    expect((await page('/ontbijt-van-gisteren')).status).toBe(404)
    expect((await page('/kamer-overzicht/details?kamer=kasteelkamer')).status).toBe(404)
    expect((await page('/bedankt?id=niemand')).status).toBe(404)
    expect((await page('/bedankt')).status).toBe(404)
  })

  it('sends on who comes too early', async () => {
    expect(await page('/kamer-overzicht/details')).toMatchObject({
      status: 302,
      location: '/kamer-overzicht',
    })
    expect(await page('/online-afrekenen')).toMatchObject({
      status: 302,
      location: '/kamer-overzicht',
    })
    expect(await page('/online-afrekenen?kamer=knusse-kamer&aankomst=2026-06-09')).toMatchObject({
      status: 302,
      location: '/kamer-overzicht/details?kamer=knusse-kamer&aankomst=2026-06-09',
    })
  })

  it('has days that choose themselves before there is a script, each with what came before', async () => {
    const sends = async (search: string) => {
      const { html } = await page(`/kamer-overzicht/details?kamer=knusse-kamer${search}`)
      return (day: string) =>
        new RegExp(
          `<button(?=[^>]* aria-label="${day})(?=[^>]* name="verblijf")[^>]* value="([^"]+)"`,
        ).exec(html)?.[1]
    }
    const arriving = await sends('&personen=2')
    expect(arriving('dinsdag 9 juni')).toBe('2026-06-09')
    // A taken day is tried as the shortest stay from it, and the page says why not.
    expect(arriving('dinsdag 16 juni, bezet')).toBe('2026-06-16/2026-06-17')
    expect(arriving('maandag 1 juni, voorbij')).toBeUndefined()
    const leaving = await sends('&aankomst=2026-06-09')
    expect(leaving('vrijdag 12 juni')).toBe('2026-06-09/2026-06-12')
    expect(leaving('donderdag 4 juni')).toBe('2026-06-04')
  })

  it.each([
    [
      '/kamer-overzicht/details',
      'kamer=knusse-kamer&aankomst=2026-06-12&vertrek=2026-06-13&personen=2',
      '#when-title',
    ],
    // Nobody chose a number of persons yet: a suggestion does not choose it for them.
    [
      '/kamer-overzicht/details',
      'kamer=knusse-kamer&aankomst=2026-06-12&vertrek=2026-06-13',
      '#when-title',
    ],
    [
      '/online-afrekenen',
      'kamer=knusse-kamer&aankomst=2026-06-05&vertrek=2026-06-08&personen=2&stap=details',
      '',
    ],
    ['/zoeken', 'aankomst=2026-07-24&vertrek=2026-07-27&personen=2', ''],
  ])(
    '%s?%s leads to the stays that do fit by links, which need no script',
    async (path, asked, place) => {
      const { html } = await page(`${path}?${asked}`)
      const links = [...html.matchAll(/<a class="alternative" href="([^"]+)"/g)].map(([, href]) =>
        href!.replaceAll('&amp;', '&'),
      )
      expect(links.length).toBeGreaterThan(0)
      expect(new Set(links).size).toBe(links.length)
      const leadsTo = path === '/zoeken' ? '/kamer-overzicht/details' : path
      const before = new URLSearchParams(asked)
      for (const link of links) {
        const { pathname, searchParams, hash } = new URL(link, 'http://localhost')
        expect([pathname, hash]).toEqual([leadsTo, place])
        expect([searchParams.get('personen'), searchParams.get('stap')]).toEqual([
          before.get('personen'),
          before.get('stap'),
        ])
        expect(`${searchParams.get('aankomst')} ${searchParams.get('vertrek')}`).toMatch(
          /^2026-\d\d-\d\d 2026-\d\d-\d\d$/,
        )
        expect((await page(link.split('#')[0]!)).status).toBe(200)
      }
    },
  )

  it('says so of a room that can never be sold here, instead of a calendar full of taken days', async () => {
    const { html } = await page('/kamer-overzicht/details?kamer=knusse-kamer', async (path) => {
      const answer = answerRead(path)
      return path === '/api/room-types'
        ? {
            status: 200,
            body: (answer.body as object[]).map((room) => ({ ...room, neverOffered: true })),
          }
        : answer
    })
    expect(visible(html)).toContain('Deze kamer is niet online te boeken.')
    expect(visible(html)).not.toContain('class="calendar"')
  })

  it('takes a day sent without script for chosen, at the address that a script would have made', async () => {
    const sent =
      '/kamer-overzicht/details?verblijf=2026-06-09%2F2026-06-12&kamer=knusse-kamer&aankomst=2026-06-04&personen=2'
    expect(await page(sent)).toMatchObject({
      status: 302,
      location: `/kamer-overzicht/details?${stay}`,
    })
  })

  it('turns to a later month without script', async () => {
    const { html } = await page('/kamer-overzicht/details?maand=2026-08-01&kamer=knusse-kamer')
    expect(
      [...html.matchAll(/aria-live="polite">([^<]+ 2026)/g)].map(([, month]) => month),
    ).toEqual(['Augustus 2026', 'September 2026'])
    expect(
      /<button(?=[^>]* aria-label="Vorige maand")(?=[^>]* name="maand")[^>]* value="([^"]+)"/.exec(
        html,
      )?.[1],
    ).toBe('2026-07-01')
  })

  it('is a page of its own with 503 when the API does not answer', async () => {
    const { status, html } = await page('/home', async () => ({ status: 500, body: null }))
    expect(status).toBe(503)
    expect(visible(html)).toContain('Er is niets geboekt en niets betaald')
  })

  it('names a fault as the log does, and to who looks at an order says nothing of booking nothing', async () => {
    const failing = async () => ({
      status: 500,
      body: { error: { reason: 'unexpected', text: 'Er ging iets mis.', code: '1751d064c68d' } },
    })
    const home = visible((await page('/home', failing)).html)
    expect(home).toContain('Er ging iets mis')
    expect(home).toContain('Foutcode 1751d064c68d.')
    const order = visible((await page('/bedankt?id=8d2c1a34', failing)).html)
    expect(order).toContain('We kunnen deze pagina nu niet laten zien')
    expect(order).toContain('Aan wat je boekte of betaalde verandert dit niets.')
    expect(order).toContain('Foutcode 1751d064c68d.')
    expect(order).not.toContain('Er is niets geboekt')
  })

  it('has a title, a description and an address of its own', async () => {
    const { html } = await page(`/kamer-overzicht/details?${stay}`)
    expect(html).toContain('<html lang="nl">')
    expect(html).toContain('<title>Knusse kamer, Kamersleutel</title>')
    expect(html).toMatch(/<meta name="description" content="Knusse kamer in Elsloo[^"]+">/)
    expect(html).toContain(
      '<link rel="canonical" href="https://kamersleutel.example/kamer-overzicht/details?kamer=knusse-kamer">',
    )
  })

  it('says the name and the place of the house that runs the site, and of no other', async () => {
    const named = async (asked: string) => {
      const answer = answerRead(asked)
      if (asked !== '/api/property') return answer
      return { ...answer, body: { ...(answer.body as object), name: 'De Kers', city: 'Stein' } }
    }
    const room = await page(`/kamer-overzicht/details?${stay}`, named)
    expect(room.html).toContain('<title>Knusse kamer, De Kers</title>')
    expect(room.html).toContain('<meta property="og:site_name" content="De Kers">')
    expect(room.html).toMatch(/<meta name="description" content="Knusse kamer in Stein,/)
    const home = await page('/home', named)
    expect(home.html).toContain('<title>De Kers, bed &amp; breakfast in Stein</title>')
    const head = /<header[\s\S]*?<\/header>/.exec(visible(home.html))![0]
    expect(head).toContain('<b>De Kers</b>')
    expect(head).not.toMatch(/Kamersleutel|Elsloo/)
  })

  it('keeps what is only one guest’s out of search engines', async () => {
    expect((await page(`/online-afrekenen?${stay}`)).html).toContain(
      '<meta name="robots" content="noindex">',
    )
    expect((await page('/home')).html).toContain('<meta name="robots" content="index">')
  })

  it('has one address for search engines, whatever was asked on it', async () => {
    const { html } = await page('/zoeken?aankomst=2026-06-09&vertrek=2026-06-12&personen=2')
    expect(html).toContain('<link rel="canonical" href="https://kamersleutel.example/zoeken">')
    expect(html).toContain('<meta name="robots" content="index">')
  })

  it.each([
    '/home',
    '/zoeken',
    '/kamer-overzicht',
    `/kamer-overzicht/details?${stay}`,
    `/online-afrekenen?${stay}`,
    '/omgeving',
  ])('%s has no inline style and no inline script', async (path) => {
    const { html } = await page(path)
    expect(html).not.toMatch(/\sstyle="|<style|\son[a-z]+="/)
    // What is left are blocks of data, which no browser runs.
    const scripts = html.match(/<script[^>]*>/g)!
    expect(scripts.filter((script) => script !== '<script type="application/ld+json">')).toEqual([
      '<script defer src="/words/nl-1.js" fetchpriority="low">',
      ...(html.includes('data-checkout')
        ? ['<script defer src="/words/nl-later-1.js" fetchpriority="low">']
        : []),
      '<script type="module" src="/assets/guest/client.js" fetchpriority="low">',
      '<script type="application/json" id="page-state">',
    ])
  })

  it.each([
    ['/home', []],
    ['/kamer-overzicht/details?kamer=knusse-kamer', ['room', 'price-lines', 'calendar']],
    [`/online-afrekenen?${stay}`, ['checkout', 'price-lines']],
  ])(
    '%s has the browser fetch all its scripts at once, none after the other',
    async (path, later) => {
      const { html } = await page(path)
      const asked = [
        ...html.matchAll(
          /<link rel="modulepreload" href="\/assets\/guest\/([^"]+)\.js" fetchpriority="low">/g,
        ),
      ].map(([, name]) => name)
      expect(asked).toEqual(['ground', ...later])
    },
  )

  it.each([
    ['/home', []],
    ['/kamer-overzicht/details?kamer=knusse-kamer', ['room', 'calendar']],
  ])('%s links each of its style sheets once, before anything is seen', async (path, later) => {
    const { html } = await page(path)
    const linked = [
      ...html
        .slice(0, html.indexOf('<body>'))
        .matchAll(/<link rel="stylesheet" href="\/assets\/guest\/([^"]+)\.css">/g),
    ].map(([, name]) => name)
    expect(linked).toEqual(['style', ...later])
  })

  it('cannot be broken out of by what the property has written', async () => {
    const evil = '</script><script>alert(1)</script><!--'
    const { html } = await page('/kamer-overzicht', async (path) => {
      const answer = answerRead(path)
      if (path !== '/api/room-types') return answer
      return {
        status: 200,
        body: (answer.body as object[]).map((room) => ({ ...room, name: evil, description: evil })),
      }
    })
    expect(html).not.toContain('<script>alert')
    expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script /g)!.length)
  })

  it('reads each thing once', async () => {
    const asked: string[] = []
    await page(`/kamer-overzicht/details?${stay}`, async (path) => {
      asked.push(path)
      return answerRead(path)
    })
    expect(asked.length).toBe(new Set(asked).size)
  })
})
