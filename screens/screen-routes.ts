import { backOfficeScreens } from './back-office-screens.ts'
import { CHANNEL_CALENDARS } from './channel-calendar-address.ts'
import { guestScreens } from './guest-screens.ts'
import { oldCalls } from './old-calls.ts'
import { PICTURES } from './picture-addresses.ts'
import { type ScreenRoute, pathWithId } from './screen-route.ts'
import { signInScreens } from './sign-in-screens.ts'

/**
 * Every address with a screen (BO §2, G §2): the one table, read by the server, the back office,
 * menus and mails. What is not in it is not there.
 */
export const screens = { ...guestScreens, ...backOfficeScreens, ...signInScreens }

export type ScreenName = keyof typeof screens

/** The rows one by one, with what only some of them have. */
export const screenRoutes: readonly ScreenRoute[] = Object.values(screens)

/** The row of an address; undefined where nothing is. */
export function routeAt(path: string): ScreenRoute | undefined {
  return screenRoutes.find((route) => route.path === path)
}

/** The address of a screen with the record it shows, such as `/mail/details?id=…` (design 14). */
export function recordAddress(name: ScreenName, id: string | number): string {
  return pathWithId(screens[name].path, id)
}

/** The page of the customer of a booking or breakfast order. */
export function customerOfOrder(orderId: string): string {
  return `${screens.customer.path}?order=${encodeURIComponent(orderId)}`
}

/** Where staff begin, and where everyone else does. */
export const STAFF_HOME = screens.agenda.path
export const GUEST_HOME = guestScreens.home.path

/** What needs attention, and today in figures. */
export const DASHBOARD = screens.dashboard.path

/** Where an address sends one on: `/` to the dashboard (BO §2). */
export const redirects: Readonly<Record<string, string>> = {
  '/': DASHBOARD,
}

/** Other names of a screen, which lead to it for good. */
export const otherNames: Readonly<Record<string, string>> = {
  '/extras': screens.extras.path,
  // Who opens the address of an old call, as by going back in an old tab.
  [oldCalls.payBreakfast]: screens.breakfast.path,
  [oldCalls.payManualBooking]: screens.payByLink.path,
  [oldCalls.payFamily]: screens.familyRoom.path,
  [oldCalls.pay]: screens.rooms.path,
  [oldCalls.testPayment]: screens.testPayment.path,
  [oldCalls.confirmBooking]: screens.agenda.path,
  [oldCalls.confirmFamilyBooking]: screens.agenda.path,
  [oldCalls.tryConfirmation]: screens.agenda.path,
  [oldCalls.confirmOrder]: screens.breakfast.path,
  [oldCalls.tellCancellation]: screens.agenda.path,
  [oldCalls.confirmAgain]: screens.agenda.path,
  [oldCalls.contact]: screens.contact.path,
  [oldCalls.signUp]: screens.vendorForm.path,
  [oldCalls.signUpProject]: screens.projectForm.path,
}

/** What is answered with data or files, never with a page; `indexed`: a search engine may look. */
export const folders = [
  { path: '/api/', indexed: false },
  { path: '/sandbox/', indexed: false },
  { path: CHANNEL_CALENDARS, indexed: false },
  { path: '/health/', indexed: false },
  { path: '/metrics/', indexed: false },
  { path: '/assets/', indexed: true },
  { path: '/art/', indexed: true },
  { path: '/words/', indexed: true },
  { path: PICTURES, indexed: true },
] as const
