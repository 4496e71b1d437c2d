import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { TranslationMessages } from 'react-admin'
import { messages } from './dutch.ts'

/**
 * One language, Dutch; a text that is missing shows its key in tests and in development. The type
 * asks for every key of react-admin, also those that no screen here can show.
 */
export const i18nProvider = polyglotI18nProvider(
  () => messages as unknown as TranslationMessages,
  'nl',
  [{ locale: 'nl', name: 'Nederlands' }],
)
