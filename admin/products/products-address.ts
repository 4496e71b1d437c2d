import { screens } from '../../screens/screen-routes.ts'

/** The tab Producten of Instellingen. */
export const PRODUCTS = `${screens.settings.path}?tab=producten`
