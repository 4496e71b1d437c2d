import { describe, expect, it } from 'vitest'
import { words } from '../../../rules/texts/all-words.ts'
import { texts } from '../../../rules/texts/catalogue.ts'
import { blanksOf } from '../../../rules/texts/fill-text.ts'
import { type LanguageRow, isLanguage, languages } from '../../../rules/texts/languages.ts'

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>

const COUNTED = /_(?:zero|one|two|few|many)$/
const dutch: Areas = texts
const translated = Object.entries<LanguageRow>(languages).flatMap(([tag, row]) => {
  const { locale, greetsBy = 'first-name' }: LanguageRow = row
  const translation: Areas | null = row.translation
  return translation ? [{ tag, locale, greetsBy, translation }] : []
})
/** The ids of a translation with their texts. */
const idsOf = (areas: Areas) =>
  Object.entries(areas).flatMap(([area, names]) =>
    Object.entries(names).map(([name, text]) => ({ area, name, text })),
  )

it('The house is read in Dutch, English and German', () => {
  expect(Object.keys(languages)).toEqual(['nl', 'en', 'de'])
})

describe.each(translated)('The translation into $tag', ({ tag, locale, greetsBy, translation }) => {
  it('has every text of its areas, and no other', () => {
    const named = (areas: Areas, area: string) =>
      Object.keys(areas[area] ?? {}).filter((name) => !COUNTED.test(name))
    for (const area of Object.keys(translation))
      expect(named(translation, area).toSorted(), area).toEqual(named(dutch, area).toSorted())
  })

  it('has each form that its language counts with, of each counted text', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    const forms = pluralCategories.filter((form) => form !== 'other')
    const counted = idsOf(dutch).filter(
      ({ area, name }) => COUNTED.test(name) && area in translation,
    )
    expect(counted.length).toBeGreaterThan(10)
    for (const { area, name } of counted)
      for (const form of forms)
        expect(translation[area], `${area}.${name}`).toHaveProperty(
          name.replace(COUNTED, `_${form}`),
        )
  })

  it('asks in each text for the blanks of the Dutch one', () => {
    const other = idsOf(translation).filter(({ area, name, text }) => {
      const own = dutch[area]![name.replace(COUNTED, '')]!
      const blanks = blanksOf(text)
      return COUNTED.test(name)
        ? blanks.some((blank) => !blanksOf(own).includes(blank))
        : blanks.join() !== blanksOf(own).join()
    })
    expect(other).toEqual([])
  })

  it('leaves no sentence in Dutch', () => {
    const same = idsOf(translation).filter(
      ({ area, name, text }) => text === dutch[area]![name] && /\p{Ll}{2,} \p{Ll}{2,}/u.test(text),
    )
    expect(same).toEqual([])
  })

  it('is what guests read who ask for it', () => {
    const known = words(isLanguage(tag) ? tag : undefined)
    expect(known.language).toEqual({ tag, locale, greetsBy })
    expect(known.stay.book).toBe(translation['stay']!['book'])
    expect(known.vendorForm).toEqual(texts.vendorForm)
  })
})
