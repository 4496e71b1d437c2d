import { roomAddress } from '../../screens/guest-addresses.ts'
import { screenRoutes, screens } from '../../screens/screen-routes.ts'
import type { ScreenRoute } from '../../screens/screen-route.ts'
import { addressesIn } from '../../screens/page-language.ts'

/** What the sitemap is made of. */
interface Listed {
  publicUrl: string
  /** The slugs of the ordinary rooms: each has a page of its own. */
  rooms: readonly string[]
  hasFamilyRoom: boolean
  /** The information pages that are there, and when their words last changed. */
  texts: readonly { slug: string; updatedAt: Date; languages: readonly string[] }[]
  /** The tags of the languages in which guests read the site. */
  languages: readonly string[]
  /** A house that is not open yet has no page worth finding. */
  isOpen: boolean
}

/**
 * `sitemap.xml` (sitemaps.org): every page that a search engine may list, once in each language that
 * it is there in.
 */
export function sitemapXml({
  publicUrl,
  rooms,
  hasFamilyRoom,
  texts,
  languages,
  isOpen,
}: Listed): string {
  const listed = isOpen ? screenRoutes.filter(isListed) : []
  const pages = listed.flatMap((route) => {
    // A room's page is one for each room.
    if (route.path === screens.room.path)
      return rooms.flatMap((slug) => entries(roomAddress(slug), languages))
    if (route.path === screens.familyRoom.path && !hasFamilyRoom) return []
    if (!route.isText) return entries(route.path, languages)
    const text = texts.find(({ slug }) => `/${slug}` === route.path)
    return text ? entries(route.path, text.languages, text.updatedAt) : []
  })
  function entries(address: string, tags: readonly string[], changed?: Date): string[] {
    const when = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''
    return addressesIn(tags, address).map(
      (own) => `<url><loc>${escaped(publicUrl + own)}</loc>${when}</url>`,
    )
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n')
}

/** Whether a search engine may list the page at an address. */
function isListed({ site, access, isPrivate, isUnlisted }: ScreenRoute): boolean {
  return site === 'guest' && access === 'everyone' && !isPrivate && !isUnlisted
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
