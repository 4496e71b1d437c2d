import type { Words } from '../../rules/texts/all-words.ts'
import { type Text, message } from '../../rules/texts/message.ts'
import { textOf, worded } from '../../rules/texts/words.ts'
import { isOldCall } from '../../screens/old-calls.ts'
import { readAddress } from '../../screens/read-address.ts'
import type { ApiError, RefusedError } from './api-error.ts'

/** Addresses that are answered with data or files, never with a page. */
const DATA = /^\/(?:api|assets|art|health|metrics|sandbox\/v2|words)(?:\/|$)/

const TITLES: Record<number, Text> = {
  404: message('problemDetail.titleNotFound'),
  429: message('problemDetail.titleTooMany'),
  503: message('problemDetail.titleUnavailable'),
}

/**
 * An error as it goes out: our JSON shape, or for the address of a page a small page.
 *
 * @param words in the language of who asked
 * @param url what was asked for, as the request spells it
 */
export function errorAnswer(
  words: Words,
  error: RefusedError,
  status: number,
  url: string,
): { type: string; body: string } {
  const { path } = readAddress(url)
  if (!DATA.test(path) && !isOldCall(path)) return errorPage(words, error.text, TITLES[status])
  const body: ApiError = { error: worded(words, error) }
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}

/** A page that needs nothing: no script, no style, no database. */
export function errorPage(
  words: Words,
  text: Text,
  titled: Text = message('problemDetail.titleBroken'),
): { type: string; body: string } {
  const [title, shown] = [titled, text].map((one) =>
    textOf(words, one).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  )
  return {
    type: 'text/html; charset=utf-8',
    body:
      `<!doctype html><html lang="${words.language.tag}"><head><meta charset="utf-8"><title>${title}</title></head>` +
      `<body><h1>${title}</h1><p>${shown}</p></body></html>`,
  }
}
