import { screenWords, words } from '../../rules/texts/all-words.ts'

/** The page that a screen stands in brings its words; here there is no page (`admin/texts/words.ts`). */
const page = { textContent: JSON.stringify(screenWords(words())) }
Object.assign(globalThis, {
  document: { getElementById: (id: string) => (id === 'words' ? page : null) },
})
