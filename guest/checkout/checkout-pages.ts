import { guestScreens } from '../../screens/guest-screens.ts'
import { paymentMethodsRead, quoteRead, roomTypesRead } from '../calls/reads.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import type { PageRoute } from '../page/page-route.ts'
import {
  checkoutPath,
  isComplete,
  isInFamilyRoom,
  roomOf,
  roomPath,
  stayAt,
  stayIn,
} from '../stay/stay-choice.ts'

const screen = lazyPart(
  ['checkout/CheckoutScreen.tsx'],
  async () => (await import('./CheckoutScreen.tsx')).CheckoutScreen,
  { needsLaterWords: true },
)

const addresses = [guestScreens.checkout.path, guestScreens.familyCheckout.path]

/** The checkout, at one address for ordinary rooms and another for the family room. */
export const checkoutPages = addresses.map((path): PageRoute => ({
  path,
  screen,
  booksByScript: true,
  reads: () => [roomTypesRead(), paymentMethodsRead()],
  readsThen: (address, rooms) => {
    const stay = stayAt(path, address)
    const room = roomOf(rooms, stay)
    return room && isComplete(stay) ? [quoteRead({ ...stay, room: room.slug })] : []
  },
  elsewhere: (address) => {
    const stay = stayAt(path, address)
    if (isComplete(stay)) return null
    const isNowhere = stay.room === '' && !isInFamilyRoom(stay)
    return isNowhere ? guestScreens.rooms.path : roomPath(stay)
  },
  elsewhereThen: (address, rooms) => {
    const stay = stayAt(path, address)
    const room = roomOf(rooms, stay)
    if (room?.kind !== 'family' || isInFamilyRoom(stay)) return null
    return checkoutPath(stayIn(room, stay))
  },
}))
