import { gzipSync } from 'node:zlib'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { partSheets } from '../../guest/styles/part-sheets.ts'
import { screenAt } from '../../guest/screens.ts'
import { weighClient } from '../setup/client-weight.ts'
import { guestWords, inTwoParts, words } from '../../rules/texts/all-words.ts'
import { isLanguage, languages } from '../../rules/texts/languages.ts'

const guest = path.join(import.meta.dirname, '../../guest')
const { manifest, withImports, kilobytes, kilobytesOfStyles, secrets } = weighClient(guest)
/** At most so many kB of JavaScript, gzipped, before a screen answers. */
const MOST = 105
/** Screens above it since guests read more than one language, each with its own limit. */
const HEAVIER: Record<string, number> = {
  'home/HomeScreen.tsx': 105.5,
  'room/RoomScreen.tsx': 105.5,
  'pay-by-link/PayScreen.tsx': 105.6,
  'sign-ups/ProjectScreen.tsx': 105.5,
  'sign-ups/VendorScreen.tsx': 106,
  'family-room/FamilyRoomScreen.tsx': 106.2,
  'contact/ContactScreen.tsx': 106.2,
  'breakfast/BreakfastScreen.tsx': 106.2,
  'contact/BusinessScreen.tsx': 106.5,
  'checkout/CheckoutScreen.tsx': 106.5,
}
/** What a first visit to the home page fetches. */
const first = () => withImports('home/HomeScreen.tsx', withImports('client.tsx'))

describe('what every guest can read of the guest site', () => {
  it('holds none of the keys that the house was built beside', async () =>
    expect(await secrets()).toEqual([]))
})

describe('the guest site on the wire, gzipped', () => {
  it.each(Object.keys(languages).filter(isLanguage))(
    'has at most 115 kB of it with the words of the language %s',
    async (language) => {
      const script = JSON.stringify(inTwoParts(guestWords(words(language))).first)
      expect((await kilobytes(first())) + gzipSync(script).length / 1000).toBeLessThanOrEqual(115)
    },
  )

  it.each(
    [
      'home/HomeScreen.tsx',
      'search/SearchScreen.tsx',
      'rooms/OverviewScreen.tsx',
      'room/RoomScreen.tsx',
      'family-room/FamilyRoomScreen.tsx',
      'thanks/ThanksScreen.tsx',
      'breakfast/BreakfastScreen.tsx',
      'breakfast/BreakfastCheckoutScreen.tsx',
      'breakfast/OrderStatusScreen.tsx',
      'breakfast/SurpriseScreen.tsx',
      'contact/ContactScreen.tsx',
      'contact/BusinessScreen.tsx',
      'sign-ups/VendorScreen.tsx',
      'sign-ups/ProjectScreen.tsx',
      'sign-ups/SignUpThanksScreen.tsx',
      'pay-by-link/PayScreen.tsx',
      'checkout/CheckoutScreen.tsx',
      'texts/TextScreen.tsx',
      'occupancy/OccupancyScreen.tsx',
    ].map((screen) => ({ screen, most: HEAVIER[screen] ?? MOST })),
  )('has at most $most kB of JavaScript before $screen answers', async ({ screen, most }) => {
    expect(await kilobytes(withImports(screen, withImports('client.tsx')))).toBeLessThanOrEqual(
      most,
    )
  })

  it('fetches calendar, checkout and forms only when they are needed', () => {
    expect([...first()].join(' ')).not.toMatch(/StayCalendar|DatesDialog|Checkout/)
    expect(Object.keys(manifest())).toEqual(
      expect.arrayContaining(['calendar/StayCalendar.tsx', 'checkout/CheckoutScreen.tsx']),
    )
  })

  it('names every part that comes later by the source the build knows it by, so that the server can have it fetched at once', () => {
    const paths = [
      '/home',
      '/zoeken',
      '/kamer-overzicht',
      '/kamer-overzicht/details',
      '/familie-kamer',
      '/online-afrekenen',
      '/bedankt',
      '/ontbijtbox-bestellen',
      '/verrassingsontbijt',
      '/online-afrekenen-ontbijt',
      '/bedankt-ontbijt',
      '/booking-betaling',
      '/over-ons',
      '/boeken',
      '/contact',
      '/zakelijk',
      '/inschrijven-paasveerjaarmarkt',
      '/inschrijven-hu-studenten',
      '/bedankt-inschrijving',
    ]
    const sources = paths.flatMap((path) => screenAt(path)!.screen.sources)
    expect(new Set(sources).size).toBe(paths.length + 1)
    expect(sources.filter((source) => !manifest()[source])).toEqual([])
  })

  it('has less than 8 kB of styles on the home page', async () => {
    expect(await kilobytesOfStyles(first())).toBeLessThan(8)
  })

  it.each(Object.keys(partSheets))('has less than 12 kB of styles with %s', async (part) => {
    const parts = withImports(part, withImports('client.tsx'))
    expect(await kilobytesOfStyles(parts)).toBeLessThan(12)
  })

  it('has drawings of less than 25 kB each', async () => {
    const art = path.join(guest, 'public/art')
    for (const file of await readdir(art))
      expect((await readFile(path.join(art, file))).length / 1000, file).toBeLessThan(25)
  })
})
