import { describe, expect, it } from 'vitest'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { thanksPath } from '../../screens/guest-addresses.ts'
import { answerRead } from '../../stories/guest/fixtures/answer.ts'
import { renderPage } from './site-words.ts'

const page = (path: string, fetchJson = async (question: string) => answerRead(question)) =>
  renderPage(path, { fetchJson })
const visible = (html: string) => /<div id="root">([\s\S]*)<\/div>\n<script/.exec(html)![1]!
const stay = 'aankomst=2026-06-12&vertrek=2026-06-15&personen=4'

describe('The family room’s page, before any script', () => {
  it('has its four arrangements with days, nights and all-in price, then the calendar', async () => {
    const { status, html } = await page('/familie-kamer')
    expect(status).toBe(200)
    const cards = [...visible(html).matchAll(/<a class="arrangement"[\s\S]*?<\/a>/g)].map(
      ([card]) =>
        card
          .replaceAll(/<[^>]+>/g, '|')
          .replaceAll(/\|+/g, '|')
          .replaceAll('\u00a0', ' '),
    )
    expect(cards).toEqual([
      '|Vrijdag-weekend|Vrijdag tot maandag, 3 nachten|€ 519,00|',
      '|Maandag-midweek|Maandag tot vrijdag, 4 nachten|€ 679,00|',
      '|Maandag-week|Maandag tot maandag, 7 nachten|€ 909,00|',
      '|Vrijdag-week|Vrijdag tot vrijdag, 7 nachten|€ 909,00|',
    ])
    expect(visible(html).indexOf('Hoe lang blijf je?')).toBeLessThan(
      visible(html).indexOf('class="calendar"'),
    )
  })

  it('says from which price on where it depends on the date', async () => {
    const raised = async (path: string) => {
      const answer = answerRead(path)
      if (path !== '/api/room-types') return answer
      const body = (answer.body as RoomTypeView[]).map((room) => ({
        ...room,
        arrangements: room.arrangements.map(({ id }) => ({
          id,
          price: { lowestCents: 51_900, highestCents: 55_000 },
        })),
      }))
      return { status: 200, body }
    }
    const { html } = await page('/familie-kamer', raised)
    expect(visible(html)).toMatch(/vanaf <span class="price">€.519,00/)
  })

  it('is one page with one canonical address', async () => {
    const [first, second] = await Promise.all(
      ['/familie-kamer', '/kamer-overzicht/details/familie-kamer'].map((path) => page(path)),
    )
    const canonical = '<link rel="canonical" href="https://kamersleutel.example/familie-kamer">'
    expect(first!.html).toContain(canonical)
    expect(second!.html).toContain(canonical)
    // The menu knows on which of its pages one is.
    const main = ({ html }: { html: string }) => /<main[\s\S]*<\/main>/.exec(html)![0]
    expect(main(second!)).toBe(main(first!))
  })

  it.each([
    ['/kamer-overzicht/details?kamer=familiekamer', '/familie-kamer'],
    [
      '/kamer-overzicht/details?kamer=familiekamer&aankomst=2026-06-12&vertrek=2026-06-15&personen=2',
      '/familie-kamer?aankomst=2026-06-12&vertrek=2026-06-15',
    ],
    [`/online-afrekenen?kamer=familiekamer&${stay}`, `/online-afrekenen-familie?${stay}`],
    ['/online-afrekenen-familie?aankomst=2026-06-12', '/familie-kamer'],
  ])('%s leads to %s', async (path, location) => {
    expect(await page(path)).toMatchObject({ status: 302, location })
  })

  it('has days that choose a whole stay, on the weekday of the arrangement only', async () => {
    const { html } = await page('/familie-kamer?soort=vrijdag-weekend&personen=5')
    const sends = (day: string) =>
      new RegExp(
        `<button(?=[^>]* aria-label="${day}")(?=[^>]* name="verblijf")[^>]* value="([^"]+)"`,
      ).exec(html)?.[1]
    expect(sends('vrijdag 12 juni')).toBe('2026-06-12/2026-06-15')
    expect(sends('zaterdag 13 juni, geen aankomst')).toBeUndefined()
    const sent = '/familie-kamer?verblijf=2026-06-12%2F2026-06-15&soort=vrijdag-weekend&personen=5'
    expect(await page(sent)).toMatchObject({
      status: 302,
      location: '/familie-kamer?aankomst=2026-06-12&vertrek=2026-06-15&personen=5',
    })
  })

  it('asks with how many, 4 to 6, and has a price line for cleaning and for tourist tax', async () => {
    const { html } = await page(`/familie-kamer?${stay.replace('personen=4', 'personen=6')}`)
    const counts = [...html.matchAll(/type="radio" name="personen"[^>]* value="(\d)"/g)].map(
      ([, count]) => count,
    )
    expect(counts).toEqual(['4', '5', '6'])
    for (const words of ['Vrijdag-weekend', 'Schoonmaak', 'Toeristenbelasting', 'Toeslag voor 6'])
      expect(visible(html)).toContain(words)
  })

  it('refuses dates of no arrangement with the nearest stays that fit, by links to this page', async () => {
    const { html } = await page('/familie-kamer?aankomst=2026-06-10&vertrek=2026-06-12&personen=4')
    expect(visible(html)).toContain('De familiekamer is te boeken per weekend, midweek of week')
    const links = [...html.matchAll(/<a class="alternative" href="([^"]+)"/g)].map(([, to]) =>
      to!.replaceAll('&amp;', '&'),
    )
    expect(links).toHaveLength(3)
    for (const link of links) {
      expect(link).toMatch(/^\/familie-kamer\?aankomst=.*personen=4#when-title$/)
      expect(visible((await page(link.split('#')[0]!)).html)).toContain('Totaal')
    }
  })

  it('says so where the site can never sell it, without arrangements or a calendar', async () => {
    const readings: Partial<Readings> = { 'availability.full.guest': 'stock-minus-one' }
    const { html } = await page('/familie-kamer', async (path) => answerRead(path, readings))
    expect(visible(html)).toContain('Deze kamer is niet online te boeken.')
    expect(visible(html)).not.toMatch(/class="(calendar|arrangements)"/)
  })

  it('is not there for a property without a family room', async () => {
    const { status } = await page('/familie-kamer', async (path) => {
      const answer = answerRead(path)
      if (path !== '/api/room-types') return answer
      const body = (answer.body as RoomTypeView[]).filter(({ kind }) => kind === 'ordinary')
      return { status: 200, body }
    })
    expect(status).toBe(404)
  })
})

