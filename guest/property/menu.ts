import { guestRouteAt, guestRoutes } from '../../screens/guest-screens.ts'

/** The pages the menu leads to: only what is there. */
export const menu = guestRoutes.flatMap(({ site, path, menu: entry }) =>
  site === 'guest' && entry ? [{ to: path, name: entry.label }] : [],
)

/** Those of them that lead to a booking or an order; the foot lists the others by their subject. */
export const bookingPages = menu.filter(({ to }) => !guestRouteAt(to)?.foot)
