import type { RoomType } from '../rules/rooms/room.ts'
import { guestRecordAddress, guestScreens } from './guest-screens.ts'
import { addressIn } from './page-language.ts'

/** The routes of the API that lead a guest to where they pay. */
const WAYS_TO_PAY = {
  booking: '/api/bookings/:id/checkout',
  breakfastOrder: '/api/breakfast-orders/:id/checkout',
}

/** Whether a browser goes there with a guest before it, on the way to pay. */
export function isWayToPay(route: string): boolean {
  return Object.values(WAYS_TO_PAY).includes(route)
}

/** What decides which page thanks the guest of a booking. */
export interface ThankedBooking {
  bookingId: string
  roomKind: RoomType['kind']
  /** Left out: the guest. What others entered is paid by its link. */
  madeBy?: 'guest' | 'staff' | 'channel'
  /** The language of its guest: their pages are in it. Left out: the address inside the program. */
  language?: string
}

/** The page that says how a booking stands, as a path of the guest site (G §2). */
export function thanksPath({ bookingId, roomKind, madeBy, language }: ThankedBooking): string {
  const ordinary = madeBy === undefined || madeBy === 'guest' ? 'thanks' : 'linkThanks'
  const page = roomKind === 'family' ? 'familyThanks' : ordinary
  return pathFor(language, guestRecordAddress(page, bookingId))
}

const pathFor = (language: string | undefined, path: string) =>
  language === undefined ? path : addressIn(language, path)

/**
 * The page for a booking that nobody has looked up, or cannot now: it shows a booking of any kind,
 * and says so where there is none.
 */
export function unreadThanksPath(bookingId: string): string {
  return guestRecordAddress('thanks', bookingId)
}

/**
 * Where the guest of a booking pays: opens the payment and leads on to it. It does not change with
 * the attempt.
 */
export function checkoutAddress(publicUrl: string, bookingId: string): string {
  return wayToPay(publicUrl, WAYS_TO_PAY.booking, bookingId)
}

/** The page where what is open of a booking is paid, by its link, as a path of the guest site. */
export function payPath({ bookingId, roomKind, language }: ThankedBooking): string {
  const page = roomKind === 'family' ? 'familyPayByLink' : 'payByLink'
  return pathFor(language, guestRecordAddress(page, bookingId))
}

/** The same as an address for the guest's browser. */
export function payAddress(publicUrl: string, booking: ThankedBooking): string {
  return publicUrl + payPath(booking)
}

/**
 * The page that says how a breakfast order stands (G §2).
 *
 * @param language of who ordered; left out: the address inside the program
 */
export function orderThanksPath(orderId: string, language?: string): string {
  return pathFor(language, `/bedankt-ontbijt?id=${encodeURIComponent(orderId)}`)
}

/** Where the guest of a breakfast order pays, as `checkoutAddress` for a booking. */
export function orderCheckoutAddress(publicUrl: string, orderId: string): string {
  return wayToPay(publicUrl, WAYS_TO_PAY.breakfastOrder, orderId)
}

/**
 * The page where what is open of a breakfast order is paid, as a path of the guest site.
 *
 * @param language of who ordered; left out: the address inside the program
 */
export function orderPayPath(orderId: string, language?: string): string {
  return pathFor(language, guestRecordAddress('breakfastPayment', orderId))
}

/** Where a guest cancels a breakfast order: the page that asks first. Only mails have the token. */
export function orderCancellationPath({ id, token }: { id: string; token: string }): string {
  return `${orderThanksPath(id)}&annuleren=${encodeURIComponent(token)}`
}

function wayToPay(publicUrl: string, route: string, id: string): string {
  return publicUrl + route.replace(':id', encodeURIComponent(id))
}

/** The page of an ordinary room, without what a guest chose: how search engines know it. */
export function roomAddress(slug: string): string {
  return `${guestScreens.room.path}?kamer=${encodeURIComponent(slug)}`
}
