import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { BreakfastOrderStatusView } from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onPhone } from '../../sizes.ts'
import type { SceneAnswers } from '../fixtures/answer-fetch.ts'
import { breakfastOrder } from '../fixtures/breakfast.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Breakfast order',
  component: GuestSite,
  args: { url: '/bedankt-ontbijt?id=7b1d' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

const status = (now: Partial<BreakfastOrderStatusView>, others: SceneAnswers = {}) => ({
  scene: {
    answers: {
      'GET /api/breakfast-orders/7b1d/status': { status: 200, body: breakfastOrder(now) },
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
const paid = { paid: true, balanceCents: 0, paymentUrl: null, payUntil: null } as const

export const Confirmed: Story = {
  parameters: status({ ...paid, state: 'confirmed', paymentState: 'paid' }),
  play: async (context) => {
    await shows('Het ontbijt komt eraan')!(context)
    await expect(context.canvas.getByText('P202655')).toBeVisible()
    await expect(context.canvas.getByText('1 × € 6,95')).toBeVisible()
  },
}

export const ConfirmedOnAPhone: Story = {
  parameters: Confirmed.parameters!,
  globals: onPhone,
  play: async (context) => {
    await Confirmed.play!(context)
    await expectItFits()
  },
}

const nowhere = { here: true, street: '', houseNumber: '', postcode: '', city: '' }

export const ConfirmedAndNotBrought: Story = {
  parameters: status({ ...paid, ...nowhere, state: 'confirmed', paymentState: 'paid' }),
  play: async (context) => {
    await shows('Het ontbijt komt eraan')!(context)
    await expect(context.canvas.getByText(/^Bedankt.*voor je klaar\./)).toBeVisible()
    await expect(context.canvas.getByText('Afhalen of in huis')).toBeVisible()
    await expect(context.canvas.queryByText('Adres')).toBeNull()
  },
}

export const ToPay: Story = {
  parameters: status({}),
  play: async (context) => {
    await shows('Je bestelling staat klaar')!(context)
    await expect(
      context.canvas.getByRole('link', { name: 'Naar de betaalpagina' }),
    ).toHaveAttribute('href', '/api/breakfast-orders/7b1d/checkout')
    await expect(context.canvas.getByText(/za.6.juni om 14\.00/)).toBeVisible()
  },
}

const payLater = { url: '/ontbijt-betaling?id=7b1d' }
const asked = fn()

export const ToPayLater: Story = {
  args: payLater,
  parameters: status(
    {},
    {
      'POST /api/breakfast-orders/7b1d/payments': ({ body }) => {
        asked(body)
        return {
          status: 409,
          body: {
            error: { reason: 'order-not-payable', text: 'Dit kan niet meer betaald worden.' },
          },
        }
      },
    },
  ),
  play: async (context) => {
    asked.mockClear()
    await shows('Betaal je ontbijt')!(context)
    const { canvas } = context
    await expect(canvas.getByText(/^Dag Sanne, .* voor za.6.juni om 14\.00/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bancontact' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Betaal €\s38,80/ }))
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ method: 'bancontact' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Dit kan niet meer betaald worden.'),
    )
  },
}

export const ToPayLaterOnAPhone: Story = {
  args: payLater,
  parameters: status({ paymentState: 'failed', paid: false, balanceCents: 1000 }),
  globals: onPhone,
  play: async (context) => {
    await shows('Betaal je ontbijt')!(context)
    await expect(context.canvas.getByText(/Ontvangen € 28,80/)).toBeVisible()
    await expectItFits()
  },
}

export const PayLaterWhileTheBankIsBusy: Story = {
  args: payLater,
  parameters: status({ paymentState: 'pending' }),
  play: shows('We wachten op je bank')!,
}

const partPaid = { paymentState: 'paid', paid: false, balanceCents: 1000 } as const

/** The page with the ways to pay leads nowhere any more: staff are called. */
export const PartPaidAndTooLateToPay: Story = {
  args: payLater,
  parameters: status({ ...partPaid, paymentUrl: null, payUntil: null }),
  play: async (context) => {
    await shows('Er is nog een bedrag open')!(context)
    await expect(context.canvas.queryByRole('link', { name: 'De rest betalen' })).toBeNull()
    await expect(context.canvas.getAllByRole('link', { name: /^Bel/ })[0]).toBeVisible()
  },
}

export const AtPayment: Story = {
  parameters: status({ paymentState: 'open' }),
  play: shows('Je moet nog betalen')!,
}

export const Paying: Story = {
  parameters: status({ paymentState: 'pending' }),
  play: shows('We wachten op je bank')!,
}

export const PayStopped: Story = {
  parameters: status({ paymentState: 'canceled' }),
  play: shows('Je hebt de betaling gestopt')!,
}

export const PayLapsed: Story = {
  parameters: status({ paymentState: 'expired' }),
  play: shows('De tijd om te betalen was om')!,
}

export const NotPaid: Story = {
  parameters: status({ paymentState: 'failed' }),
  play: async (context) => {
    await shows('De betaling is niet gelukt')!(context)
    await expect(context.canvas.getByRole('link', { name: 'Opnieuw betalen' })).toHaveAttribute(
      'href',
      '/ontbijt-betaling?id=7b1d',
    )
  },
}

export const PartPaid: Story = {
  parameters: status({ paymentState: 'paid', balanceCents: 1000 }),
  play: async (context) => {
    await shows('Er is nog een bedrag open')!(context)
    await expect(context.canvas.getByText(/Ontvangen € 28,80/)).toBeVisible()
  },
}

export const Confirming: Story = {
  parameters: status({ ...paid, paymentState: 'paid' }),
  play: shows('Je betaling is binnen')!,
}

export const ConfirmedStillToPay: Story = {
  parameters: status({ state: 'confirmed', payUntil: null }),
  play: async (context) => {
    await shows('Je ontbijt staat vast')!(context)
    await expect(context.canvas.getByText(/^Bedankt, Sanne\./)).toBeVisible()
    await userEvent.click(context.canvas.getByRole('link', { name: 'Nu betalen' }))
    await shows('Betaal je ontbijt')!(context)
    await expect(context.canvas.getByText('Besteld, nog te betalen')).toBeVisible()
  },
}

export const Delivered: Story = {
  parameters: status({ ...paid, state: 'delivered', paymentState: 'paid' }),
  play: shows('Smakelijk eten!')!,
}

export const Lapsed: Story = {
  args: { url: '/ontbijt-betaling?id=7b1d' },
  parameters: status({
    state: 'cancelled',
    cancelledBecause: 'unpaid',
    paymentUrl: null,
    payUntil: null,
  }),
  play: shows('Deze bestelling is verlopen')!,
}

export const Cancelled: Story = {
  args: { url: '/ontbijt-betaling?id=7b1d' },
  parameters: status({
    state: 'cancelled',
    cancelledBecause: 'staff',
    paymentUrl: null,
    balanceCents: -3880,
  }),
  play: async (context) => {
    await shows('Deze bestelling is geannuleerd')!(context)
    await expect(context.canvas.getByText(/€ 38,80 gaat terug/)).toBeVisible()
  },
}

export const Refunded: Story = {
  parameters: status({ state: 'cancelled', cancelledBecause: 'guest', refunded: true }),
  play: shows('We hebben je betaling teruggestort')!,
}

export const Unknown: Story = {
  args: { url: '/ontbijt-betaling' },
  play: shows('Deze bestelling kennen we niet')!,
}

const fromTheMail = { url: '/bedankt-ontbijt?id=7b1d&annuleren=token' }

export const AskedToCancel: Story = {
  args: fromTheMail,
  parameters: status(
    { ...paid, state: 'confirmed', paymentState: 'paid' },
    {
      'POST /api/breakfast-orders/7b1d/cancel': ({ body }) => ({
        status: (body as { token: string }).token === 'token' ? 503 : 400,
        body: {
          error: { reason: 'unavailable', text: 'Het is niet zeker of dit is gelukt.' },
        },
      }),
    },
  ),
  play: async (context) => {
    await shows('Je ontbijt annuleren?')!(context)
    await expect(context.canvas.getByText(/krijg je helemaal terug/)).toBeVisible()
    await userEvent.click(context.canvas.getByRole('button', { name: 'Annuleer deze bestelling' }))
    await waitFor(() =>
      expect(context.canvas.getByText('Het is niet zeker of dit is gelukt.')).toBeVisible(),
    )
  },
}

export const TooLateToCancel: Story = {
  args: fromTheMail,
  parameters: status({
    ...paid,
    state: 'confirmed',
    paymentState: 'paid',
    cancellableUntil: null,
  }),
  play: shows('Annuleren kan niet meer')!,
}
