import { message } from '../rules/texts/message.ts'
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
    menu: { label: message('sitePage.rooms') },
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
    menu: { label: message('sitePage.availability') },
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
    menu: { label: message('sitePage.breakfastBox') },
    foot: { list: 'house', label: message('breakfast.title') },
  },
  breakfastBox: { path: '/ontbijtbox', site: 'guest', access: 'everyone', isUnlisted: true },
  surpriseBreakfast: {
    path: '/verrassingsontbijt',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: message('sitePage.surpriseBreakfast') },
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
    foot: { list: 'booking', label: message('sitePage.calendar') },
  },
  surroundings: {
    path: '/omgeving',
    site: 'guest',
    access: 'everyone',
    menu: { label: message('sitePage.surroundings') },
    foot: { list: 'house', label: message('sitePage.surroundings') },
    isText: true,
    isOwnText: true,
  },
  about: {
    path: '/over-ons',
    site: 'guest',
    access: 'everyone',
    menu: { label: message('sitePage.aboutUs') },
    foot: { list: 'house', label: message('sitePage.aboutUs') },
    isText: true,
    isOwnText: true,
  },
  extras: {
    path: '/extra',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: message('sitePage.extras') },
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
    foot: { list: 'terms', label: message('sitePage.houseRules') },
    isText: true,
  },
  cancellation: {
    path: '/annuleringsvoorwaarden',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: message('sitePage.cancellation') },
    isText: true,
  },
  terms: {
    path: '/algemene-voorwaarden',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: message('sitePage.terms') },
    isText: true,
  },
  privacy: {
    path: '/privacy',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: message('sitePage.privacy') },
    isText: true,
  },
  company: {
    path: '/bedrijfsgegevens',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: message('sitePage.companyData') },
    isText: true,
  },
  contact: {
    path: '/contact',
    site: 'guest',
    access: 'everyone',
    menu: { label: message('sitePage.contact') },
  },
  business: {
    path: '/zakelijk',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: message('sitePage.business') },
  },
  vendorForm: {
    path: '/inschrijven-paasveerjaarmarkt',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: message('sitePage.vendorForm') },
  },
  projectForm: {
    path: '/inschrijven-hu-studenten',
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: message('sitePage.projectForm') },
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
