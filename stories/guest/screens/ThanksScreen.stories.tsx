import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { BookingStatusView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { SceneAnswer, SceneAnswers } from '../fixtures/answer-fetch.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { bookingStatus } from '../fixtures/guests.ts'
import { beforeScene } from '../fixtures/scene.ts'
import { quotesOf } from '../fixtures/stays.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone, onTablet } from '../../sizes.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Thanks',
  component: GuestSite,
  args: { url: '/bedankt?id=0e8a' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

const status = (now: Partial<BookingStatusView>, others: SceneAnswers = {}) => ({
  scene: {
    answers: {
      'GET /api/bookings/0e8a/status': { status: 200, body: bookingStatus(now) },
      ...others,
    },
  },
})
const shows =
  (title: string): Story['play'] =>
  async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible(),
    )
  }

/** Where the ways to pay are chosen anew: the one that failed may fail again. */
const otherWays =
  (name: string, page: string): Story['play'] =>
  async ({ canvas }) =>
    expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `${page}?id=0e8a`)

export const Confirmed: Story = {
  parameters: status({ state: 'confirmed', paymentState: 'paid', holdUntil: null }),
  play: async (context) => {
    await shows('Je sleutel hangt klaar')!(context)
    const { canvas } = context
    await expect(canvas.getByText('di 9 juni 2026, 15.00 tot 18.00 uur')).toBeVisible()
    await expect(canvas.getByText('B2026517')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Zet in je agenda' }))
    const next = within(canvas.getByRole('navigation', { name: 'Voor je komt' }))
    await expect(next.getByRole('link', { name: 'Route en kaart' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^https:\/\/www\.openstreetmap\.org\/search\?query=.+Elsloo.+Nederland$/,
      ),
    )
    await expect(next.getByRole('link', { name: 'Ontbijtbox bestellen' })).toHaveAttribute(
      'href',
      '/ontbijtbox-bestellen',
    )
  },
}

export const PaidByLink: Story = {
  args: { url: '/bedankt-booking?id=0e8a' },
  parameters: status({ state: 'confirmed', paymentState: 'paid', holdUntil: null }),
  play: async (context) => {
    await shows('Je sleutel hangt klaar')!(context)
    await expect(context.canvas.getByText('B2026517')).toBeVisible()
  },
}

export const TheFamilyRoomConfirmed: Story = {
  args: { url: '/bedankt-familie?id=0e8a' },
  parameters: status({
    state: 'confirmed',
    paymentState: 'paid',
    holdUntil: null,
    quote: quotesOf(
      { room: 'familiekamer', arrival: '2026-06-12', departure: '2026-06-15', persons: 4 },
      [4],
    ).get(4)!,
  }),
  play: async (context) => {
    await shows('Je sleutel hangt klaar')!(context)
    await expect(context.canvas.getByText(/^Familiekamer, 4/)).toBeVisible()
    await expect(context.canvas.getByText('€ 519,00')).toBeVisible()
  },
}

export const ConfirmedOnAPhone: Story = {
  parameters: Confirmed.parameters!,
  globals: onPhone,
  play: shows('Je sleutel hangt klaar')!,
}

/** An address of 34 letters, and one without any place to break. */
export const ConfirmedWithALongAddressOnANarrowPhone: Story = {
  parameters: status({
    state: 'confirmed',
    paymentState: 'paid',
    holdUntil: null,
    email: 'liesbethvandermeervandenoever@eenheellangdomeinzonderstreepje.example',
  }),
  globals: onNarrowPhone,
  play: async (context) => {
    await shows('Je sleutel hangt klaar')!(context)
    await expectItFits()
  },
}

const openBooking = {
  state: 'confirmed',
  paymentState: 'created',
  paymentUrl: '/api/bookings/0e8a/checkout',
  holdUntil: null,
} as const

export const BookedStillToPay: Story = {
  parameters: status(openBooking),
  play: async (context) => {
    await shows('Je kamer staat vast')!(context)
    const { canvas } = context
    await expect(canvas.getByText('Geboekt, nog te betalen')).toBeVisible()
    const way = canvas.getByRole('link', { name: 'Nu betalen' })
    await expect(way).toHaveAttribute('href', '/booking-betaling?id=0e8a')
    await expect(canvas.queryByText('Betaald')).toBeNull()
  },
}

export const BookedPartlyPaidOnAPhone: Story = {
  parameters: status({ ...openBooking, balanceCents: 12_000 }),
  globals: onPhone,
  play: async (context) => {
    await shows('Je kamer staat vast')!(context)
    await expect(context.canvas.getByText('Nog te betalen')).toBeVisible()
    await expectItFits()
  },
}

export const PaidTooLittle: Story = {
  parameters: status({ paymentState: 'paid', paid: false, balanceCents: 21_999 }),
  play: shows('Er is nog een bedrag open')!,
}

/** The hold of it ran out. */
const tooLittle = {
  state: 'expired',
  paymentState: 'paid',
  holdUntil: null,
  receivedCents: 1,
} as const

export const PaidTooLittleUntilTheEnd: Story = {
  parameters: status(tooLittle),
  play: async (context) => {
    await shows('We houden de kamer niet meer vast')!(context)
    await expect(context.canvas.getByText(/er kwam €\s0,01 binnen/)).toBeVisible()
  },
}

export const TooLittlePaidBackOnAPhone: Story = {
  parameters: status({ ...tooLittle, refunded: true }),
  globals: onPhone,
  play: async (context) => {
    await shows('We hebben je betaling teruggestort')!(context)
    await expect(context.canvas.getByText(/^€\s0,01$/)).toBeVisible()
    await expectItFits()
  },
}

let asked = 0
const becomesPaid: SceneAnswer = () => {
  asked += 1
  const paid = { state: 'confirmed', paymentState: 'paid', holdUntil: null } as const
  return { status: 200, body: bookingStatus(asked > 1 ? paid : { paymentState: 'pending' }) }
}

export const PendingThenPaidByItself: Story = {
  parameters: { scene: { answers: { 'GET /api/bookings/0e8a/status': becomesPaid } } },
  beforeEach: () => {
    asked = 0
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'We wachten op je bank' })).toBeVisible(),
    )
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Je sleutel hangt klaar' })).toBeVisible(),
    )
  },
}

