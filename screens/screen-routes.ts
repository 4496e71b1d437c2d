/** The lists of links in the foot of the guest site. */
export type FootList = 'booking' | 'house' | 'terms'

/** An address with a screen, and all that one has to know of it before the screen is loaded. */
export interface ScreenRoute {
  path: string
  /** Who draws it: the guest site, or the back office. */
  site: 'guest' | 'back-office'
  /** Who may see it: everyone, staff who are signed in, or who is about to sign in. */
  access: 'everyone' | 'staff' | 'signing-in'
  /**
   * In its site's menu, under this name; the back office also with a sign, a key after `g`
   * and, for a long word, where the narrow rail may break it.
   */
  menu?: { label: string; icon?: string; key?: string; breakAfter?: string }
  /** In the foot of the guest site, in this list and under this name. */
  foot?: { list: FootList; label: string }
  /** An information page: its words are the row of `page_texts` with the address as its slug. */
  isText?: true
  /** It shows one guest's own booking: no browser keeps it, no search engine reads it. */
  isPrivate?: true
  /** No search engine lists it: it is a step on the way, or shows what stands elsewhere. */
  isUnlisted?: true
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
  testVisit: { path: '/test-visit', site: 'guest', access: 'everyone', isUnlisted: true },
  rooms: {
    path: '/kamer-overzicht',
    site: 'guest',
    access: 'everyone',
    menu: { label: 'Kamers' },
  },
  room: { path: '/kamer-overzicht/details', site: 'guest', access: 'everyone' },
  familyRoom: { path: '/familie-kamer', site: 'guest', access: 'everyone' },
  /** The same page as `familyRoom`, whose address is the canonical one. */
  familyRoomOfOverview: {
    path: '/kamer-overzicht/details/familie-kamer',
    site: 'guest',
    access: 'everyone',
    isUnlisted: true,
  },
  search: {
    path: '/zoeken',
    site: 'guest',
    access: 'everyone',
    menu: { label: 'Beschikbaarheid' },
  },
  checkout: { path: '/online-afrekenen', site: 'guest', access: 'everyone', isUnlisted: true },
  familyCheckout: {
    path: '/online-afrekenen-familie',
    site: 'guest',
    access: 'everyone',
    isUnlisted: true,
  },
  thanks: { path: '/bedankt', site: 'guest', access: 'everyone', isPrivate: true },
  familyThanks: { path: '/bedankt-familie', site: 'guest', access: 'everyone', isPrivate: true },
  breakfast: {
    path: '/ontbijtbox-bestellen',
    site: 'guest',
    access: 'everyone',
    menu: { label: 'Ontbijtbox' },
    foot: { list: 'house', label: 'Ontbijt bestellen' },
  },
  breakfastBox: { path: '/ontbijtbox', site: 'guest', access: 'everyone', isUnlisted: true },
  surpriseBreakfast: {
    path: '/verrassingsontbijt',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: 'Verrassingsontbijt' },
  },
  breakfastCheckout: {
    path: '/online-afrekenen-ontbijt',
    site: 'guest',
    access: 'everyone',
    isUnlisted: true,
  },
  breakfastThanks: {
    path: '/bedankt-ontbijt',
    site: 'guest',
    access: 'everyone',
    isPrivate: true,
  },
  breakfastPayment: {
    path: '/ontbijt-betaling',
    site: 'guest',
    access: 'everyone',
    isPrivate: true,
  },
  payByLink: { path: '/booking-betaling', site: 'guest', access: 'everyone', isPrivate: true },
  familyPayByLink: {
    path: '/booking-betaling-familie',
    site: 'guest',
    access: 'everyone',
    isPrivate: true,
  },
  linkThanks: { path: '/bedankt-booking', site: 'guest', access: 'everyone', isPrivate: true },
  occupancy: {
    path: '/boeken',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'booking', label: 'Kalender' },
  },
  surroundings: {
    path: '/omgeving',
    site: 'guest',
    access: 'everyone',
    menu: { label: 'Omgeving' },
    foot: { list: 'house', label: 'Omgeving' },
    isText: true,
  },
  about: {
    path: '/over-ons',
    site: 'guest',
    access: 'everyone',
    menu: { label: 'Over ons' },
    foot: { list: 'house', label: 'Over ons' },
    isText: true,
  },
  extras: {
    path: '/extra',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: 'Extra’s' },
    isText: true,
  },
  villageKey: {
    path: '/sleutel-van-elsloo',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: 'De sleutel van Elsloo' },
    isText: true,
  },
  houseRules: {
    path: '/huisregels',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: 'Huisregels' },
    isText: true,
  },
  cancellation: {
    path: '/annuleringsvoorwaarden',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: 'Annuleren' },
    isText: true,
  },
  terms: {
    path: '/algemene-voorwaarden',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: 'Algemene voorwaarden' },
    isText: true,
  },
  privacy: {
    path: '/privacy',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: 'Privacy' },
    isText: true,
  },
  company: {
    path: '/bedrijfsgegevens',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: 'Bedrijfsgegevens' },
    isText: true,
  },
  contact: {
    path: '/contact',
    site: 'guest',
    access: 'everyone',
    menu: { label: 'Contact' },
  },
  business: {
    path: '/zakelijk',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: 'Zakelijk' },
  },
  vendorForm: {
    path: '/inschrijven-paasveerjaarmarkt',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: 'Inschrijven Paas\u00adveer\u00adjaar\u00admarkt' },
  },
  projectForm: { path: '/inschrijven-hu-studenten', site: 'guest', access: 'everyone' },
  // Reading `forms.thank-you`.
  vendorThanks: {
    path: '/bedankt-inschrijving',
    site: 'guest',
    access: 'everyone',
    isUnlisted: true,
  },
  projectThanks: { path: '/bedankt-aanvraag', site: 'guest', access: 'everyone', isUnlisted: true },

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
  messages: {
    path: '/berichten',
    site: 'back-office',
    access: 'staff',
    menu: { label: 'Berichten', icon: 'message', key: 'b' },
    source: 'forms/MessageListPage.tsx',
    resource: 'form-messages',
  },
  message: {
    path: '/berichten/details',
    site: 'back-office',
    access: 'staff',
    source: 'forms/FormMessagePage.tsx',
    resource: 'form-messages',
  },
  vendorRegistrations: {
    path: '/marktinschrijvingen',
    site: 'back-office',
    access: 'staff',
    menu: { label: 'Marktinschrijvingen', breakAfter: 'Markt', icon: 'market', key: 'm' },
    source: 'forms/VendorRegistrationListPage.tsx',
    resource: 'form-messages',
  },
  vendorRegistration: {
    path: '/marktinschrijvingen/details',
    site: 'back-office',
    access: 'staff',
    source: 'forms/FormMessagePage.tsx',
    resource: 'form-messages',
  },
  projectRequests: {
    path: '/projectaanvragen',
    site: 'back-office',
    access: 'staff',
    menu: { label: 'Projectaanvragen', breakAfter: 'Project', icon: 'project', key: 'r' },
    source: 'forms/ProjectRequestListPage.tsx',
    resource: 'form-messages',
  },
  projectRequest: {
    path: '/projectaanvragen/details',
    site: 'back-office',
    access: 'staff',
    source: 'forms/FormMessagePage.tsx',
    resource: 'form-messages',
  },
  breakfastOrders: {
    path: '/ontbijt',
    site: 'back-office',
    access: 'staff',
    menu: { label: 'Ontbijt', icon: 'breakfast', key: 'o' },
    source: 'breakfast-orders/BreakfastOrderListPage.tsx',
    resource: 'breakfast-orders',
  },
  breakfastOrder: {
    path: '/rekeningen/details-order',
    site: 'back-office',
    access: 'staff',
    source: 'breakfast-orders/BreakfastOrderPage.tsx',
    resource: 'breakfast-orders',
  },
  settings: {
    path: '/instellingen',
    site: 'back-office',
    access: 'staff',
    menu: { label: 'Instellingen', icon: 'settings', key: 'i' },
    source: 'settings/SettingsPage.tsx',
  },
  deliveryDistances: {
    path: '/instellingen/bezorgafstanden',
    site: 'back-office',
    access: 'staff',
    source: 'delivery-distances/DistanceListPage.tsx',
    resource: 'delivery-distances',
  },
  newDeliveryDistance: {
    path: '/instellingen/bezorgafstanden/toevoegen',
    site: 'back-office',
    access: 'staff',
    source: 'delivery-distances/NewDistancePage.tsx',
    resource: 'delivery-distances',
  },
  deliveryDistance: {
    path: '/instellingen/bezorgafstanden/aanpassen',
    site: 'back-office',
    access: 'staff',
    source: 'delivery-distances/DistancePage.tsx',
    resource: 'delivery-distances',
  },
  login: { path: '/login', site: 'back-office', access: 'signing-in' },
  signIn: { path: '/sign-in', site: 'back-office', access: 'signing-in' },
  signInInDutch: { path: '/inloggen', site: 'back-office', access: 'signing-in' },
  newPassword: { path: '/wachtwoord-vergeten', site: 'back-office', access: 'signing-in' },
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

/** Other names of a screen, which lead to it for good. */
export const otherNames: Readonly<Record<string, string>> = {
  '/extras': screens.extras.path,
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
