import { guestScreens } from '../../screens/guest-screens.ts'
import { bookingStatusRead, paymentMethodsRead, roomTypesRead } from '../calls/reads.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import type { PageRoute } from '../page/page-route.ts'

const screen = lazyPart(
  ['pay-by-link/PayScreen.tsx'],
  async () => (await import('./PayScreen.tsx')).PayScreen,
  { needsLaterWords: true },
)

const addresses = [guestScreens.payByLink.path, guestScreens.familyPayByLink.path]

/** The page to pay what is open of a booking, of either kind of room. */
export const payPages = addresses.map((path): PageRoute => ({
  path,
  screen,
  reads: (address) => {
    const id = address.get('id')
    return id ? [bookingStatusRead(id), roomTypesRead(), paymentMethodsRead()] : []
  },
}))
