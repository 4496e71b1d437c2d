import { afterAll, beforeAll } from 'vitest'
import { type LanguageRow, languages } from '../../../rules/texts/languages.ts'

const payments = (payForBooking: string, backForBooking: string) =>
  ({ sitePayment: { payForBooking, backForBooking } }) as unknown as LanguageRow['translation']

/** Languages for tests, as far as the table has none of that tag. */
const rows = {
  en: {
    locale: 'en-GB',
    name: 'English',
    offer: 'Read this page in English',
    translation: payments('Booking {number}', 'Refund booking {number}'),
  },
  de: {
    locale: 'de-DE',
    name: 'Deutsch',
    offer: 'Diese Seite auf Deutsch lesen',
    translation: payments('Buchung {number}', 'Rückzahlung Buchung {number}'),
  },
} satisfies Record<string, LanguageRow>

/** Has the house be read in English and German too, while the tests of a file run. */
export function readInMoreLanguages(): void {
  const table = languages as Record<string, LanguageRow>
  const missing = Object.entries(rows).filter(([tag]) => !Object.hasOwn(table, tag))
  beforeAll(() => void Object.assign(table, Object.fromEntries(missing)))
  afterAll(() => {
    for (const [tag] of missing) delete table[tag]
  })
}
