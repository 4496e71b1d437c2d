import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guestRoutes } from '../../screens/guest-screens.ts'
import { readAddress } from '../../screens/read-address.ts'
import { addressIn, isInDutch, readLanguage } from '../../screens/page-language.ts'

const known = (tag: string) => ['nl', 'en', 'de', 'fr'].includes(tag)
const read = (address: string) => readLanguage(address, known)

describe('The address of a page', () => {
  it('is the documents’ own in Dutch, and a translated one behind the tag of another language', () => {
    expect(addressIn('nl', '/kamer-overzicht')).toBe('/kamer-overzicht')
    expect(addressIn('en', '/kamer-overzicht?personen=2#top')).toBe('/en/rooms?personen=2#top')
    expect(addressIn('de', '/familie-kamer')).toBe('/de/familienzimmer')
  })

  it('is the Dutch one behind the tag in a language that has not translated it', () => {
    expect(addressIn('fr', '/kamer-overzicht')).toBe('/fr/kamer-overzicht')
  })

  it('stays as it is where the page is there in Dutch alone, and of what is no page', () => {
    for (const address of ['/inschrijven-paasveerjaarmarkt', '/agenda', '/api/property', '#top'])
      expect(addressIn('en', address)).toBe(address)
    expect(isInDutch('en', '/inschrijven-paasveerjaarmarkt?a=b')).toBe(true)
    expect(isInDutch('nl', '/inschrijven-paasveerjaarmarkt')).toBe(false)
    expect(isInDutch('en', '/contact')).toBe(false)
  })
})

describe('Reading an address', () => {
  it('finds the page and its language', () => {
    expect(read('/en/rooms?personen=2')).toEqual({
      tag: 'en',
      address: '/kamer-overzicht?personen=2',
    })
    expect(read('/kamer-overzicht')).toEqual({ tag: 'nl', address: '/kamer-overzicht' })
    expect(read('/en')).toEqual({ tag: 'en', address: '/home' })
    expect(read('/en/kamer-overzicht')).toEqual({ tag: 'en', address: '/kamer-overzicht' })
  })

  it('names no page behind a tag of no language, nor one of the back office behind any', () => {
    expect(read('/xx/rooms')).toEqual({ tag: 'nl', address: '/xx/rooms' })
    expect(read('/en/agenda')).toEqual({ tag: 'en', address: '/en/agenda' })
    expect(read('/de/inschrijven-paasveerjaarmarkt').address).toBe(
      '/de/inschrijven-paasveerjaarmarkt',
    )
  })

  it('gives back every page that was named, in every language', () => {
    for (const tag of ['nl', 'en', 'de', 'fr']) {
      const pages = guestRoutes.filter(({ isDutch }) => !isDutch).map(({ path }) => path)
      expect(pages.map((path) => read(addressIn(tag, path)))).toEqual(
        pages.map((address) => ({ tag, address })),
      )
    }
  })

  it('gives each page of a language an address of its own', () => {
    for (const tag of ['en', 'de']) {
      const addresses = guestRoutes.map(({ path }) => addressIn(tag, path))
      expect(new Set(addresses).size).toBe(addresses.length)
    }
  })

  it('never throws and never leads to another site, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.webPath(),
        fc.constantFrom('', '/en', '/de', '//en', '/en//'),
        (path, before) => {
          const { address } = read(`${before}${path}`)
          expect(readAddress(address).path).toMatch(/^\/(?!\/)/)
        },
      ),
    )
  })
})
