/**
 * Who draws the page at an address: the guest site, the back office (only for staff), or the back
 * office's sign-in page.
 */
export type Screen = 'guest' | 'back-office' | 'sign-in'

/** Every address with a screen (BO §2, G §2): the one table. What is not in it is not there. */
export const screenRoutes: Readonly<Record<string, Screen>> = {
  '/home': 'guest',
  '/zoeken': 'guest',
  '/kamer-overzicht': 'guest',
  '/kamer-overzicht/details': 'guest',
  '/online-afrekenen': 'guest',
  '/bedankt': 'guest',
  '/agenda': 'back-office',
  '/agenda/aanpassen': 'back-office',
  '/mail': 'back-office',
  '/mail/details': 'back-office',
  '/instellingen': 'back-office',
  '/login': 'sign-in',
  '/sign-in': 'sign-in',
}

/**
 * The sources of what is drawn at an address of the back office, below `admin/`: the page has the
 * browser fetch their scripts beside the first, not after it has run. The back office has the same
 * table with the code itself (`admin/screens.ts`), which is not to be loaded here.
 */
export const backOfficeParts: Readonly<Record<string, readonly string[]>> = {
  '/agenda': ['shell/HouseLayout.tsx', 'agenda/AgendaPage.tsx'],
  '/agenda/aanpassen': ['shell/HouseLayout.tsx', 'bookings/BookingPage.tsx'],
  '/mail': ['shell/HouseLayout.tsx', 'mails/MailListPage.tsx'],
  '/mail/details': ['shell/HouseLayout.tsx', 'mails/MailPage.tsx'],
  '/instellingen': ['shell/HouseLayout.tsx', 'settings/SettingsPage.tsx'],
}

/**
 * Where an address sends one on: `/` to the dashboard (BO §2), which is the agenda until there is
 * one.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/dashboard',
  '/dashboard': '/agenda',
}

/** Addresses that only staff are sent on from; others go home. */
export const STAFF_REDIRECTS: ReadonlySet<string> = new Set(['/dashboard'])

/** Where staff begin, and where everyone else does. */
export const STAFF_HOME = '/agenda'
export const GUEST_HOME = '/home'
