import { screens } from '../../screens/screen-routes.ts'

/** The sidebar (BO §2): only screens that exist, in the order of the table of routes. */
export const menuEntries = Object.values(screens).flatMap((screen) =>
  screen.site === 'back-office' && 'menu' in screen ? [{ to: screen.path, ...screen.menu }] : [],
)
