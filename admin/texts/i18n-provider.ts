import polyglotI18nProvider from 'ra-i18n-polyglot'
import { messages } from './dutch.ts'

/** One language, Dutch; a text that is missing shows its key in tests and in development. */
export const i18nProvider = polyglotI18nProvider(() => messages, 'nl', [
  { locale: 'nl', name: 'Nederlands' },
])
