import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { screenRoutes } from '../../screens/screen-routes.ts'
import { answerRead } from '../../stories/guest/fixtures/answer.ts'
import { renderPage } from './site-words.ts'

const ORIGIN = 'https://kamersleutel.example'
const stay = 'kamer=knusse-kamer&aankomst=2026-06-09&vertrek=2026-06-12&personen=2'

/** What an address needs to show its page. */
const asked: Record<string, string> = {
  '/kamer-overzicht/details': '?kamer=knusse-kamer',
  '/online-afrekenen': `?${stay}`,
}
const routes = screenRoutes.filter(({ site }) => site === 'guest')

const answered = (address: string, answers = answerRead) =>
  renderPage(address, { fetchJson: async (question) => answers(question) })
const page = async (address: string, answers = answerRead) =>
  (await answered(address, answers)).html
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found!)
const meta = (html: string, name: string) =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'))

interface Thing {
  '@type': string
  [property: string]: unknown
}
const things = (html: string) =>
  all(html, /<script type="application\/ld\+json">(.*?)<\/script>/g).map(
    (text) => JSON.parse(text) as Thing,
  )

describe('A page as a search engine finds it', () => {
  it.each(routes)(
    '$path has one title, one description, one canonical address and one first heading',
    async ({ path: address, isPrivate, isUnlisted }) => {
      const { html, location } = await answered(address + (asked[address] ?? ''))
      // Who comes too early is sent on: such a step is in no list.
      if (location) return expect(isUnlisted).toBe(true)
      expect(all(html, /<title>([^<]+)<\/title>/g)).toHaveLength(1)
      expect(all(html, /<h1[^>]*>(.*?)<\/h1>/g)).toHaveLength(1)
      const canonical = all(html, /<link rel="canonical" href="([^"]+)">/g)
      expect(canonical).toHaveLength(1)
      expect(canonical[0]).toMatch(/^https:\/\/kamersleutel\.example\/[\w/-]+(\?kamer=[\w-]+)?$/)
      const [description = '', ...others] = meta(html, 'description')
      expect(others).toEqual([])
      // What is listed says what it is about, at the length that a list of results shows.
      if (isPrivate || isUnlisted) expect(meta(html, 'robots')).toEqual(['noindex'])
      else {
        expect(meta(html, 'robots')).toEqual(['index'])
        expect(description.length).toBeGreaterThan(20)
        expect(description.length).toBeLessThanOrEqual(170)
      }
    },
  )

  it('has a title that no other page has', async () => {
    const listed = routes.filter(({ isPrivate, isUnlisted }) => !isPrivate && !isUnlisted)
    const titles = await Promise.all(
      listed.map(
        async ({ path: address }) =>
          all(await page(address + (asked[address] ?? '')), /<title>([^<]+)<\/title>/g)[0],
      ),
    )
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('is /home at /test-visit, and not listed there', async () => {
    const html = await page('/test-visit')
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/home">`)
    expect(meta(html, 'robots')).toEqual(['noindex'])
    expect(html).toContain('Slapen met een eigen sleutel')
  })

  it.each(['/home', '/omgeving', '/kamer-overzicht/details?kamer=knusse-kamer'])(
    '%s has a link preview with a picture that is there and that social networks show',
    async (address) => {
      const html = await page(address)
      expect(meta(html, 'og:title')[0]).toBeTruthy()
      expect(meta(html, 'og:url')[0]).toBe(ORIGIN + address)
      const [picture = ''] = meta(html, 'og:image')
      expect(picture).toMatch(/^https:\/\/kamersleutel\.example\/assets\/guest\/pictures\/.+\.jpg$/)
      const file = picture.replace(`${ORIGIN}/assets/guest/`, '')
      expect(existsSync(path.join(import.meta.dirname, '../../guest/public', file))).toBe(true)
    },
  )

  it('shows one guest’s own page in no preview', async () => {
    expect(meta(await page('/bedankt?id=niemand'), 'og:title')).toEqual([])
  })
})

describe('What a page tells of itself in JSON-LD', () => {
  it('on /home is the property: how to reach it, when one comes and goes, from what price', async () => {
    const [lodging] = things(await page('/home'))
    expect(lodging).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LodgingBusiness',
      telephone: '+31461234567',
      address: { streetAddress: 'Dorpsstraat 12', postalCode: '6181 AB', addressCountry: 'NL' },
      checkinTime: '15:00',
      checkoutTime: '10:30',
    })
    expect(lodging!['priceRange']).toMatch(/^vanaf €\u00a0\d+,\d\d per nacht$/)
  })

  it('on the rooms is each room, with the price that its page shows, every cost included', async () => {
    const found = things(await page('/kamer-overzicht'))
    expect(found.map((thing) => thing['@type'])).toEqual([
      'LodgingBusiness',
      ...Array.from({ length: 4 }, () => 'HotelRoom'),
    ])
    const room = found.find(({ name }) => name === 'Knusse kamer')!
    // 75.00 and once 2.50 tourist tax; the overview shows the same.
    expect(room['offers']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          '@type': 'Offer',
          price: '77.50',
          priceCurrency: 'EUR',
          eligibleQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: 'personen' },
          priceSpecification: expect.objectContaining({ valueAddedTaxIncluded: true }) as unknown,
        }),
      ]),
    )
    expect(room['url']).toBe(`${ORIGIN}/kamer-overzicht/details?kamer=knusse-kamer`)
  })

  it('names no price where the property’s prices leave costs out', async () => {
    const found = things(
      await page('/kamer-overzicht', (asking) => answerRead(asking, { 'price.from': 'literal' })),
    )
    expect(JSON.stringify(found)).not.toMatch(/"price|priceRange/)
  })

  it('on a page that answers questions are these, with what the property says filled in', async () => {
    const [questions] = things(await page('/omgeving'))
    expect(questions).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          name: 'Hoe laat kan ik inchecken?',
          acceptedAnswer: { text: expect.stringContaining('15.00 tot 18.00 uur') as unknown },
        },
        { name: 'Mag ik mijn hond meenemen?' },
      ],
    })
    expect(things(await page('/extra'))).toEqual([])
  })

  it('is nothing on a page that is not listed', async () => {
    expect(things(await page('/test-visit'))).toEqual([])
    expect(things(await page(`/online-afrekenen?${stay}`))).toEqual([])
  })
})
