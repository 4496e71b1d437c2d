import { guestScreens } from '../../screens/guest-screens.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import type { PageRoute } from '../page/page-route.ts'
import { orderForm } from './order-form-part.ts'

/** Only the server asks what a page reads: the browser need not carry it. */
const reads = () => import('./page-reads.ts')

const orderStatus = lazyPart(
  ['breakfast/OrderStatusScreen.tsx'],
  async () => (await import('./OrderStatusScreen.tsx')).OrderStatusScreen,
  { needsLaterWords: true },
)

/** Two addresses of one form, its review, the surprise, and two pages of how an order stands. */
export const breakfastPages: PageRoute[] = [
  ...[guestScreens.breakfast, guestScreens.breakfastBox].map(({ path }) => ({
    path,
    screen: orderForm,
    reads: async () => (await reads()).ofForm(),
  })),
  {
    path: guestScreens.surpriseBreakfast.path,
    screen: lazyPart(
      ['breakfast/SurpriseScreen.tsx'],
      async () => (await import('./SurpriseScreen.tsx')).SurpriseScreen,
      { needsLaterWords: true },
    ),
    reads: () => [],
  },
  {
    path: guestScreens.breakfastCheckout.path,
    screen: lazyPart(
      ['breakfast/BreakfastCheckoutScreen.tsx', ...orderForm.sources],
      async () => {
        const [{ BreakfastCheckoutScreen }] = await Promise.all([
          import('./BreakfastCheckoutScreen.tsx'),
          typeof document === 'undefined' ? orderForm.load() : null,
        ])
        return BreakfastCheckoutScreen
      },
      { needsLaterWords: true },
    ),
    reads: async () => (await reads()).ofReview(),
    readsPosted: async (texts) => (await reads()).ofPosted(texts),
  },
  {
    path: guestScreens.breakfastThanks.path,
    screen: orderStatus,
    reads: async (address) => (await reads()).ofOrder(address),
  },
  {
    path: guestScreens.breakfastPayment.path,
    screen: orderStatus,
    reads: async (address) => (await reads()).ofPayment(address),
  },
]
