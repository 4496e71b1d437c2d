import { routeAt, screenRoutes } from '../../screens/screen-routes.ts'

/** The pages the menu leads to: only what is there. */
export const menu = screenRoutes.flatMap(({ site, path, menu: entry }) =>
  site === 'guest' && entry ? [{ to: path, name: entry.label }] : [],
)

/** Those of them that lead to a booking or an order; the foot lists the others by their subject. */
export const bookingPages = menu.filter(({ to }) => !routeAt(to)?.foot)
