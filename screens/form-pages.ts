import { guestScreens } from './guest-screens.ts'
import { type ScreenName } from './screen-routes.ts'

/** Where staff find what came by each form: the list, and the page of one. */
export const formListPages = {
  contact: { list: 'messages', one: 'message' },
  business: { list: 'messages', one: 'message' },
  vendor: { list: 'vendorRegistrations', one: 'vendorRegistration' },
  project: { list: 'projectRequests', one: 'projectRequest' },
} as const satisfies Record<string, { list: ScreenName; one: ScreenName }>

/** In the address of a page whose form was sent without script. */
export const SENT = 'verzonden'

/** Of each form of the guest site: the page it stands on, and where one is when it was sent. */
export const formPages = {
  contact: { path: guestScreens.contact.path, sent: `${guestScreens.contact.path}?${SENT}=ja` },
  business: { path: guestScreens.business.path, sent: `${guestScreens.business.path}?${SENT}=ja` },
  vendor: { path: guestScreens.vendorForm.path, sent: guestScreens.vendorThanks.path },
  project: { path: guestScreens.projectForm.path, sent: guestScreens.projectThanks.path },
} as const
