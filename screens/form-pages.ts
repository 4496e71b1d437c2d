import { type ScreenName, screens } from './screen-routes.ts'

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
  contact: { path: screens.contact.path, sent: `${screens.contact.path}?${SENT}=ja` },
  business: { path: screens.business.path, sent: `${screens.business.path}?${SENT}=ja` },
  vendor: { path: screens.vendorForm.path, sent: screens.vendorThanks.path },
  project: { path: screens.projectForm.path, sent: screens.projectThanks.path },
} as const
