import { guestWords, words } from '../../rules/texts/all-words.ts'

/** The words of the site as they stand in the catalogue, for `renderGuest`. */
export const siteWords = () => ({
  words: guestWords(words()),
  address: '/words/nl-1.js',
  later: '/words/nl-later-1.js',
})
