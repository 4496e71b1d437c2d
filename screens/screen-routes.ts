/** An address with a screen, and all that one has to know of it before the screen is loaded. */
export interface ScreenRoute {
  path: string
  /** Who draws it: the guest site, or the back office. */
  site: 'guest' | 'back-office'
  /** Who may see it: everyone, staff who are signed in, or who is about to sign in. */
  access: 'everyone' | 'staff' | 'signing-in'
  /** In its site's menu, under this name; the back office also with a sign and a key after `g`. */
  menu?: { label: string; icon?: string; key?: string }
  /** It shows one guest's own booking: no browser keeps it, no search engine reads it. */
  isPrivate?: true
  /** Of the back office: where it is drawn, below `admin/`. The file is named after its screen. */
  source?: string
  /** Of the back office: what react-admin calls the records it is about. */
  resource?: string
}

/**
 * Every address with a screen (BO §2, G §2): the one table, read by the server, both sites, their
 * menus and the mails. What is not in it is not there. A menu has the order of its rows.
 */
export const screens = {
  home: { path: '/home', site: 'guest', access: 'everyone' },
  rooms: {
    path: '/kamer-overzicht',
    site: 'guest',
    access: 'everyone',
    menu: { label: 'Kamers' },
  },
  room: { path: '/kamer-overzicht/details', site: 'guest', access: 'everyone' },
  search: {
    path: '/zoeken',
    site: 'guest',
    access: 'everyone',
    menu: { label: 'Beschikbaarheid' },
  },
  checkout: { path: '/online-afrekenen', site: 'guest', access: 'everyone' },
  thanks: { path: '/bedankt', site: 'guest', access: 'everyone', isPrivate: true },

  agenda: {
    path: '/agenda',
    site: 'back-office',
    access: 'staff',
    menu: { label: 'Agenda', icon: 'agenda', key: 'a' },
    source: 'agenda/AgendaPage.tsx',
  },
  booking: {
    path: '/agenda/aanpassen',
    site: 'back-office',
    access: 'staff',
    source: 'bookings/BookingPage.tsx',
    resource: 'bookings',
  },
  mails: {
    path: '/mail',
    site: 'back-office',
    access: 'staff',
    menu: { label: 'Mail', icon: 'mail', key: 'p' },
    source: 'mails/MailListPage.tsx',
    resource: 'mails',
  },
  mail: {
    path: '/mail/details',
    site: 'back-office',
    access: 'staff',
    source: 'mails/MailPage.tsx',
    resource: 'mails',
  },
  closures: {
    path: '/vakantie',
    site: 'back-office',
    access: 'staff',
    menu: { label: 'Vakanties', icon: 'vacation', key: 'v' },
    source: 'closures/ClosureListPage.tsx',
    resource: 'closures',
  },
  newClosure: {
    path: '/vakantie/toevoegen',
    site: 'back-office',
    access: 'staff',
    source: 'closures/NewClosurePage.tsx',
    resource: 'closures',
  },
  closure: {
    path: '/vakantie/aanpassen',
    site: 'back-office',
    access: 'staff',
    source: 'closures/ClosurePage.tsx',
    resource: 'closures',
  },
  settings: {
    path: '/instellingen',
    site: 'back-office',
    access: 'staff',
    menu: { label: 'Instellingen', icon: 'settings', key: 'i' },
    source: 'settings/SettingsPage.tsx',
  },
  login: { path: '/login', site: 'back-office', access: 'signing-in' },
  signIn: { path: '/sign-in', site: 'back-office', access: 'signing-in' },
} as const satisfies Record<string, ScreenRoute>

export type ScreenName = keyof typeof screens

/** The rows one by one, with what only some of them have. */
export const screenRoutes: readonly ScreenRoute[] = Object.values(screens)

/** The row of an address; undefined where nothing is. */
export function routeAt(path: string): ScreenRoute | undefined {
  return screenRoutes.find((route) => route.path === path)
}

/** The address of a screen with the record it shows, such as `/mail/details?id=…` (design 14). */
export function recordAddress(name: ScreenName, id: string | number): string {
  return `${screens[name].path}?id=${encodeURIComponent(id)}`
}

/** Where staff begin, and where everyone else does. */
export const STAFF_HOME = screens.agenda.path
export const GUEST_HOME = screens.home.path

/**
 * Where an address sends one on: `/` to the dashboard (BO §2), which is the agenda until there is
 * one.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/dashboard',
  '/dashboard': STAFF_HOME,
}

/** Addresses that only staff are sent on from; others go home. */
export const STAFF_REDIRECTS: ReadonlySet<string> = new Set(['/dashboard'])

/** What is answered with data or files, never with a page; `indexed`: a search engine may look. */
export const folders = [
  { path: '/api/', indexed: false },
  { path: '/sandbox/', indexed: false },
  { path: '/assets/', indexed: true },
  { path: '/art/', indexed: true },
] as const
