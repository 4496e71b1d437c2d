import { type LanguageRow, languages } from '../../../rules/texts/languages.ts'

/** A few sentences: what is missing stays Dutch. */
const esperanto = {
  breakfast: { box: 'Matenmanĝa skatolo', kidsBox: 'Skatolo por infanoj' },
  stay: {
    book: 'Mendi',
    minimumNightsDate: 'Je la {day}-a vi restu {n} noktojn',
    unknownRoomType: 'Tia ĉambro ne ekzistas.',
  },
  price: { nights: '{n} noktoj', nights_one: '{n} nokto' },
} as unknown as NonNullable<LanguageRow['translation']>

/**
 * Has the site be read in Esperanto (`eo`) too, by one row of the table; no real row is in its way.
 * Taken back by what it answers.
 */
export function addLanguage(): () => void {
  const table: Record<string, LanguageRow> = languages
  table['eo'] = { ...languages.nl, locale: 'eo', name: 'Esperanto', translation: esperanto }
  return () => {
    delete table['eo']
  }
}
