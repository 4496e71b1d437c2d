import type { PropertyView } from '../../api/facts/property-shape.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { textOf } from '../../rules/texts/words.ts'
import { guestRoutes } from '../../screens/guest-screens.ts'
import type { FootList, ScreenRoute } from '../../screens/screen-route.ts'
import { slugOf } from '../texts/slug-of.ts'
import { isInDutch } from '../../screens/page-language.ts'
import { fillText } from '../../rules/texts/fill-text.ts'

/** The title of an information page; undefined where it has no words, for then it is not there. */
function titleOf({ path }: ScreenRoute, property: PropertyView | undefined): string | undefined {
  return property?.pages[slugOf(path)]
}

/** Whether guests can be led to a page. */
function isThere(route: ScreenRoute, property: PropertyView | undefined): boolean {
  return !route.isText || titleOf(route, property) !== undefined
}

/** A page that guests are led to, and what it is called there. */
interface NamedPage {
  to: string
  name: string
}

/** The pages the menu leads to: only what is there. */
export function menuOf(words: GuestWords, property: PropertyView | undefined): NamedPage[] {
  return guestRoutes.flatMap((route) =>
    route.menu && isThere(route, property)
      ? [{ to: route.path, name: textOf(words, route.menu.label) }]
      : [],
  )
}

/** Those of them that lead to a booking or an order; the foot lists the others by their subject. */
export function bookingPages(words: GuestWords): NamedPage[] {
  return guestRoutes.flatMap(({ path, menu, foot }) =>
    menu && !foot ? [{ to: path, name: textOf(words, menu.label) }] : [],
  )
}

/** The pages of a list of the foot: one without a name of its own goes by its title. */
export function footOf(
  words: GuestWords,
  list: FootList,
  property: PropertyView | undefined,
): NamedPage[] {
  return guestRoutes.flatMap((route) => {
    const { path, foot } = route
    if (foot?.list !== list || !isThere(route, property)) return []
    const label = foot.label ?? titleOf(route, property)
    if (label === undefined) return []
    const page = textOf(words, label)
    const isDutch = isInDutch(words.language.tag, path)
    return [{ to: path, name: isDutch ? fillText(words.sitePage.inDutch, { page }) : page }]
  })
}
