import { message } from '../rules/texts/message.ts'
import { type ScreenRoute, pathWithId } from './screen-route.ts'

/**
 * The guest site's part of the table of screens (G §2), in a file of its own so that guests do not
 * load the back office's. The menu has the order of the rows.
 */
export const guestScreens = {
  home: { path: '/home', in: { en: '/home', de: '/home' }, site: 'guest', access: 'everyone' },
  testVisit: { path: '/test-visit', site: 'guest', access: 'everyone', isUnlisted: true },
  rooms: {
    path: '/kamer-overzicht',
    in: { en: '/rooms', de: '/zimmer' },
    site: 'guest',
    access: 'everyone',
    menu: { label: message('sitePage.rooms') },
  },
  room: {
    path: '/kamer-overzicht/details',
    in: { en: '/rooms/details', de: '/zimmer/details' },
    site: 'guest',
    access: 'everyone',
  },
  familyRoom: {
    path: '/familie-kamer',
    in: { en: '/family-room', de: '/familienzimmer' },
    site: 'guest',
    access: 'everyone',
  },
  /** The same page as `familyRoom`, whose address is the canonical one. */
  familyRoomOfOverview: {
    path: '/kamer-overzicht/details/familie-kamer',
    in: { en: '/rooms/details/family-room', de: '/zimmer/details/familienzimmer' },
    site: 'guest',
    access: 'everyone',
    isUnlisted: true,
  },
  search: {
    path: '/zoeken',
    in: { en: '/search', de: '/suche' },
    site: 'guest',
    access: 'everyone',
    menu: { label: message('sitePage.availability') },
  },
  checkout: {
    path: '/online-afrekenen',
    in: { en: '/checkout', de: '/buchung' },
    site: 'guest',
    access: 'everyone',
    isUnlisted: true,
  },
  familyCheckout: {
    path: '/online-afrekenen-familie',
    in: { en: '/checkout-family', de: '/buchung-familie' },
    site: 'guest',
    access: 'everyone',
    isUnlisted: true,
  },
  thanks: {
    path: '/bedankt',
    in: { en: '/thank-you', de: '/danke' },
    site: 'guest',
    access: 'everyone',
    isPrivate: true,
  },
  familyThanks: {
    path: '/bedankt-familie',
    in: { en: '/thank-you-family', de: '/danke-familie' },
    site: 'guest',
    access: 'everyone',
    isPrivate: true,
  },
  breakfast: {
    path: '/ontbijtbox-bestellen',
    in: { en: '/order-breakfast', de: '/fruehstueck-bestellen' },
    site: 'guest',
    access: 'everyone',
    menu: { label: message('sitePage.breakfastBox') },
    foot: { list: 'house', label: message('breakfast.title') },
  },
  breakfastBox: {
    path: '/ontbijtbox',
    in: { en: '/breakfast-box', de: '/fruehstuecksbox' },
    site: 'guest',
    access: 'everyone',
    isUnlisted: true,
  },
  surpriseBreakfast: {
    path: '/verrassingsontbijt',
    in: { en: '/surprise-breakfast', de: '/ueberraschungsfruehstueck' },
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: message('sitePage.surpriseBreakfast') },
  },
  breakfastCheckout: {
    path: '/online-afrekenen-ontbijt',
    in: { en: '/checkout-breakfast', de: '/bestellung-fruehstueck' },
    site: 'guest',
    access: 'everyone',
    isUnlisted: true,
  },
  breakfastThanks: {
    path: '/bedankt-ontbijt',
    in: { en: '/thank-you-breakfast', de: '/danke-fruehstueck' },
    site: 'guest',
    access: 'everyone',
    isPrivate: true,
  },
  breakfastPayment: {
    path: '/ontbijt-betaling',
    in: { en: '/pay-breakfast', de: '/fruehstueck-bezahlen' },
    site: 'guest',
    access: 'everyone',
    isPrivate: true,
  },
  payByLink: {
    path: '/booking-betaling',
    in: { en: '/pay-booking', de: '/buchung-bezahlen' },
    site: 'guest',
    access: 'everyone',
    isPrivate: true,
  },
  familyPayByLink: {
    path: '/booking-betaling-familie',
    in: { en: '/pay-booking-family', de: '/buchung-bezahlen-familie' },
    site: 'guest',
    access: 'everyone',
    isPrivate: true,
  },
  linkThanks: {
    path: '/bedankt-booking',
    in: { en: '/thank-you-booking', de: '/danke-buchung' },
    site: 'guest',
    access: 'everyone',
    isPrivate: true,
  },
  occupancy: {
    path: '/boeken',
    in: { en: '/calendar', de: '/kalender' },
    site: 'guest',
    access: 'everyone',
    foot: { list: 'booking', label: message('sitePage.calendar') },
  },
  surroundings: {
    path: '/omgeving',
    in: { en: '/surroundings', de: '/umgebung' },
    site: 'guest',
    access: 'everyone',
    menu: { label: message('sitePage.surroundings') },
    foot: { list: 'house', label: message('sitePage.surroundings') },
    isText: true,
    isOwnText: true,
  },
  about: {
    path: '/over-ons',
    in: { en: '/about-us', de: '/ueber-uns' },
    site: 'guest',
    access: 'everyone',
    menu: { label: message('sitePage.aboutUs') },
    foot: { list: 'house', label: message('sitePage.aboutUs') },
    isText: true,
    isOwnText: true,
  },
  extras: {
    path: '/extra',
    in: { en: '/extras', de: '/extras' },
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
    in: { en: '/house-rules', de: '/hausordnung' },
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: message('sitePage.houseRules') },
    isText: true,
  },
  cancellation: {
    path: '/annuleringsvoorwaarden',
    in: { en: '/cancellation-conditions', de: '/stornobedingungen' },
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: message('sitePage.cancellation') },
    isText: true,
  },
  terms: {
    path: '/algemene-voorwaarden',
    in: { en: '/terms-and-conditions', de: '/agb' },
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: message('sitePage.terms') },
    isText: true,
  },
  privacy: {
    path: '/privacy',
    in: { en: '/privacy', de: '/datenschutz' },
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: message('sitePage.privacy') },
    isText: true,
  },
  company: {
    path: '/bedrijfsgegevens',
    in: { en: '/company-details', de: '/impressum' },
    site: 'guest',
    access: 'everyone',
    foot: { list: 'terms', label: message('sitePage.companyData') },
    isText: true,
  },
  contact: {
    path: '/contact',
    in: { en: '/contact', de: '/kontakt' },
    site: 'guest',
    access: 'everyone',
    menu: { label: message('sitePage.contact') },
  },
  business: {
    path: '/zakelijk',
    in: { en: '/business', de: '/tagungen' },
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: message('sitePage.business') },
  },
  vendorForm: {
    path: '/inschrijven-paasveerjaarmarkt',
    isDutch: true,
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: message('sitePage.vendorForm') },
  },
  projectForm: {
    path: '/inschrijven-hu-studenten',
    isDutch: true,
    site: 'guest',
    access: 'everyone',
    foot: { list: 'house', label: message('sitePage.projectForm') },
  },
  // Reading `forms.thank-you`.
  vendorThanks: {
    path: '/bedankt-inschrijving',
    isDutch: true,
    site: 'guest',
    access: 'everyone',
    isUnlisted: true,
  },
  projectThanks: {
    path: '/bedankt-aanvraag',
    isDutch: true,
    site: 'guest',
    access: 'everyone',
    isUnlisted: true,
  },
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
