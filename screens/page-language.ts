import { guestRouteAt, guestRoutes, guestScreens } from './guest-screens.ts'
import { readAddress } from './read-address.ts'
import type { ScreenRoute } from './screen-route.ts'

/**
 * The language of the addresses that the documents name, and of what is not translated. Not
 * `HOUSE_LANGUAGE` of the rules: guests would load every translation with it.
 */
export const HOUSE_TAG = 'nl'

/**
 * An address of the guest site as readers of a language have it: `/kamer-overzicht?personen=2` is
 * `/en/rooms?personen=2`. Inside the program a page goes by its Dutch address; it is translated
 * where it leaves: links, the history of the browser, mails, redirects. What is no page, or stays
 * Dutch, is as it was.
 *
 * @param tag of the language (BCP 47)
 * @param address a path of the guest site, with what follows it
 */
export function addressIn(tag: string, address: string): string {
  if (tag === HOUSE_TAG || !address.startsWith('/')) return address
  const { path, search, hash } = readAddress(address)
  const route = guestRouteAt(path)
  return route && !route.isDutch ? `${pathIn(tag, route)}${search}${hash}` : address
}

/** Whether a page that is read in another language is in Dutch all the same. */
export function isInDutch(tag: string, address: string): boolean {
  return tag !== HOUSE_TAG && guestRouteAt(readAddress(address).path)?.isDutch === true
}

/**
 * The Dutch address of a page, and the language it was named in; another address as it is. The
 * Dutch name behind a language (`/en/kamer-overzicht`) names the page too.
 *
 * @param isLanguage whether guests read the house in a language with this tag
 */
export function readLanguage(
  address: string,
  isLanguage: (tag: string) => boolean,
): { tag: string; address: string } {
  const tag = /^\/([a-z]{2,3})(?=[/?#]|$)/.exec(address)?.[1]
  if (tag === undefined || tag === HOUSE_TAG || !isLanguage(tag)) return { tag: HOUSE_TAG, address }
  const { path, search, hash } = readAddress(address)
  const own = path.slice(tag.length + 1) || guestScreens.home.path
  const route = guestRoutes.find((one) => pathIn(tag, one) === path) ?? guestRouteAt(own)
  return { tag, address: route && !route.isDutch ? route.path + search + hash : address }
}

function pathIn(tag: string, { path, in: translated }: ScreenRoute): string {
  return `/${tag}${translated?.[tag] ?? path}`
}

/** A page's addresses in these languages. One that is there in Dutch alone has one. */
export function addressesIn(tags: readonly string[], address: string): string[] {
  return [...new Set(tags.map((tag) => addressIn(tag, address)))]
}
