import type { PropertyView } from '../../api/facts/property-shape.ts'
import { guestRoutes } from '../../screens/guest-screens.ts'
import type { FootList, ScreenRoute } from '../../screens/screen-route.ts'
import { slugOf } from '../texts/slug-of.ts'

/** The title of an information page; undefined where it has no words, for then it is not there. */
function titleOf({ path }: ScreenRoute, property: PropertyView | undefined): string | undefined {
  return property?.pages[slugOf(path)]
}

/** Whether guests can be led to a page. */
function isThere(route: ScreenRoute, property: PropertyView | undefined): boolean {
  return !route.isText || titleOf(route, property) !== undefined
}

/** The pages the menu leads to: only what is there. */
export function menuOf(property: PropertyView | undefined): { to: string; name: string }[] {
  return guestRoutes.flatMap((route) =>
    route.menu && isThere(route, property) ? [{ to: route.path, name: route.menu.label }] : [],
  )
}

/** Those of them that lead to a booking or an order; the foot lists the others by their subject. */
export const bookingPages = guestRoutes.flatMap(({ path, menu, foot }) =>
  menu && !foot ? [{ to: path, name: menu.label }] : [],
)

/** The pages of a list of the foot: one without a name of its own goes by its title. */
export function footOf(
  list: FootList,
  property: PropertyView | undefined,
): { to: string; name: string }[] {
  return guestRoutes.flatMap((route) => {
    const { path, foot } = route
    if (foot?.list !== list || !isThere(route, property)) return []
    const name = foot.label ?? titleOf(route, property)
    return name === undefined ? [] : [{ to: path, name }]
  })
}
