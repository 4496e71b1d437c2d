import { type ScreenRoute, pathWithId } from './screen-route.ts'

/**
 * The guest site's part of the table of screens (G §2), in a file of its own so that guests do not
 * load the back office's. The menu has the order of the rows.
 */
export const guestScreens = {
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
    isOwnText: true,
  },
  about: {
    path: '/over-ons',
    site: 'guest',
    access: 'everyone',
    menu: { label: 'Over ons' },
    foot: { list: 'house', label: 'Over ons' },
    isText: true,
    isOwnText: true,
  },
  extras: {
    path: '/extra',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: 'Extra’s' },
    isText: true,
    isOwnText: true,
  },
  villageKey: {
    path: '/sleutel-van-elsloo',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house' },
    isText: true,
    isOwnText: true,
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
  projectForm: {
    path: '/inschrijven-hu-studenten',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: 'Project aanmelden' },
  },
  // Reading `forms.thank-you`.
  vendorThanks: {
    path: '/bedankt-inschrijving',
    site: 'guest',
    access: 'everyone',
    isUnlisted: true,
  },
  projectThanks: { path: '/bedankt-aanvraag', site: 'guest', access: 'everyone', isUnlisted: true },
} as const satisfies Record<string, ScreenRoute>

export type GuestScreenName = keyof typeof guestScreens

/** The rows one by one, with what only some of them have. */
export const guestRoutes: readonly ScreenRoute[] = Object.values(guestScreens)

/** The row of an address; undefined where the guest site has nothing. */
export function guestRouteAt(path: string): ScreenRoute | undefined {
  return guestRoutes.find((route) => route.path === path)
}

/** The address of a page of the guest site with the record it shows. */
export function guestRecordAddress(name: GuestScreenName, id: string): string {
  return pathWithId(guestScreens[name].path, id)
}
