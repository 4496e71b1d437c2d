import type { IncomingMessage } from 'node:http'
import { HOUSE_LANGUAGE, isLanguage } from '../../rules/texts/languages.ts'
import { readLanguage } from '../../screens/page-language.ts'
import { ownPart } from '../../screens/read-address.ts'
import { folders } from '../../screens/screen-routes.ts'
import { STAFF } from '../environment/language.ts'

/**
 * The address by which a request is routed: a page's Dutch one. The page's language stands in its
 * address and not in what the browser prefers, so it replaces that (`languageOf`). A call of the
 * API says itself in which language it wants its answer; what staff ask for is in that of the house.
 */
export function readPageLanguage({
  url = '/',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const asked = ownPart(url)
  if (STAFF.test(asked)) headers['accept-language'] = HOUSE_LANGUAGE
  if (folders.some(({ path }) => asked.startsWith(path))) return asked
  const { tag, address } = readLanguage(asked, isLanguage)
  headers['accept-language'] = tag
  return address
}
