import { beforeEach, describe, expect, it, vi } from 'vitest'
import { screenWords, words } from '../../../rules/texts/all-words.ts'

/** The module on a page whose house is read in these languages. */
async function onPageOf(languages: Record<string, string>) {
  const textContent = JSON.stringify({ ...screenWords(words()), languages })
  vi.spyOn(document, 'getElementById').mockReturnValue({ textContent } as HTMLElement)
  return import('../../../admin/languages/guest-languages.ts')
}

beforeEach(() => void vi.resetModules())

describe('The languages that staff choose from', () => {
  it('are those of the table, by their Dutch names', async () => {
    const { isLanguageChosen, languageChoices } = await onPageOf({ nl: 'x', en: 'y', de: 'z' })
    expect(isLanguageChosen()).toBe(true)
    expect(languageChoices('de')).toEqual([
      { id: 'nl', name: 'Nederlands' },
      { id: 'en', name: 'Engels' },
      { id: 'de', name: 'Duits' },
    ])
  })

  it('are none where there is one alone; what stands there can stay', async () => {
    const { isLanguageChosen, languageChoices } = await onPageOf({ nl: 'Nederlands' })
    expect(isLanguageChosen()).toBe(false)
    expect(languageChoices('fr').map(({ name }) => name)).toEqual(['Nederlands', 'Frans'])
  })
})