export const StillToPay: Story = {
  parameters: status({ paymentState: 'open', paymentUrl: 'https://betaal.voorbeeld/tr_1' }),
  play: async (context) => {
    await shows('Je moet nog betalen')!(context)
    await expect(
      context.canvas.getByText(/We houden de kamer tot wo\s3\sjuni om 10.20\suur voor je vast/),
    ).toBeVisible()
    await expect(
      context.canvas.getByRole('link', { name: 'Naar de betaalpagina' }),
    ).toHaveAttribute('href', 'https://betaal.voorbeeld/tr_1')
    await otherWays('Anders betalen', '/booking-betaling')!(context)
  },
}

export const PaymentPageComing: Story = {
  parameters: status({ paymentState: 'created' }),
  play: shows('De betaalpagina komt eraan')!,
}
export const PaidAndBeingWrittenDown: Story = {
  parameters: status({ paymentState: 'paid' }),
  play: shows('Je betaling is binnen')!,
}

export const PaymentFailed: Story = {
  parameters: status({ paymentState: 'failed' }),
  play: async (context) => {
    await shows('De betaling is niet gelukt')!(context)
    await otherWays('Opnieuw betalen', '/booking-betaling')!(context)
  },
}

export const PaymentOfTheFamilyRoomFailed: Story = {
  args: { url: '/bedankt-familie?id=0e8a' },
  parameters: status({ paymentState: 'failed', roomKind: 'family' }),
  play: async (context) => {
    await shows('De betaling is niet gelukt')!(context)
    await otherWays('Opnieuw betalen', '/booking-betaling-familie')!(context)
  },
}

export const PaymentCancelledAtTheBank: Story = {
  parameters: status({ paymentState: 'canceled' }),
  play: shows('Je hebt de betaling gestopt')!,
}
export const PaymentExpired: Story = {
  parameters: status({ paymentState: 'expired' }),
  play: shows('De tijd om te betalen was om')!,
}

export const HoldExpired: Story = {
  parameters: status({ state: 'expired', paymentState: 'expired', holdUntil: null }),
  play: async (context) => {
    await shows('Deze boeking is verlopen')!(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('link', { name: 'Opnieuw boeken' })).toHaveAttribute(
        'href',
        '/kamer-overzicht/details?kamer=knusse-kamer&aankomst=2026-06-09&vertrek=2026-06-12&personen=2',
      ),
    )
  },
}

export const EndedWhileTheBankThinks: Story = {
  parameters: status({ state: 'expired', paymentState: 'pending', holdUntil: null }),
  play: shows('We houden de kamer niet meer vast')!,
}

export const FirstToPayHasTheRoom: Story = {
  parameters: status({ paymentState: 'open', holdUntil: null }),
  play: async (context) => {
    await shows('Je moet nog betalen')!(context)
    await expect(
      context.canvas.getByText(/De kamer is voor degene van wie we de betaling het eerst zien/),
    ).toBeVisible()
  },
}

export const PaidTooLate: Story = {
  parameters: status({ state: 'expired', paymentState: 'paid', holdUntil: null }),
  play: shows('Je betaling kwam laat binnen')!,
}

export const Refunded: Story = {
  parameters: status({ state: 'expired', paymentState: 'paid', holdUntil: null, refunded: true }),
  play: shows('We hebben je betaling teruggestort')!,
}

export const CancelledByTheProperty: Story = {
  parameters: status({ state: 'cancelled', paymentState: 'open', holdUntil: null }),
  play: shows('Deze boeking is geannuleerd')!,
}

export const UnknownBooking: Story = {
  parameters: {
    scene: {
      answers: {
        'GET /api/bookings/0e8a/status': {
          status: 404,
          body: { error: { reason: 'not-found', text: '' } },
        },
      },
    },
  },
  play: shows('Deze boeking kennen we niet')!,
}

export const WithoutANumber: Story = {
  args: { url: '/bedankt' },
  play: shows('Deze boeking kennen we niet')!,
}

export const StillLooking: Story = {
  parameters: { scene: { answers: { 'GET /api/bookings/0e8a/status': 'hangs' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('We zoeken je boeking op…')).toBeVisible())
  },
}

export const ServerDown: Story = {
  parameters: { scene: { answers: { 'GET /api/bookings/0e8a/status': 'down' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'We kunnen je boeking nu niet laten zien' }),
      ).toBeVisible(),
    )
  },
}

const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Je sleutel hangt klaar' })
  await expectItFits()
}

export const OnATablet: Story = { parameters: Confirmed.parameters!, globals: onTablet, play: fits }
export const OnANarrowPhone: Story = {
  parameters: Confirmed.parameters!,
  globals: onNarrowPhone,
  play: fits,
}
