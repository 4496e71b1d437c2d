import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { TranslationMessages } from 'react-admin'
import { firstTexts } from './dutch.ts'

let messages: object = firstTexts

/**
 * One language, Dutch; a text that is missing shows its key in tests and in development. The type
 * asks for every key of react-admin, also those that no screen here can show.
 */
export const i18nProvider = polyglotI18nProvider(() => messages as TranslationMessages, 'nl', [
  { locale: 'nl', name: 'Nederlands' },
])

/** Takes more texts into the catalogue: those that come with screens later on. */
export async function addTexts(more: object): Promise<void> {
  messages = { ...messages, ...more }
  await i18nProvider.changeLocale(i18nProvider.getLocale())
}
