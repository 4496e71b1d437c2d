import { screenRoutes } from '../../screens/screen-routes.ts'

/** The pages the menu leads to: only what is there. */
export const menu = screenRoutes.flatMap(({ site, path, menu: entry }) =>
  site === 'guest' && entry ? [{ to: path, name: entry.label }] : [],
)
