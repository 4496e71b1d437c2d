import { renderGuest } from '../../guest/server.tsx'
import { guestWords, words } from '../../rules/texts/all-words.ts'
import { answerRead } from '../../stories/guest/fixtures/answer.ts'

/** The words of the site as they stand in the catalogue, for `renderGuest`. */
export const siteWords = () => ({
  words: guestWords(words()),
  address: '/words/nl-1.js',
  later: '/words/nl-later-1.js',
})

/** A page as the server draws it: in Dutch, over the house of the stories, but for what is given. */
export function renderPage(path: string, given: Partial<Parameters<typeof renderGuest>[0]> = {}) {
  return renderGuest({
    url: `https://kamersleutel.example${path}`,
    tag: 'nl',
    assets: { script: '/client.js', styles: [], preload: [], later: {}, laterStyles: {} },
    fetchJson: async (question) => answerRead(question),
    words: siteWords,
    ...given,
  })
}
