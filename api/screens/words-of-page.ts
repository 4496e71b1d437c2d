import { type Words, screenWords } from '../../rules/texts/all-words.ts'

/**
 * What the back office says, as an element of its page: its screens read it before they draw
 * anything. Data, not a script; no text can end it.
 */
export function wordsOfPage(known: Words): string {
  const data = JSON.stringify(screenWords(known)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="words">${data}</script>\n`
}
