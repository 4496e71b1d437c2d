import type { FastifyRequest } from 'fastify'
import type { Words } from '../../rules/texts/all-words.ts'
import { type Text, message } from '../../rules/texts/message.ts'
import { textOf, worded } from '../../rules/texts/words.ts'
import { isWayToPay } from '../../screens/guest-addresses.ts'
import { isOldCall } from '../../screens/old-calls.ts'
import { readAddress } from '../../screens/read-address.ts'
import type { ApiError, RefusedError } from './api-error.ts'
import { isShownForm } from './shown-form.ts'

/** Addresses that are answered with data or files; of them a guest sees only the ways to pay. */
const DATA = /^\/(?:api|assets|art|health|metrics|sandbox\/v2|words)(?:\/|$)/

const TITLES: Record<number, Text> = {
  404: message('problemDetail.titleNotFound'),
  429: message('problemDetail.titleTooMany'),
  503: message('problemDetail.titleUnavailable'),
}

/** A request, as far as it could be read: its address as it spells it, and the route that it met. */
type FailedRequest = Pick<FastifyRequest, 'url' | 'headers'> & {
  routeOptions?: { url?: string | undefined }
}

/**
 * An error as it goes out: to a script our JSON shape, to who looks at what is answered a small page.
 *
 * @param words in the language of who asked
 */
export function errorAnswer(
  words: Words,
  error: RefusedError,
  status: number,
  request: FailedRequest,
): { type: string; body: string } {
  if (isPage(request)) return errorPage(words, error.text, TITLES[status])
  const body: ApiError = { error: worded(words, error) }
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}

/** Whether somebody looks at what is answered. */
function isPage(request: FailedRequest): boolean {
  if (isWayToPay(request.routeOptions?.url ?? '')) return true
  const { path } = readAddress(request.url)
  return isOldCall(path) ? isShownForm(request) : !DATA.test(path)
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
      `<!doctype html><html lang="${words.language.tag}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${title}</title></head>` +
      `<body><h1>${title}</h1><p>${shown}</p></body></html>`,
  }
}
