import { screens } from '../../screens/screen-routes.ts'

/** Where the list of room types is: the way back from each. */
export const ROOMS_TAB = `${screens.settings.path}?tab=kamers`
