import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { BookingStatusView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { SceneAnswers } from '../fixtures/answer-fetch.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { bookingStatus } from '../fixtures/guests.ts'
import { beforeScene } from '../fixtures/scene.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone } from '../../sizes.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Pay by link',
  component: GuestSite,
  args: { url: '/booking-betaling?id=0e8a' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

const entered = {
  state: 'confirmed',
  paymentState: 'created',
  paymentUrl: '/api/bookings/0e8a/checkout',
  holdUntil: null,
} as const

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

export const BookedStillToPay: Story = {
  parameters: status(entered),
  play: async (context) => {
    await shows('Betaal je boeking')!(context)
    const { canvas } = context
    await expect(canvas.getByText('Geboekt, nog te betalen')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Hoe wil je betalen?' })).toBeVisible(),
    )
    await expect(canvas.getByText('Als je annuleert')).toBeVisible()
    await expect(canvas.getByText('Daarna krijg je niets terug.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Betaal €\s300,00/ })).toBeVisible()
  },
}

export const BookedStillToPayOnAPhone: Story = {
  parameters: status(entered),
  globals: onPhone,
  play: async (context) => {
    await shows('Betaal je boeking')!(context)
    await expectItFits()
  },
}

export const PartlyPaidOnANarrowPhone: Story = {
  parameters: status({ ...entered, balanceCents: 12_000, receivedCents: 18_000 }),
  globals: onNarrowPhone,
  play: async (context) => {
    await shows('Betaal je boeking')!(context)
    await expect(context.canvas.getByRole('button', { name: /Betaal €\s120,00/ })).toBeVisible()
    await expectItFits()
  },
}

export const UntilADayThatIsTold: Story = {
  parameters: status({ ...entered, payUntil: '2026-06-12T22:00:00.000Z' }),
  play: async (context) => {
    await shows('Betaal je boeking')!(context)
    await expect(context.canvas.getByText(/Deze link werkt tot en met vr 12 juni\./)).toBeVisible()
  },
}

const ended = {
  ...entered,
  paymentUrl: null,
  payUntil: '2026-06-02T22:00:00.000Z',
  linkEnded: true,
}

export const LinkThatEnded: Story = {
  parameters: status(ended),
  play: async (context) => {
    await shows('Deze betaallink is verlopen')!(context)
    const { canvas } = context
    await expect(canvas.getByText(/werkte tot en met di 2 juni\. Vraag ons/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Bel \+?\d/ })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Mail ons' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Betaal/ })).toBeNull()
  },
}

export const LinkThatEndedOnAPhone: Story = {
  parameters: status(ended),
  globals: onPhone,
  play: async (context) => {
    await shows('Deze betaallink is verlopen')!(context)
    await expectItFits()
  },
}

export const OptionForThreeDays: Story = {
  args: { url: '/booking-betaling-familie?id=0e8a' },
  parameters: status({ roomKind: 'family', holdUntil: '2026-06-06T07:05:00.000Z' }),
  play: async (context) => {
    await shows('Betaal je boeking')!(context)
    await expect(context.canvas.getByText(/tot za\s6\sjuni om 9\.05\suur/)).toBeVisible()
  },
}

export const PaymentThatFailed: Story = {
  parameters: status({ paymentState: 'failed' }),
  play: shows('Betaal je boeking')!,
}

const asked = fn()

export const RefusedMeanwhile: Story = {
  parameters: status(entered, {
    'POST /api/bookings/0e8a/payments': ({ body }: { body: unknown }) => {
      asked(body)
      return {
        status: 409,
        body: {
          error: {
            reason: 'booking-not-payable',
            text: 'Deze boeking kan niet meer worden betaald. Zoek opnieuw een verblijf.',
          },
        },
      }
    },
  }),
  play: async (context) => {
    asked.mockClear()
    await shows('Betaal je boeking')!(context)
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('radio', { name: 'Kaart' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Betaal/ }))
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ method: 'creditcard' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('niet meer worden betaald'),
    )
  },
}

export const NoAnswer: Story = {
  parameters: status(entered, { 'POST /api/bookings/0e8a/payments': 'down' }),
  play: async (context) => {
    await shows('Betaal je boeking')!(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: /^Betaal/ }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Er is niets afgeschreven'),
    )
  },
}

export const WaysToPayThatCannotBeRead: Story = {
  parameters: status(entered, {
    'GET /api/payment-methods': { status: 503, body: null },
  }),
  play: async (context) => {
    await shows('Betaal je boeking')!(context)
    await waitFor(() =>
      expect(
        context.canvas.getByText(/Je kiest straks op de pagina van de betaaldienst/),
      ).toBeVisible(),
    )
  },
}

export const Paid: Story = {
  parameters: status({ state: 'confirmed', paymentState: 'paid', holdUntil: null }),
  play: shows('Je sleutel hangt klaar')!,
}

export const Cancelled: Story = {
  parameters: status({ state: 'cancelled', paymentState: 'canceled', holdUntil: null }),
  play: shows('Deze boeking is geannuleerd')!,
}

export const Expired: Story = {
  parameters: status({
    state: 'expired',
    paymentState: 'expired',
    balanceCents: 0,
    receivedCents: 0,
  }),
  play: shows('Deze boeking is verlopen')!,
}

const unknown = { status: 404, body: { error: { reason: 'not-found', text: 'Onbekend.' } } }

export const Unknown: Story = {
  parameters: { scene: { answers: { 'GET /api/bookings/0e8a/status': unknown } } },
  play: shows('Deze boeking kennen we niet')!,
}

export const WithoutABooking: Story = {
  args: { url: '/booking-betaling' },
  play: shows('Deze boeking kennen we niet')!,
}

export const StillLooking: Story = {
  parameters: { scene: { answers: { 'GET /api/bookings/0e8a/status': 'hangs' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('We zoeken je boeking op…')).toBeVisible())
  },
}

export const ByALinkOfTheOldSite: Story = {
  args: { url: '/booking-betaling?id=-NxAbc_Def-0123456789' },
  parameters: {
    scene: {
      answers: {
        'GET /api/bookings/-NxAbc_Def-0123456789/status': {
          status: 404,
          body: { error: { reason: 'not-found', text: '' } },
        },
      },
    },
  },
  globals: onNarrowPhone,
  play: async (context) => {
    await shows('Deze link werkt niet meer')!(context)
    await expect(context.canvas.getByText(/^Hij is van onze oude website\. Heb je/)).toBeVisible()
    await expectItFits()
  },
}