describe('The checkout of the family room', () => {
  it('is the same wizard, with what is booked beside it', async () => {
    const { status, html } = await page(`/online-afrekenen-familie?${stay}`)
    expect(status).toBe(200)
    for (const words of ['Verder naar details', 'Familiekamer', 'Schoonmaak', 'Totaal'])
      expect(visible(html)).toContain(words)
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it('leads 4 guests whose stay is gone to other stays and to the house, never to the search for 1 to 3', async () => {
    const { html } = await page(
      '/online-afrekenen-familie?aankomst=2026-07-13&vertrek=2026-07-17&personen=4&stap=details',
    )
    expect(visible(html)).toContain('Dit kan nog wel')
    expect(visible(html)).not.toContain('href="/zoeken?aankomst')
    expect(html).toMatch(/href="\/online-afrekenen-familie\?[^"]*stap=details"/)
    expect(visible(html)).toContain('href="tel:')
  })

  it('ends at a thank-you page of its own', () => {
    expect(thanksPath({ bookingId: 'a b', roomKind: 'family' })).toBe('/bedankt-familie?id=a%20b')
    expect(thanksPath({ bookingId: 'a', roomKind: 'ordinary' })).toBe('/bedankt?id=a')
  })
})

describe('The search for 1 to 3', () => {
  it('leads 4 to 6 guests to the family room, with their dates', async () => {
    const { html } = await page('/zoeken?aankomst=2026-06-12&vertrek=2026-06-15&personen=4')
    expect(visible(html)).not.toContain('Je hebt niet alle zoek velden correct gevult')
    expect(visible(html).replaceAll('&amp;', '&')).toContain(`href="/familie-kamer?${stay}"`)
    expect(visible(html)).toMatch(/<option selected="">2<\/option>/)
  })

  it.each(['/home', '/zoeken'])('names the family room on %s', async (path) => {
    expect(visible((await page(path)).html)).toContain('Met 4 tot 6 personen: de familiekamer')
  })
})
