import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor, within } from 'storybook/test'
import { expectItFits, expectNothingCut } from '../../expect-it-fits.ts'
import { onNarrowPhone } from '../../sizes.ts'
import { breakfastOrder } from '../fixtures/breakfast.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { bookingStatus, checkoutUrl, remember } from '../fixtures/guests.ts'
import { beforeScene } from '../fixtures/scene.ts'

const sizes = ['100%', '105%', '110%', '115%', '120%', '125%', '130%']

/** The narrowest phone, with letters up to a third larger: nothing is cut, split or out of reach. */
const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Large letters',
  component: GuestSite,
  globals: onNarrowPhone,
  // What axe finds it finds in the stories of each screen.
  parameters: { a11y: { test: 'off' } },
  beforeEach: ({ parameters }) => {
    const forget = beforeScene({ parameters })
    return () => {
      document.documentElement.style.removeProperty('font-size')
      forget()
    }
  },
}
export default meta
type Story = StoryObj<typeof GuestSite>

/** A screen once these words stand on it. */
const screen = (url: string, words: RegExp, more: Story = {}, letters = sizes): Story => ({
  ...more,
  args: { url },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(words)
    for (const size of letters) {
      document.documentElement.style.fontSize = size
      await waitFor(async () => {
        await expectItFits()
        await expectNothingCut()
      })
    }
  },
})
const answers = (call: string, body: object) => ({
  parameters: { scene: { answers: { [`GET ${call}`]: { status: 200, body } } } },
})
const stay = 'aankomst=2026-06-09&vertrek=2026-06-12&personen=2'
// The longest days of a year.
const days = { arrival: '2026-09-23', departure: '2026-12-21' } as const
const confirmed = bookingStatus({
  state: 'confirmed',
  paymentState: 'paid',
  holdUntil: null,
  quote: { ...bookingStatus({}).quote, ...days },
})

export const Home = screen('/home', /vanaf/)
export const Overview = screen('/kamer-overzicht', /€\s45,00/)
export const Search = screen(`/zoeken?${stay}`, /€\s300,00/)
export const RoomWithItsCalendar = screen(
  `/kamer-overzicht/details?kamer=knusse-kamer&${stay}`,
  /Seizoenstoeslag/,
)
export const FamilyRoom = screen(
  '/familie-kamer?aankomst=2026-06-12&vertrek=2026-06-15&personen=4',
  /Schoonmaak/,
)
export const CheckoutGuest = screen(checkoutUrl, /€\s300,00/)
export const CheckoutPayment = screen(`${checkoutUrl}&stap=betalen`, /€\s300,00/, {
  beforeEach: () => remember(),
})
export const Thanks = screen(
  '/bedankt?id=0e8a',
  /B2026517/,
  answers('/api/bookings/0e8a/status', confirmed),
  // Here a comma stood alone on the next line.
  [...sizes, '149%'],
)
export const Breakfast = screen('/ontbijtbox-bestellen', /€\s31,85/)
export const BreakfastThanks = screen(
  '/bedankt-ontbijt?id=7b1d',
  /P202655/,
  answers('/api/breakfast-orders/7b1d/status', breakfastOrder({ notes: 'Zonder noten, graag.' })),
)
export const Contact = screen('/contact', /Verstuur/)
