import { isOldCall } from '../../screens/old-calls.ts'
import { readAddress } from '../../screens/read-address.ts'
import type { ApiError } from './api-error.ts'

/** Addresses that are answered with data or files, never with a page. */
const DATA = /^\/(?:api|assets|art|health|metrics|sandbox\/v2|words)(?:\/|$)/

const TITLES: Record<number, string> = {
  404: 'Niet gevonden',
  429: 'Te veel verzoeken',
  503: 'Even niet bereikbaar',
}

/**
 * An error as it goes out: our JSON shape, or for the address of a page a small Dutch page.
 *
 * @param url what was asked for, as the request spells it
 */
export function errorAnswer(
  error: ApiError['error'],
  status: number,
  url: string,
): { type: string; body: string } {
  const { path } = readAddress(url)
  if (!DATA.test(path) && !isOldCall(path))
    return errorPage(TITLES[status] ?? 'Er ging iets mis', error.text)
  const body: ApiError = { error }
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(body) }
}

/** A page that needs nothing: no script, no style, no database. */
export function errorPage(title: string, text: string): { type: string; body: string } {
  const shown = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return {
    type: 'text/html; charset=utf-8',
    body:
      `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title></head>` +
      `<body><h1>${title}</h1><p>${shown}</p></body></html>`,
  }
}
