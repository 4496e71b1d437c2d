import { describe, expect, it } from 'vitest'
import type { PageBlock, PageTextView } from '../../api/pages/page-content.ts'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import { renderGuest } from '../../guest/server.tsx'
import type { Readings } from '../../rules/readings/readings.ts'
import { guestWords, words } from '../../rules/texts/all-words.ts'
import type { Language } from '../../rules/texts/languages.ts'
import { answerRead } from '../../stories/guest/fixtures/answer.ts'
import { bookingStatus } from '../../stories/guest/fixtures/guests.ts'

const assets = { script: '/c.js', styles: [], preload: [], later: {}, laterStyles: {} }

/** What is drawn of a page in a language, with parts of its answers changed. */
async function drawn(
  tag: Language,
  path: string,
  changes: { property?: Partial<PropertyView>; text?: Partial<PageTextView> } = {},
  readings: Partial<Readings> = {},
): Promise<string> {
  const known = words(tag)
  const { html } = await renderGuest({
    url: `https://kamersleutel.example${path}`,
    tag,
    assets,
    fetchJson: async (asked) => {
      if (asked.includes('/bookings/'))
        return { status: 200, body: bookingStatus({ state: 'confirmed' }, known) }
      const { status, body } = answerRead(asked, readings, known)
      const changed =
        asked === '/api/property'
          ? changes.property
          : asked.startsWith('/api/pages/')
            ? changes.text
            : {}
      const isList = Array.isArray(body)
      return { status, body: isList ? body : { ...(body as object), ...changed } }
    },
    words: () => ({ words: guestWords(known), address: '/w.js', later: '/l.js' }),
  })
  return html.replaceAll('hrefLang', 'hreflang')
}

const linkTo = (to: string): PageBlock => ({
  kind: 'paragraph',
  inside: [{ kind: 'link', to, inside: [{ kind: 'text', text: 'hier' }] }],
})
const inText = async (tag: Language, to: string) =>
  /<a [^>]*>hier<\/a>/.exec(await drawn(tag, '/omgeving', { text: { blocks: [linkTo(to)] } }))?.[0]

describe('A text in Dutch on a page in another language', () => {
  it('says of what the catalogue says in its midst that it is in that of the page', async () => {
    const html = await drawn('en', '/extra')
    expect(html).toContain('<article class="prose" lang="nl">')
    expect(html).toMatch(/<dl class="lines text-page__lines" lang="en">/)
    const byStaff = await drawn(
      'en',
      '/annuleringsvoorwaarden',
      { property: { cancellation: [] } },
      { 'cancellation.conditions': 'by-staff' },
    )
    expect(byStaff).toContain(`<p lang="en">${words('en').sitePage.cancelledByAgreement}</p>`)
  })
})

describe('A link in a text', () => {
  it('says in which language its page is where it names another than this page', async () => {
    expect(await inText('nl', '/en/contact')).toBe('<a href="/en/contact" hreflang="en">hier</a>')
    expect(await inText('de', '/en/contact')).toBe('<a href="/en/contact" hreflang="en">hier</a>')
    expect(await inText('en', '/inschrijven-paasveerjaarmarkt')).toBe(
      '<a href="/inschrijven-paasveerjaarmarkt" hreflang="nl">hier</a>',
    )
  })

  it('stays in the language of the page, whether its address names that or none', async () => {
    expect(await inText('en', '/en/contact')).toBe('<a href="/en/contact">hier</a>')
    expect(await inText('en', '/contact')).toBe('<a href="/en/contact">hier</a>')
    expect(await inText('nl', '/contact')).toBe('<a href="/contact">hier</a>')
  })
})

describe('The name of a room that is not translated', () => {
  const property = { untranslated: ['Knusse kamer'] }
  const name = '<span lang="nl">Knusse kamer</span>'

  it('is named as Dutch where its stay is no longer free', async () => {
    const stay = 'kamer=knusse-kamer&aankomst=2026-06-05&vertrek=2026-06-08&personen=2'
    expect(await drawn('en', `/online-afrekenen?${stay}`, { property })).toContain(name)
    expect(await drawn('en', `/online-afrekenen?${stay}`)).not.toContain('lang="nl">Knusse')
  })

  it('is named as Dutch in what was booked', async () => {
    expect(await drawn('en', '/bedankt?id=1', { property })).toContain(name)
  })
})
