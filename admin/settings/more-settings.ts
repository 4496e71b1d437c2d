import { screens } from '../../screens/screen-routes.ts'

/** Where the screens of other settings are found: the way back from each. */
export const MORE_SETTINGS = `${screens.settings.path}?tab=meer`
